import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { HeardTask } from '@clinical/language/heard-tasks/hear-tasks';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import type { Entry } from '../transcripts/public.ts';
import type { HearingInput } from './hear-tasks.worker.ts';
import { nextVisits } from './next-visits.ts';

const task = workTask<HearingInput, HeardTask[]>(new URL('./hear-tasks.worker.ts', import.meta.url).href);

/** The tasks that the embedded engine finds in a visit which the caller has read. `day`: that of the visit, yyyy-mm-dd. */
export async function hearEntry(ctx: Context, entry: Entry, day: string): Promise<HeardTask[]> {
  const nextVisit = await ctx.use(nextVisits).of(ctx, entry.noteId, entry.createdAt);
  return runInPool(ctx, task, { utterances: ofPatient(entry).utterances, today: day, nextVisit });
}

/** The key of a heard task as a suggestion. It is the visit's own: the next visit may order the same again. Of a dropped one nothing can be read. */
export const suggestionKeyOf = (entryId: string, key: string): string =>
  `heard:${sha256(`${entryId} ${key}`).slice(0, 40)}`;

/** Titles that mean the same task. */
export const plainTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
