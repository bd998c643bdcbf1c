import type { GenerateEvent, GenerateNote } from '@clinical/contract/transcripts/transcripts.schemas';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { getTaskOf, toTaskStatus } from '../../platform/jobs/background-tasks.ts';
import { getNoteFor } from '../notes/public.ts';
import { resolveRecipe } from '../templates/public.ts';
import { findHoldOf, refusedBy } from './checks/find-holds.ts';
import { holdEntry } from './checks/hold-entry.ts';
import { startWriting } from './start-writing.ts';
import { changeTranscript, getTranscriptFor, lockTranscriptFor } from './transcripts.queries.ts';

/** The job may run in another process, so its row is what tells how far it is. */
const lookEveryMs = 250;

/**
 * Writes an entry's note again and reports until it is done. The first event names the task; whoever leaves finds it there.
 * @throws AppError EMPTY_SOURCE, TEMPLATE_WITHOUT_SECTIONS, CONFLICT, IDENTITY_CONFLICT, LITTLE_SPEECH before the first event
 */
export async function generateNote(
  ctx: Context,
  id: string,
  input: GenerateNote,
  send: (event: GenerateEvent) => Promise<void>,
): Promise<void> {
  const taskId = await startAgain(ctx, id, input);
  await send({ type: 'task', taskId });
  let told: number | null = null;
  while (!ctx.signal.aborted) {
    const task = await getTaskOf(ctx.db, ctx.actor.userId, taskId);
    const status = toTaskStatus(task.status);
    if (status === 'success') return send({ type: 'complete', taskId, progress: 100 });
    if (status === 'failure') return send({ type: 'error', taskId, message: task.message });
    if (task.progress !== null && task.progress !== told) {
      told = task.progress;
      await send({ type: 'progress', taskId, progress: told });
    }
    await wait(lookEveryMs, undefined, { signal: ctx.signal }).catch(() => undefined);
  }
}

async function startAgain(ctx: Context, id: string, input: GenerateNote): Promise<string> {
  const read = await getTranscriptFor(ctx, id, 'edit');
  const chart = await getNoteFor(ctx, read.noteId, 'edit');
  const hold = await findHoldOf(ctx, chart, read, { anyway: input.anyway ?? false });
  const taskId = await ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'edit');
    // what was looked at must be what is written from
    if (entry.sourceVersion !== read.sourceVersion || entry.noteId !== read.noteId)
      throw new AppError('VERSION_CONFLICT');
    // null is a choice (the general format), absent keeps what the entry had
    const templateId = input.templateId === undefined ? entry.templateId : input.templateId;
    await resolveRecipe(tx, templateId);
    const wanted = { templateId, ...(input.model ? { model: input.model } : {}) };
    if (hold) {
      await holdEntry(tx, entry, hold, wanted);
      return null;
    }
    await changeTranscript(tx, id, wanted);
    const started = await startWriting(tx, entry);
    await tx.audit('transcript.start-generate', { type: 'transcript', id, noteId: entry.noteId });
    return started;
  });
  if (taskId === null) throw refusedBy(hold!);
  return taskId;
}
