import type { LlmPort } from '../../../gateways/llm/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { progressTask, succeedTask } from '../../../platform/jobs/background-tasks.ts';
import { taskModel } from '../../accounts/public.ts';
import { getNoteFor } from '../../notes/public.ts';
import type { Chart } from '@clinical/language/commands/chart-line';
import {
  addVersion,
  getTranscriptFor,
  lockTranscriptFor,
  preferredModel,
  selectThread,
  findVersionOf,
} from '../../transcripts/public.ts';
import { answerLocally } from './answer-locally.ts';
import { answerWithModel } from './answer-with-model.ts';
import { citable, type Question, visitOf } from './chart-lines.ts';
import { commandCredits } from './command-credits.ts';
import type { WriteCommandPayload } from './write-command.job.ts';
import type { WrittenAnswer } from './written-answer.ts';

type Work = { noteId: string; question: Question; chart: Chart; llm: LlmPort; model: string };

/** The job behind a command: read the chart, write, record. Only the first and the last step hold a transaction; a second run finds what the first recorded. */
export async function writeCommand(ctx: Context, payload: WriteCommandPayload): Promise<void> {
  const { taskId, attempt } = payload;
  if (await findVersionOf(ctx, taskId)) return ctx.transaction((tx) => succeedTask(tx, taskId));
  const { noteId, question, chart, llm, model } = await ctx.transaction((tx) => takeUp(tx, payload));
  const answer =
    llm.label === null
      ? await answerLocally(ctx, question, chart)
      : await answerWithModel(ctx, llm, model, question, chart, { noteId, creditKey: commandCredits.keyOf(payload) });
  ctx.signal.throwIfAborted();
  await ctx.transaction(async (tx) => {
    await commandCredits.take(tx, { taskId, attempt });
    await record(tx, payload, answer);
  });
}

async function takeUp(tx: Tx, { taskId, attempt, local, transcriptId, entryIds }: WriteCommandPayload): Promise<Work> {
  const entry = await getTranscriptFor(tx, transcriptId, 'edit');
  const note = await getNoteFor(tx, entry.noteId, 'edit');
  await progressTask(tx, taskId, 10);
  const model = entry.model ?? (await preferredModel(tx));
  await commandCredits.reserve(tx, { taskId, attempt, local, noteId: note.id, model });
  const entries = citable(await selectThread(tx, note.id), entryIds.length > 0 ? entryIds : null);
  const visits = entries.filter(({ createdAt }) => createdAt < entry.createdAt).map(visitOf);
  if (visits.length === 0)
    throw new AppError('EMPTY_SOURCE', { message: 'This chart no longer has entries to generate from.' });
  const { llm } = await taskModel(tx, { taskId, local });
  // before the words leave the machine, for the call may fail after that
  if (llm.label !== null) {
    await tx.audit('transcript.send-to-model', { type: 'transcript', id: entry.id, noteId: note.id });
  }
  const patient = { name: note.title, dateOfBirth: note.dateOfBirth, sex: note.sex };
  return {
    noteId: note.id,
    question: { entryId: entry.id, command: entry.question },
    chart: { patient, visits },
    llm,
    model,
  };
}

async function record(tx: Tx, { taskId, transcriptId }: WriteCommandPayload, answer: WrittenAnswer): Promise<void> {
  // first, so that a job that was stopped meanwhile takes back everything below
  await succeedTask(tx, taskId);
  const entry = await lockTranscriptFor(tx, transcriptId, 'edit');
  const { utterances, engine, ...text } = answer;
  const changes = { utterances, engine, sourceVersion: entry.version + 1 };
  const name = 'AI draft 1, command';
  await addVersion(tx, entry, { ...text, engine, name, cause: 'ai', taskId, baseVersion: entry.version }, changes);
  await tx.audit('transcript.generate', { type: 'transcript', id: entry.id, noteId: entry.noteId });
}
