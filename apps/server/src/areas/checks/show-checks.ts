import type { TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import { checkerVersion } from '@clinical/language/checks/checker-version';
import type { Scope } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { answersOf, findCheckRun } from './checks.queries.ts';
import { transcriptAbilities, type Entry } from '../transcripts/public.ts';
import { viewChecks } from './checks.view.ts';

/** What was found in an entry's note, as the caller may see it. */
export async function showChecks(scope: Pick<Scope, 'actor' | 'db'>, entry: Entry): Promise<TranscriptChecks> {
  const { level } = await getNoteFor(scope, entry.noteId, 'read');
  return viewChecks({
    entry,
    run: await findCheckRun(scope, entry.id),
    answers: await answersOf(scope, entry.id),
    checkerVersion,
    mayAnswer: transcriptAbilities(scope.actor, { ...entry, level }).edit,
  });
}
