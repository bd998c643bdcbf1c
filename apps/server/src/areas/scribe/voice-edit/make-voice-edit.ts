import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { ChartMaterial } from '@clinical/language/chart/chart-material';
import type { NoteEditRequest, NoteEditResult } from '@clinical/language/voice-edit/edit-note';
import { asksToUndo } from '@clinical/language/voice-edit/read-wishes';
import type { SpeechEngine } from '../../../gateways/speech/port.ts';
import type { LlmPort } from '../../../gateways/llm/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { progressTask, succeedTask } from '../../../platform/jobs/background-tasks.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import { taskModel } from '../../accounts/public.ts';
import { getNoteFor } from '../../notes/public.ts';
import { contextOf } from '../context/chart-context.ts';
import { sameSections, type Entry, getTranscriptFor, preferredModel, selectHistory } from '../../transcripts/public.ts';
import { storable } from '../../../platform/storable.ts';
import { engineFor, transcribeInstruction } from './transcribe-instruction.ts';
import { proposeWithModel } from './propose-with-model.ts';
import { voiceEditCredits } from './voice-edit-credits.ts';
import type { VoiceEditPayload } from './voice-edit.job.ts';
import { changeVoiceEdit, getOwnVoiceEdit, type StoredVoiceEdit } from './voice-edits.queries.ts';

const editTask = workTask<NoteEditRequest, NoteEditResult>(new URL('./edit-note.worker.ts', import.meta.url).href);

type Work = {
  entry: Entry;
  instruction: string;
  sex: string | null;
  llm: LlmPort;
  model: string;
  materials: ChartMaterial[];
};

/**
 * The job behind a voice edit: hear, think, keep the proposal. What was heard is kept before the rest, so that it can be mended
 * when it is not understood. The note itself is not touched.
 */
export async function makeVoiceEdit(ctx: Context, ref: VoiceEditPayload): Promise<void> {
  const edit = await getOwnVoiceEdit(ctx, ref.voiceEditId);
  if (edit.after) return ctx.transaction((tx) => succeedTask(tx, ref.taskId));
  const instruction = edit.instruction ?? (await hear(ctx, ref, edit));
  const work = await ctx.transaction((tx) => takeUp(tx, ref, edit, instruction));
  const { after, notDone } = await propose(ctx, work, voiceEditCredits.keyOf(ref));
  const { entry, llm, model } = work;
  if (sameSections(after, entry.sections)) {
    throw new AppError('NOT_POSSIBLE', { message: 'This would not change the note.' });
  }
  ctx.signal.throwIfAborted();
  await ctx.transaction(async (tx) => {
    await voiceEditCredits.take(tx, ref);
    await succeedTask(tx, ref.taskId, 'The change is ready for review.');
    const engine = llm.label === null ? 'local' : model;
    await changeVoiceEdit(tx, edit.id, { engine, version: entry.version, before: entry.sections, after, notDone });
    await tx.audit('transcript.propose-voice-edit', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  });
}

async function hear(ctx: Context, ref: VoiceEditPayload, edit: StoredVoiceEdit): Promise<string> {
  const engine = await engineFor(ctx);
  await ctx.transaction((tx) => beginHearing(tx, ref, edit, engine));
  const instruction = storable(await transcribeInstruction(ctx, engine, edit));
  await ctx.transaction(async (tx) => {
    await progressTask(tx, ref.taskId, 50, 'Thinking');
    await changeVoiceEdit(tx, edit.id, { instruction });
    await tx.audit('transcript.heard', { type: 'transcript', id: edit.transcriptId });
  });
  return instruction;
}

async function beginHearing(
  tx: Tx,
  { taskId }: VoiceEditPayload,
  { transcriptId }: StoredVoiceEdit,
  engine: SpeechEngine,
): Promise<void> {
  const entry = await getTranscriptFor(tx, transcriptId, 'edit');
  const record = { type: 'transcript', id: entry.id, noteId: entry.noteId };
  await tx.audit('transcript.hear', record);
  // before the words leave the machine, for the call may fail after that
  if (engine.host !== null) await tx.audit('transcript.send-to-speech-engine', record);
  await progressTask(tx, taskId, 10, 'Hearing');
}

async function takeUp(tx: Tx, ref: VoiceEditPayload, edit: StoredVoiceEdit, instruction: string): Promise<Work> {
  const entry = await getTranscriptFor(tx, edit.transcriptId, 'edit');
  const chart = await getNoteFor(tx, entry.noteId, 'edit');
  await progressTask(tx, ref.taskId, 50, 'Thinking');
  const model = entry.model ?? (await preferredModel(tx));
  const { taskId, attempt, local } = ref;
  await voiceEditCredits.reserve(tx, { taskId, attempt, local, noteId: entry.noteId, model });
  const { llm } = await taskModel(tx, { taskId, local });
  if (llm.label !== null) {
    await tx.audit('transcript.send-to-model', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  }
  const { materials } = await contextOf(tx, entry, { ids: edit.contextEntryIds, model, isNewest: false });
  return { entry, instruction, sex: chart.sex, llm, model, materials };
}

type Proposal = { after: NoteSection[]; notDone: string[] };

async function propose(ctx: Context, work: Work, creditKey: string): Promise<Proposal> {
  const { entry, instruction, sex, llm } = work;
  if (asksToUndo(instruction)) return { after: await textBefore(ctx, entry), notDone: [] };
  const { sections } = entry;
  if (llm.label !== null) {
    const after = await proposeWithModel(ctx, llm, { ...work, sections, noteId: entry.noteId, creditKey });
    return { after, notDone: [] };
  }
  const result = await runInPool(ctx, editTask, { sections, instruction, sex });
  if ('refused' in result) throw new AppError('NOT_POSSIBLE', { message: result.refused });
  return { after: result.sections, notDone: result.left };
}

/** What the history shows before the newest version. */
async function textBefore(ctx: Context, entry: Entry): Promise<NoteSection[]> {
  const earlier = (await selectHistory(ctx, entry.id)).find(({ version }) => version < entry.version);
  if (!earlier) throw new AppError('NOT_POSSIBLE', { message: 'This note has no earlier version to restore.' });
  return earlier.sections;
}
