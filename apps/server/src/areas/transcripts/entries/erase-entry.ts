import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/context.ts';
import { revokeTask } from '../../../platform/jobs/background-tasks.ts';
import { setNoteTags } from '../../notes/public.ts';
import { publishChartChange, publishNoteEdit } from '../add-version.ts';
import { removeEntry } from '../bin/entry-bin.queries.ts';
import { entryFollowers } from '../entry-followers.ts';
import { assetsOf, findTranscriptFor, tagsOf } from '../transcripts.queries.ts';
import { touchChart } from '../last-visit.queries.ts';

/**
 * Deletes an entry for good, wherever it lies, with its originals, source, versions and all that was found in them.
 * @returns the files, which the caller deletes once this is committed
 * @throws AppError ENTRY_SIGNED
 */
export async function eraseEntry(tx: Tx, id: string): Promise<string[]> {
  const entry = await findTranscriptFor(tx, id, 'edit');
  if (entry?.signedAt) throw new AppError('ENTRY_SIGNED');
  if (entry?.taskId) await revokeTask(tx, entry.taskId, 'The entry was erased.');
  const files = (await assetsOf(tx, [{ id }])).map(({ fileId }) => fileId);
  if (entry) for (const follower of tx.use(entryFollowers)) await follower.removed(tx, entry);
  const noteId = await removeEntry(tx, id);
  if (noteId === null) return [];
  await tx.audit('transcript.erase', { type: 'transcript', id, noteId });
  if (entry) await touchChart(tx, noteId, { entriesDelta: -1 });
  await setNoteTags(tx, noteId, await tagsOf(tx, noteId));
  await publishNoteEdit(tx, { id, noteId });
  await publishChartChange(tx, noteId);
  return files;
}
