import type { GenerateEvent, GenerateNote } from '@clinical/contract/transcripts/transcripts.schemas';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import { getTaskOf, toTaskStatus } from '../../platform/jobs/background-tasks.ts';
import { resolveRecipe } from '../templates/public.ts';
import { startWriting } from './start-writing.ts';
import { changeTranscript, getTranscriptFor, lockTranscriptFor } from './transcripts.queries.ts';

/** The job may run in another process, so its row is what tells how far it is. */
const lookEveryMs = 250;

/**
 * Writes an entry's note again and reports until it is done. The first event names the task; whoever leaves finds it there.
 * @throws AppError EMPTY_SOURCE, TEMPLATE_WITHOUT_SECTIONS, CONFLICT before the first event
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
  return ctx.transaction(async (tx) => {
    await getTranscriptFor(tx, id, 'edit');
    const entry = await lockTranscriptFor(tx, id, 'edit');
    // null is a choice (the general format), absent keeps what the entry had
    const templateId = input.templateId === undefined ? entry.templateId : input.templateId;
    await resolveRecipe(tx, templateId);
    await changeTranscript(tx, id, { templateId, ...(input.model ? { model: input.model } : {}) });
    const taskId = await startWriting(tx, entry);
    await tx.audit('transcript.start-generate', { type: 'transcript', id, noteId: entry.noteId });
    return taskId;
  });
}
