import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { Context } from '../../platform/context.ts';
import { getTaskOf, listTasksOf } from '../../platform/jobs/background-tasks.ts';
import { viewTask, viewTasks } from './background-task.view.ts';

/** Where one of the caller's jobs stands. @throws AppError NOT_FOUND */
export async function getBackgroundTask(ctx: Context, id: string): Promise<BackgroundTask> {
  const task = await getTaskOf(ctx.db, ctx.actor.userId, id);
  await ctx.audit('task.read', { type: 'task', id, noteId: task.noteId });
  return viewTask(ctx, task);
}

/** The caller's jobs that have not ended, newest first. */
export async function listBackgroundTasks(ctx: Context): Promise<BackgroundTask[]> {
  const tasks = await listTasksOf(ctx.db, ctx.actor.userId, { active: true, limit: 50 });
  await ctx.audit('task.list', { type: 'task', id: null });
  return viewTasks(ctx, tasks);
}
