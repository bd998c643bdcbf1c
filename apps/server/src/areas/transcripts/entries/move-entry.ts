import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/context.ts';
import { setNoteTags } from '../../notes/public.ts';
import { publishChartChange, publishNoteEdit } from '../add-version.ts';
import { entryFollowers } from '../entry-followers.ts';
import { moveTranscript, tagsOf, type Entry } from '../transcripts.queries.ts';
import { touchChart } from '../last-visit.queries.ts';

/**
 * Takes an entry with all its versions and files to another chart that the caller may edit. Both charts' logs tell of it.
 * @throws AppError CONFLICT when it is there already, or while its note is being written
 */
export async function moveEntry(tx: Tx, entry: Entry, chart: { id: string; workspaceId: string }): Promise<void> {
  if (entry.noteId === chart.id) throw new AppError('CONFLICT', { message: 'The entry is already in this chart.' });
  if (entry.taskId) {
    throw new AppError('CONFLICT', {
      message: 'This note is being generated. Wait until it is done, or cancel it first.',
    });
  }
  for (const follower of tx.use(entryFollowers)) await follower.moved(tx, entry, chart);
  await moveTranscript(tx, entry, chart);
  for (const [noteId, entriesDelta] of [
    [entry.noteId, -1],
    [chart.id, 1],
  ] as const) {
    await touchChart(tx, noteId, { entriesDelta });
    await setNoteTags(tx, noteId, await tagsOf(tx, noteId));
    await tx.audit('transcript.move', { type: 'transcript', id: entry.id, noteId });
    await publishNoteEdit(tx, { id: entry.id, noteId });
    await publishChartChange(tx, noteId);
  }
}
