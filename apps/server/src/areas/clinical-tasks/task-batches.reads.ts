import { undoFor } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { TaskBatches } from '@clinical/contract/clinical-tasks/operations.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { selectManageableNotes, selectTasks } from './clinical-tasks.queries.ts';
import type { StoredOperation } from './stored-operation.ts';
import { selectOwnBatches } from './task-batches.queries.ts';

/** More than a person undoes of ten minutes. */
const mostShown = 20;

/** The actor's own batches that can still be undone, the newest first. A deleted task is named to who may change its chart's tasks. */
export async function listTaskBatches(ctx: Context): Promise<TaskBatches> {
  await ctx.audit('task-batch.list', { type: 'task-batch', id: null });
  const batches = await selectOwnBatches(ctx, ctx.clock.now() - undoFor, mostShown);
  const operations = batches.flatMap(({ inverse }) => inverse);
  const noteIds = operations.flatMap((operation) => (operation.action === 'create' ? [operation.row.noteId] : []));
  const [seen, manageable] = [
    await selectTasks(ctx, [...new Set(operations.map(taskIdOf))]),
    new Set((await selectManageableNotes(ctx, [...new Set(noteIds)])).map(({ id }) => id)),
  ];
  const titles = new Map(seen.map(({ id, title }) => [id, title]));
  const titleOf = (operation: StoredOperation): string | undefined =>
    operation.action === 'create' && manageable.has(operation.row.noteId)
      ? operation.row.title
      : titles.get(taskIdOf(operation));
  return {
    batches: batches.map(({ id, createdAt, inverse }) => ({
      id,
      createdAt: isoTime(createdAt),
      undoUntil: isoTime(createdAt + undoFor),
      tasks: new Set(inverse.map(taskIdOf)).size,
      // the inverse begins with what was done last
      title: inverse.map(titleOf).findLast((title) => title !== undefined) ?? null,
    })),
  };
}

const taskIdOf = (operation: StoredOperation): string =>
  operation.action === 'create' ? operation.row.id : operation.taskId;
