import type { SpeechEngine, SpeechRequest, SpeechResult } from '../../../gateways/speech/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { progressTask, succeedTask } from '../../../platform/jobs/background-tasks.ts';
import { wordsToExpect, withPlainFile } from '../../speech/public.ts';
import { actingSpeech, untilSwitchedOff } from '../../accounts/public.ts';
import {
  addVersion,
  publishNoteEdit,
  type AssetRow,
  assetsOf,
  changeTranscript,
  type Entry,
  getTranscriptFor,
  lockTranscriptFor,
  findVersionOf,
  isTranscribed,
  type StoredSpeech,
} from '../../transcripts/public.ts';
import type { TranscribeEntryPayload } from './transcribe-entry.job.ts';
import { transcriptionStore, resumeTranscription } from './store-transcription.ts';
import { type TranscribedParts, transcribeParts, unreadableOf } from './transcribe-parts.ts';
import { mergeTranscribed } from './spoken-source.ts';
import { writeTranscribedNote } from './write-transcribed-note.ts';

/** Hearing takes this share of the job, so that its percent never goes back. */
const hearingPercent = 60;

/**
 * Has the audio of an entry heard, and its note written when that was asked for. What was heard before a failure stays, and the
 * next try hears only the rest. Without an engine, or when the workspace switches it off meanwhile, the entry waits for one, which is
 * no failure.
 * @throws AppError PROVIDER_FAILED when something could not be heard
 */
export async function transcribeEntry(ctx: Context, ref: TranscribeEntryPayload): Promise<void> {
  const { taskId, transcriptId } = ref;
  if (await findVersionOf(ctx, taskId)) return ctx.transaction((tx) => succeedTask(tx, taskId));
  const entry = await getTranscriptFor(ctx, transcriptId, 'edit');
  if (entry.speech && !isTranscribed(entry.speech)) {
    const { engine } = await actingSpeech(ctx);
    if (!engine || !(await hearAll(ctx, ref, engine))) return ctx.transaction((tx) => wait(tx, ref));
  }
  await writeTranscribedNote(ctx, ref);
}

/** False when the workspace has switched the engine off meanwhile: what was heard until then is kept. */
async function hearAll(ctx: Context, ref: TranscribeEntryPayload, engine: SpeechEngine): Promise<boolean> {
  try {
    const { missing, failure } = await hear(ctx, ref, engine);
    if (missing.length === 0) return true;
    if (!(await actingSpeech(ctx)).engine) return false;
    throw new AppError('PROVIDER_FAILED', { message: partlyHeard(failure) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NO_SPEECH_ENGINE') return false;
    throw error;
  }
}

const partlyHeard = (failure: string | null): string =>
  [
    'Some of the audio could not be transcribed. The transcript so far is saved; Retry transcribes only the rest.',
    failure ?? '',
  ]
    .join(' ')
    .trim();

async function wait(tx: Tx, { taskId, transcriptId }: TranscribeEntryPayload): Promise<void> {
  const entry = await lockTranscriptFor(tx, transcriptId, 'edit');
  await tx.audit('transcript.wait-for-engine', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  await succeedTask(tx, taskId, 'Waiting for a speech engine');
  await publishNoteEdit(tx, entry);
}

async function hear(ctx: Context, ref: TranscribeEntryPayload, engine: SpeechEngine): Promise<SpeechResult> {
  const entry = await ctx.transaction((tx) => begin(tx, ref, engine));
  const audio = (await assetsOf(ctx, [entry])).filter(({ mediaType }) => mediaType.startsWith('audio/'));
  if (audio.length === 0) throw gone();
  const { language, durationMs, missing, parts, soFar } = entry.speech!;
  const vocabulary = await wordsToExpect(ctx);
  const progress = tellProgress(ctx, ref.taskId);
  const keeper = transcriptionStore(ctx, entry.id, soFar);
  const one = (asset: AssetRow | undefined, lengthMs: number | null, wanted: SpeechRequest): Promise<SpeechResult> => {
    if (!asset) throw gone();
    const { fileId, mediaType } = asset;
    return withPlainFile(ctx, fileId, (path) => engine.transcribe({ path, mediaType, durationMs: lengthMs }, wanted));
  };
  const result = await untilSwitchedOff(ctx, engine, async (off) => {
    const request: SpeechRequest = {
      language,
      vocabulary,
      spans: soFar?.missing ?? missing ?? undefined,
      signal: AbortSignal.any([ctx.signal, off]),
      onProgress: progress.tell,
    };
    if (!parts) return resumeTranscription(soFar, () => one(audio[0], durationMs, { ...request, onPart: keeper.take }));
    return transcribeParts(parts, request, (part, wanted) =>
      one(
        audio.find(({ name }) => name === part.name),
        part.durationMs,
        wanted,
      ),
    );
  }).finally(() => Promise.all([progress.settled(), keeper.settled()]));
  ctx.signal.throwIfAborted();
  await ctx.transaction((tx) => keep(tx, ref, engine, result));
  return result;
}

const gone = (): AppError => new AppError('UNREADABLE_SOURCE', { message: 'The audio of this entry was deleted.' });

async function begin(tx: Tx, { taskId, transcriptId }: TranscribeEntryPayload, engine: SpeechEngine): Promise<Entry> {
  const entry = await lockTranscriptFor(tx, transcriptId, 'edit');
  const record = { type: 'transcript', id: entry.id, noteId: entry.noteId };
  await tx.audit('transcript.hear', record);
  // before the words leave the machine, for the call may fail after that
  if (engine.host !== null) await tx.audit('transcript.send-to-speech-engine', record);
  await progressTask(tx, taskId, 5);
  return entry;
}

/** Writes percents down one after the other; one that comes meanwhile goes with the next. */
function tellProgress(ctx: Context, taskId: string) {
  let told = 5;
  let writing: Promise<void> | null = null;
  return {
    tell: (done: number): void => {
      const percent = Math.round(5 + done * (hearingPercent - 5));
      if (writing || percent <= told) return;
      told = percent;
      writing = ctx
        .transaction((tx) => progressTask(tx, taskId, percent))
        // a job that was stopped is told so by its signal
        .catch(() => undefined)
        .finally(() => (writing = null));
    },
    settled: async (): Promise<void> => {
      await writing;
    },
  };
}

async function keep(
  tx: Tx,
  ref: TranscribeEntryPayload,
  engine: SpeechEngine,
  result: SpeechResult & Partial<TranscribedParts>,
): Promise<void> {
  const entry = await lockTranscriptFor(tx, ref.transcriptId, 'edit');
  const { utterances: heard, missing, silent, failure, parts } = result;
  const before = entry.speech!;
  const told = { engine: engine.name, draft: engine.draft, missing, failure, ...(parts ? { parts } : {}) };
  const speech: StoredSpeech = { ...before, ...told, soFar: undefined };
  const unreadable = unreadableOf(parts ?? []);
  const source = mergeTranscribed(entry.utterances, heard, { gaps: before.gaps, unreadable, missing, silent });
  await tx.audit('transcript.heard', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  if (entry.version === 0) {
    await changeTranscript(tx, entry.id, { ...source, speech });
    await publishNoteEdit(tx, entry);
    return;
  }
  // a note was written from what there was: it stands now on a source that has more in it
  const { sections, sentences, version: baseVersion } = entry;
  await addVersion(
    tx,
    entry,
    { name: 'Missing audio transcribed', cause: 'source', sections, sentences, checks: null, baseVersion },
    { ...source, speech, sourceVersion: entry.version + 1 },
  );
}
