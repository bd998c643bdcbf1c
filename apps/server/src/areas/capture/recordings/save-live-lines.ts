import type { Ok } from '@clinical/contract/common.schemas';
import { limits } from '@clinical/contract/limits';
import type { SaveLiveLines } from '@clinical/contract/capture/live-lines.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { countLiveLines, putLiveLines } from './live-lines.queries.ts';
import { lockRecordingFor } from './recordings.queries.ts';

/**
 * Keeps lines that were heard of a recording. The last words may come after it was finished. Told again, they stand there once.
 * @throws AppError NOT_FOUND, RECORDING_CLOSED once it was erased, TOO_LARGE
 */
export async function saveLiveLines(ctx: Context, id: string, { lines }: SaveLiveLines): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const recording = await lockRecordingFor(tx, id);
    await tx.audit('recording.save-live', { type: 'recording', id, noteId: recording.noteId });
    if (recording.state !== 'recording' && recording.transcriptId === null) throw new AppError('RECORDING_CLOSED');
    if ((await countLiveLines(tx, recording)) + lines.length > limits.liveLinesOfRecording) {
      throw new AppError('TOO_LARGE', { message: 'The live text of this recording has reached its limit.' });
    }
    await putLiveLines(tx, recording, storable(lines));
    return { ok: true };
  });
}
