import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { Context } from '../../platform/context.ts';
import { getTaskOf, revokeTask } from '../../platform/jobs/background-tasks.ts';
import { viewTask } from './background-task.view.ts';

/** Stops one of the caller's jobs, wherever it runs. @throws AppError NOT_FOUND, CONFLICT when it has ended */
export async function cancelBackgroundTask(ctx: Context, id: string): Promise<BackgroundTask> {
  return ctx.transaction(async (tx) => {
    const { noteId } = await getTaskOf(tx.db, tx.actor.userId, id);
    const task = await revokeTask(tx, id, 'Cancelled');
    await tx.audit('task.cancel', { type: 'task', id, noteId });
    return viewTask(tx, task);
  });
}
