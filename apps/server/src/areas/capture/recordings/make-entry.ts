import type { Context } from '../../../platform/context.ts';
import { transcribeEntry } from '../transcription/transcribe-entry.ts';
import type { FinishRecordingPayload } from './finish-recording.job.ts';
import { makeAudio } from './make-audio.ts';

/** The job behind a finished recording. Taken up again, it goes on where the one before it was. */
export async function makeEntry(ctx: Context, payload: FinishRecordingPayload): Promise<void> {
  await makeAudio(ctx, payload);
  await transcribeEntry(ctx, payload);
}
