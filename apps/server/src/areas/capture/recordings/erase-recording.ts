import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/context.ts';
import { revokeTask } from '../../../platform/jobs/background-tasks.ts';
import { eraseEntry } from '../../transcripts/public.ts';
import { removeLiveLines } from './live-lines.queries.ts';
import { changeRecording, lockRecordingIn, removeChunks } from './recordings.queries.ts';
import type { ErasureRow } from './recordings.table.ts';

/**
 * Erases a recording of this chart, whoever made it: its chunks, and the entry with audio, text and note that it has become.
 * @returns what was erased, and the files that are to be deleted once this is committed
 * @throws AppError NOT_FOUND, ENTRY_SIGNED
 */
export async function eraseRecording(
  tx: Tx,
  noteId: string,
  id: string,
): Promise<{ erasure: ErasureRow; files: string[] }> {
  const recording = await lockRecordingIn(tx, noteId, id);
  const { transcriptId, taskId, bytes, durationMs } = recording;
  if (taskId) await stopJob(tx, taskId);
  const ofEntry = transcriptId ? await eraseEntry(tx, transcriptId) : [];
  await removeLiveLines(tx, id);
  const files = [...(await removeChunks(tx, [id])), ...ofEntry];
  await changeRecording(tx, id, { state: 'withdrawn', transcriptId: null });
  await tx.audit('recording.erase', { type: 'recording', id, noteId });
  return { erasure: { recordingId: id, erasedAt: tx.clock.now(), durationMs, bytes, transcriptId }, files };
}

/** What still works on it would go on with what is no longer there; one that has ended is left as it is. */
async function stopJob(tx: Tx, taskId: string): Promise<void> {
  try {
    await revokeTask(tx, taskId, 'Consent was withdrawn.');
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
  }
}
