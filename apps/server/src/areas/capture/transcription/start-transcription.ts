import { hasWords } from '@clinical/contract/transcripts/speakers.rules';
import type { TranscriptionStarted } from '@clinical/contract/capture/transcription.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { retryTask, startTask } from '../../../platform/jobs/background-tasks.ts';
import { actingSpeech } from '../../accounts/public.ts';
import {
  type Source,
  assetsOf,
  changeTranscript,
  type Entry,
  lockTranscriptFor,
  isTranscribed,
  untranscribed,
} from '../../transcripts/public.ts';
import { setTranscriptionTask } from './add-spoken-entry.ts';
import { transcribeEntryJob } from './transcribe-entry.job.ts';

/** Starts the job that hears an entry, in the caller's transaction. */
export async function startTranscription(tx: Tx, entry: Entry): Promise<string> {
  const taskId = await startTask(tx, transcribeEntryJob, {
    kind: 'note',
    noteId: entry.noteId,
    recordId: entry.id,
    payload: { transcriptId: entry.id },
  });
  await setTranscriptionTask(tx, entry, taskId);
  return taskId;
}

/**
 * Has an entry heard that waits for it, or what is missing of one, or one anew in which no words were heard.
 * @throws AppError CONFLICT without an engine, without audio, when all of it was heard, or while a job is at it
 */
export async function transcribeAudio(ctx: Context, id: string): Promise<TranscriptionStarted> {
  return ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'edit');
    const speech = await speechOf(tx, entry);
    await tx.audit('transcript.start-hearing', { type: 'transcript', id, noteId: entry.noteId });
    // the job that failed may have more to do than to hear
    if (entry.failure && entry.failure.taskId === speech.taskId) {
      return { taskId: (await retryTask(tx, entry.failure.taskId)).id };
    }
    // what stood against the text before is looked at anew when there is one
    await changeTranscript(tx, id, { speech, hold: null, ...(hasWords(entry) ? {} : noSource) });
    return { taskId: await startTranscription(tx, { ...entry, speech }) };
  });
}

const noSource: Source = { question: '', utterances: [] };

async function speechOf(tx: Tx, entry: Entry): Promise<NonNullable<Entry['speech']>> {
  if (entry.taskId) throw refused('This entry is being processed. Wait until it is done, or cancel it first.');
  const { engine, reason } = await actingSpeech(tx);
  if (!engine) throw refused(`This cannot be transcribed now: ${reason}`);
  // another engine may hear words where one heard none
  if (entry.speech && isTranscribed(entry.speech) && !hasWords(entry)) return { ...entry.speech, ...untranscribed };
  if (entry.speech && isTranscribed(entry.speech)) throw refused('All of the audio has been transcribed.');
  if (entry.speech) return entry.speech;
  const hasAudio = (await assetsOf(tx, [entry])).some(({ mediaType }) => mediaType.startsWith('audio/'));
  if (!hasAudio || hasWords(entry)) throw refused('This entry has no audio without a transcript.');
  return { ...untranscribed, language: 'en', durationMs: null, gaps: [], generate: true };
}

const refused = (message: string): AppError => new AppError('CONFLICT', { message });
