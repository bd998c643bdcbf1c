import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { Ready, ApiDocument } from '@clinical/contract/operations/operations.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { PublicContext, Context } from '../../platform/context.ts';
import type { SseWriter } from '../../platform/events/sse.ts';
import { getTaskOf, listTasksOf } from '../../platform/jobs/background-tasks.ts';
import { runningState, eventStreams } from '../../platform/running-program.ts';
import { viewTask, viewTasks } from './background-task.view.ts';

/** Whether this process can serve. @throws AppError UNAVAILABLE when it can't */
export async function readiness(ctx: PublicContext): Promise<Ready> {
  const running = ctx.use(runningState);
  const state = running.state();
  if (state !== 'ready') throw new AppError('UNAVAILABLE', { retryAfter: 2 });
  try {
    await running.pingDatabase();
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { retryAfter: 2, cause });
  }
  return { status: state, database: 'ok', storage: running.storage() };
}

/** The API as OpenAPI 3.1. */
export async function describeApi(ctx: PublicContext): Promise<ApiDocument> {
  return ctx.use(runningState).apiDocument();
}

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

/** The event stream of one browser, until it goes, its token ends or its session is ended. */
export async function streamEvents(ctx: Context, open: () => SseWriter): Promise<void> {
  const { userId, sessionId, principals, expiresAt } = ctx.actor;
  await ctx.use(eventStreams).serve({ userId, sessionId, principals, expiresAt }, open);
}
