import type { BriefGroup, BriefItem } from '@clinical/contract/brief/brief.schemas';
import { isoTime } from '../../platform/clock.ts';
import { openWorkOf } from '../checks/public.ts';
import { viewNote } from '../notes/public.ts';
import type { BriefSource } from './brief-sources.ts';
import { selectSettledVisits } from './settled-visits.queries.ts';

/** The actor's unsigned visits by what they wait for, and the visits of the day that wait for nothing. */
export const visitLines: BriefSource = async (ctx, day) => {
  const [work, settled] = await Promise.all([openWorkOf(ctx, day.limit), selectSettledVisits(ctx, day)]);
  const items = settled.map((row): BriefItem => ({
    about: 'visit',
    transcriptId: row.transcriptId,
    visitAt: isoTime(row.visitAt),
    reason: row.reason,
    findings: 0,
    held: false,
    doing: null,
    progress: null,
    note: viewNote(ctx.actor, row),
  }));
  const groups = work.map((group): BriefGroup => ({
    ...group,
    items: group.items.map((item) => ({ about: 'visit', ...item })),
  }));
  return [...groups, { kind: 'visits', count: settled[0]?.amount ?? 0, items }];
};
