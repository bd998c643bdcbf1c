import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { isoTime } from '../../platform/clock.ts';
import { prechartAbilities } from './pre-chats.policy.ts';
import type { PrechartRow } from './pre-chats.queries.ts';

export function viewPrechart(prechart: PrechartRow): Prechart {
  const { usedIn, entryCreatedAt } = prechart;
  return {
    id: prechart.id,
    noteId: prechart.noteId,
    kind: 'prechart',
    title: prechart.title,
    question: prechart.question,
    answer: prechart.answer,
    prompt_id: prechart.promptId,
    origin: prechart.origin,
    engine: prechart.engine,
    sources: prechart.sources,
    usedIn: usedIn !== null && entryCreatedAt !== null ? { entryId: usedIn, createdAt: isoTime(entryCreatedAt) } : null,
    author: [prechart.givenName, prechart.familyName].filter(Boolean).join(' '),
    version: prechart.version,
    createdAt: isoTime(prechart.createdAt),
    updatedAt: isoTime(prechart.updatedAt),
    abilities: prechartAbilities(prechart),
  };
}
