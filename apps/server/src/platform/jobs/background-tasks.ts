import { errorCodes } from '@clinical/contract/errors';
import type { BackgroundStatus, TaskStatus } from '@clinical/contract/operations/background-tasks.schemas';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError, notFound } from '../app-error.ts';
import type { Tx } from '../context.ts';
import type { Database } from '../db/database.ts';
import { backgroundTasks, type BackgroundTaskRow } from './background-tasks.table.ts';
import { jobNamed, type JobContract } from './job.ts';

/** What the payload of a job with a task holds, beside its own ids: `taskPayload.extend({ … })`. */
export const taskPayload = z.object({
  taskId: z.uuid(),
  attempt: z.number().int(),
  /** The local engine shall do it, whatever is configured. */
  local: z.boolean().optional(),
});
export type TaskRef = z.infer<typeof taskPayload>;

/** What the functions below need of a transaction. */
export type TaskScope = Pick<Tx, 'db' | 'clock' | 'emit'>;

/** The task was cancelled or is finished: what its handler was about to write must not be written. */
export class TaskEnded extends Error {
  constructor(taskId: string) {
    super(`task ${taskId} has ended`);
    this.name = 'TaskEnded';
  }
}

/** Channel on which the ids of cancelled tasks are announced to every process. */
export const cancelChannel = 'background_task_cancelled';

const open: BackgroundStatus[] = ['PENDING', 'PROGRESS'];
const restartable: BackgroundStatus[] = ['FAILURE', 'REVOKED'];

const clientStatus: Record<BackgroundStatus, TaskStatus> = {
  PENDING: 'pending',
  PROGRESS: 'progress',
  SUCCESS: 'success',
  REVOKED: 'failure',
  FAILURE: 'failure',
};

/** Status as clients know it: a revoked task is a failure, with its reason as the message. */
export function toTaskStatus(status: BackgroundStatus): TaskStatus {
  return clientStatus[status];
}

/** Tells the person's open pages of a task; of parts the whole tells. */
function announce(scope: TaskScope, row: BackgroundTaskRow): void {
  if (row.partOf !== null) return;
  const { id, noteId, progress, message, localEngineCan } = row;
  scope.emit([`user:${row.userId}`], {
    type: 'task',
    taskId: id,
    status: toTaskStatus(row.status),
    noteId,
    progress,
    message,
    localEngine: localEngineCan,
  });
}

/** Changes the task if it is in one of the states, and tells its owner. Null when it is not. */
async function change(
  scope: TaskScope,
  taskId: string,
  from: BackgroundStatus[],
  values: Partial<BackgroundTaskRow>,
  attempt?: number,
): Promise<BackgroundTaskRow | null> {
  const sameAttempt = attempt === undefined ? undefined : eq(backgroundTasks.attempts, attempt);
  const [row] = await scope.db
    .update(backgroundTasks)
    .set({ ...values, updatedAt: scope.clock.now() })
    .where(and(eq(backgroundTasks.id, taskId), inArray(backgroundTasks.status, from), sameAttempt))
    .returning();
  if (!row) return null;
  announce(scope, row);
  if (row.partOf !== null && row.finishedAt !== null && row.status !== 'REVOKED')
    await endWhole(scope, row, row.partOf);
  return row;
}

/** A part has ended: the whole goes on, or ends with its last part. It fails when none of its parts succeeded. */
async function endWhole(scope: TaskScope, part: BackgroundTaskRow, whole: string): Promise<void> {
  // parts that end at the same time are counted one after the other
  await scope.db
    .select({ id: backgroundTasks.id })
    .from(backgroundTasks)
    .where(eq(backgroundTasks.id, whole))
    .for('update');
  const parts = await scope.db
    .select({ status: backgroundTasks.status })
    .from(backgroundTasks)
    .where(eq(backgroundTasks.partOf, whole));
  const ended = parts.filter(({ status }) => !open.includes(status)).length;
  if (ended < parts.length) {
    const progress = Math.round((100 * ended) / parts.length);
    await change(scope, whole, open, { status: 'PROGRESS', progress });
    return;
  }
  const end = { finishedAt: scope.clock.now() };
  await (parts.some(({ status }) => status === 'SUCCESS')
    ? change(scope, whole, open, { ...end, status: 'SUCCESS', progress: 100 })
    : change(scope, whole, open, { ...end, status: 'FAILURE', message: part.message }));
}

/** Writes the task's row, PENDING, and queues its job, in the caller's transaction. Returns the task's id. */
export async function startTask<P extends TaskRef>(
  tx: Tx,
  job: JobContract<P>,
  task: {
    kind: string;
    noteId?: string | null;
    recordId?: string | null;
    partOf?: string | null;
    payload: Omit<P, keyof TaskRef>;
  },
): Promise<string> {
  const taskId = tx.ids.uuid();
  const now = tx.clock.now();
  const row: BackgroundTaskRow = {
    id: taskId,
    userId: tx.actor.userId,
    workspaceId: tx.actor.workspaceId,
    kind: task.kind,
    noteId: task.noteId ?? null,
    recordId: task.recordId ?? null,
    partOf: task.partOf ?? null,
    status: 'PENDING',
    progress: null,
    message: '',
    localEngineCan: false,
    job: job.name,
    payload: task.payload,
    attempts: 1,
    createdAt: now,
    updatedAt: now,
    finishedAt: null,
  };
  await tx.db.insert(backgroundTasks).values(row);
  announce(tx, row);
  await tx.enqueue(job, { ...task.payload, taskId, attempt: 1 } as unknown as P);
  return taskId;
}

/** Takes the task up for one attempt; null when that attempt was cancelled, finished or replaced. */
export async function claimTask(scope: TaskScope, ref: TaskRef): Promise<BackgroundTaskRow | null> {
  const progress = sql`coalesce(${backgroundTasks.progress}, 0)` as unknown as number;
  return change(scope, ref.taskId, open, { status: 'PROGRESS', progress }, ref.attempt);
}

/** @param percent 0 to 100; it never goes back. @throws TaskEnded when the task was cancelled or is finished */
export async function progressTask(scope: TaskScope, taskId: string, percent: number, message = ''): Promise<void> {
  const reached = Math.round(Math.min(100, Math.max(0, percent)));
  const progress = sql`greatest(coalesce(${backgroundTasks.progress}, 0), ${reached}::int)` as unknown as number;
  if (!(await change(scope, taskId, open, { status: 'PROGRESS', progress, message }))) throw new TaskEnded(taskId);
}

/** Ends the task well. Call it in the transaction that writes the results. @throws TaskEnded, which takes them back */
export async function succeedTask(scope: TaskScope, taskId: string, message = ''): Promise<void> {
  const values = { status: 'SUCCESS' as const, progress: 100, message, finishedAt: scope.clock.now() };
  if (!(await change(scope, taskId, open, values))) throw new TaskEnded(taskId);
}

/** Why a task failed. */
export type TaskFailure = Pick<BackgroundTaskRow, 'message' | 'localEngineCan'>;

/** What its owner is told. Only errors that are meant for people speak for themselves. */
export function failureOf(error: unknown): TaskFailure {
  return error instanceof AppError
    ? { message: error.message, localEngineCan: error.localEngineCan }
    : { message: errorCodes.INTERNAL.text, localEngineCan: false };
}

/** Ends the task with a message for its owner; nothing happens, and it gives null, when it has ended already. */
export async function failTask(
  scope: TaskScope,
  ref: TaskRef,
  failure: TaskFailure,
): Promise<BackgroundTaskRow | null> {
  return change(scope, ref.taskId, open, { status: 'FAILURE', ...failure, finishedAt: scope.clock.now() }, ref.attempt);
}

/** Cancels the task with its parts, queued or running, wherever it runs. @throws AppError CONFLICT when it has ended */
export async function revokeTask(scope: TaskScope, taskId: string, reason: string): Promise<BackgroundTaskRow> {
  // parts first, as they lock when they end
  const parts = await scope.db
    .select({ id: backgroundTasks.id })
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.partOf, taskId), inArray(backgroundTasks.status, open)))
    .orderBy(asc(backgroundTasks.id))
    .for('update');
  for (const { id } of parts) await revokeTask(scope, id, reason);
  const row = await change(scope, taskId, open, { status: 'REVOKED', message: reason, finishedAt: scope.clock.now() });
  if (!row) throw new AppError('CONFLICT');
  await scope.db.execute(sql`select pg_notify(${cancelChannel}, ${taskId})`);
  return row;
}

/** Queues a failed or cancelled task again, as its next attempt; `local`: with the local engine. @throws AppError CONFLICT when it is in another state */
export async function retryTask(tx: Tx, taskId: string, local = false): Promise<BackgroundTaskRow> {
  const attempts = sql`${backgroundTasks.attempts} + 1` as unknown as number;
  const fresh = { status: 'PENDING' as const, progress: null, message: '', localEngineCan: false, finishedAt: null };
  const values = { ...fresh, attempts };
  const row = await change(tx, taskId, restartable, values);
  if (!row) throw new AppError('CONFLICT');
  await tx.enqueue(jobNamed(row.job), { ...row.payload, taskId, attempt: row.attempts, ...(local ? { local } : {}) });
  return row;
}

/** The person's task. @throws AppError NOT_FOUND when there is none, or it is another person's */
export async function getTaskOf(db: Database, userId: string, taskId: string): Promise<BackgroundTaskRow> {
  const [row] = await db
    .select()
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.id, taskId), eq(backgroundTasks.userId, userId)));
  if (!row) throw notFound();
  return row;
}

/** The person's newest tasks first, without parts of others; `active` leaves out what has ended. */
export async function listTasksOf(
  db: Database,
  userId: string,
  options: { active: boolean; limit: number },
): Promise<BackgroundTaskRow[]> {
  const state = options.active ? inArray(backgroundTasks.status, open) : undefined;
  return db
    .select()
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.userId, userId), isNull(backgroundTasks.partOf), state))
    .orderBy(desc(backgroundTasks.createdAt))
    .limit(options.limit);
}
