import type { VoiceEdit, VoiceEditFields } from '@clinical/contract/scribe/voice-edit.schemas';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/area.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { getTaskOf, startTask, toTaskStatus } from '../../../platform/jobs/background-tasks.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { checkContext } from '../context/chart-context.ts';
import { checkFiles, type Entry, lockTranscriptFor, preferredModel } from '../../transcripts/public.ts';
import { storable } from '../../../platform/storable.ts';
import { engineFor } from './transcribe-instruction.ts';
import { viewVoiceEdit } from './show-voice-edit.ts';
import { voiceEditCredits } from './voice-edit-credits.ts';
import { voiceEditJob } from './voice-edit.job.ts';
import { findVoiceEdit, insertVoiceEdit, removeVoiceEdits } from './voice-edits.queries.ts';

type Spoken = { fileId: string; mediaType: string } | null;

/**
 * Takes what is to change in a note, spoken or typed, and starts the job that proposes it. An earlier one of the actor that was
 * not decided gives way.
 * @throws AppError CONFLICT without a note, without an engine for speech, or while one is under way; NO_CREDITS
 */
export async function startVoiceEdit(ctx: Context, input: VoiceEditFields, files: UploadedFile[]): Promise<VoiceEdit> {
  try {
    const spoken = spokenIn(files);
    const typed = storable(input.instruction ?? '').trim();
    if ((spoken === null) === (typed === '')) throw invalid(['body', 'instruction'], 'say or type what is to change');
    return await ctx.transaction((tx) => store(tx, input, spoken, typed));
  } catch (error) {
    await Promise.allSettled(files.map((file) => ctx.use(fileStore).delete(file.fileId)));
    throw error;
  }
}

function spokenIn(files: UploadedFile[]): Spoken {
  if (files.length > 1) throw invalid(['body', 'files'], 'one recording at a time');
  const [audio] = checkFiles(files);
  if (!audio) return null;
  if (audio.type.kind !== 'audio') {
    throw new AppError('UNSUPPORTED_MEDIA', { message: `“${audio.fileName}” is not a recording.` });
  }
  return { fileId: audio.fileId, mediaType: audio.type.mediaType };
}

async function store(tx: Tx, input: VoiceEditFields, spoken: Spoken, typed: string): Promise<VoiceEdit> {
  const entry = await lockTranscriptFor(tx, input.transcriptId, 'edit');
  await refuseNow(tx, entry, spoken);
  const contextEntryIds = input.contextEntryIds?.split(',').filter(Boolean) ?? [];
  await checkContext(tx, entry.noteId, contextEntryIds, entry.model);
  await removeVoiceEdits(tx, entry.id);
  const id = tx.ids.uuid();
  const taskId = await startTask(tx, voiceEditJob, {
    kind: 'voice-edit',
    noteId: entry.noteId,
    recordId: entry.id,
    payload: { voiceEditId: id },
  });
  const model = entry.model ?? (await preferredModel(tx));
  await voiceEditCredits.reserve(tx, { taskId, attempt: 1, noteId: entry.noteId, model });
  await tx.audit('transcript.start-voice-edit', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  const edit = await insertVoiceEdit(tx, {
    id,
    transcriptId: entry.id,
    authorId: tx.actor.userId,
    taskId,
    createdAt: tx.clock.now(),
    fileId: spoken?.fileId ?? null,
    mediaType: spoken?.mediaType ?? null,
    language: input.language ?? 'en',
    instruction: typed === '' ? null : typed,
    contextEntryIds,
  });
  return viewVoiceEdit(tx, edit);
}

async function refuseNow(tx: Tx, entry: Entry, spoken: Spoken): Promise<void> {
  if (entry.sections.length === 0) throw refused('There is no note to change yet.');
  if (entry.taskId) throw refused('The note is being generated. Wait until it is done, or cancel it first.');
  if (spoken) await engineFor(tx);
  const earlier = await findVoiceEdit(tx, entry.id);
  if (!earlier) return;
  const status = toTaskStatus((await getTaskOf(tx.db, tx.actor.userId, earlier.taskId)).status);
  if (status === 'pending' || status === 'progress') {
    throw refused('A voice edit of this note is in progress. Wait until it is done, or cancel it first.');
  }
}

const refused = (message: string): AppError => new AppError('CONFLICT', { message });
