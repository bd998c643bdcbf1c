import type { Context } from '../../../platform/context.ts';
import { getNoteFor } from '../../notes/public.ts';
import { getTranscriptFor, lockTranscriptFor } from '../../transcripts/public.ts';
import { findHoldOf, refusedBy } from './find-holds.ts';
import { holdEntry } from './hold-entry.ts';

/**
 * Ends a job that has come to writing when something stands against it by now: the source has only just been read, or the chart
 * or the source changed since a try that failed. It is kept with the entry, and a person decides.
 * @throws AppError IDENTITY_CONFLICT, EMPTY_SOURCE
 */
export async function rejectHeldEntry(ctx: Context, id: string): Promise<void> {
  const entry = await getTranscriptFor(ctx, id, 'edit');
  const chart = await getNoteFor(ctx, entry.noteId, 'edit');
  const hold = await findHoldOf(ctx, chart, entry, { anyway: true });
  if (!hold) return;
  await ctx.transaction(async (tx) => holdEntry(tx, await lockTranscriptFor(tx, id, 'edit'), hold));
  throw refusedBy(hold);
}
