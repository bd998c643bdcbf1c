import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { Context } from '../../platform/context.ts';
import { getTaskOf, retryTask } from '../../platform/jobs/background-tasks.ts';
import { viewTask } from './background-task.view.ts';

/** Queues one of the caller's failed or cancelled jobs again; `local`: with the local engine. @throws AppError NOT_FOUND, CONFLICT in another state */
export async function retryBackgroundTask(ctx: Context, id: string, local: boolean): Promise<BackgroundTask> {
  return ctx.transaction(async (tx) => {
    const { noteId } = await getTaskOf(tx.db, tx.actor.userId, id);
    const task = await retryTask(tx, id, local);
    await tx.audit('task.retry', { type: 'task', id, noteId });
    return viewTask(tx, task);
  });
}
