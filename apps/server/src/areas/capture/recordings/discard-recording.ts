import type { Ok } from '@clinical/contract/common.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { deleteFiles } from '../../../platform/storage/delete-files.ts';
import { removeLiveLines } from './live-lines.queries.ts';
import { changeRecording, lockRecordingFor, removeChunks } from './recordings.queries.ts';

/** Erases an unfinished recording; done twice it is done once. @throws AppError RECORDING_CLOSED when it is an entry already */
export async function discardRecording(ctx: Context, id: string): Promise<Ok> {
  const files = await ctx.transaction(async (tx) => {
    const recording = await lockRecordingFor(tx, id);
    if (recording.state === 'finished') throw new AppError('RECORDING_CLOSED');
    await tx.audit('recording.discard', { type: 'recording', id, noteId: recording.noteId });
    if (recording.state !== 'recording') return [];
    await changeRecording(tx, id, { state: 'discarded' });
    await removeLiveLines(tx, id);
    return removeChunks(tx, [id]);
  });
  await deleteFiles(ctx, files);
  return { ok: true };
}
