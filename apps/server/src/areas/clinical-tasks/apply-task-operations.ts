import type {
  ApplyTaskOperations,
  AppliedTaskOperations,
  RefusedWhy,
} from '@clinical/contract/clinical-tasks/operations.schemas';
import type { z } from 'zod';
import { isoTime } from '../../platform/clock.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { inTurn } from '../../platform/in-turn.ts';
import { selectChartsAlike } from './charts-alike.queries.ts';
import { assertMayManageTasks } from './clinical-tasks.policy.ts';
import { rankLock, selectTasks } from './clinical-tasks.queries.ts';
import { viewClinicalTask } from './clinical-tasks.view.ts';
import { undoFor } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import { publishTaskChanges } from './publish-task-changes.ts';
import { Refused } from './refused.ts';
import type { StoredOperation } from './stored-operation.ts';
import { TaskBatch } from './task-batch.ts';
import { takeBatch } from './undo-batch.ts';
import { insertBatch } from './task-batches.queries.ts';

type Input = z.output<typeof ApplyTaskOperations>;

/**
 * Applies operations in one transaction. Each is compared with the task as it is now; one that was made from older values is
 * refused, the others are applied. Undoing a batch applies its inverse under the same rule.
 * @throws AppError CONFLICT for a reader, or for a batch that can no longer be undone
 */
export async function applyTaskOperations(ctx: Context, input: Input): Promise<AppliedTaskOperations> {
  assertMayManageTasks(ctx.actor);
  return inTurn(rankLock(ctx.actor.workspaceId), () => ctx.transaction((tx) => applyIn(tx, input)));
}

async function applyIn(tx: Tx, input: Input): Promise<AppliedTaskOperations> {
  const operations = 'undo' in input ? await takeBatch(tx, input.undo) : input.operations;
  const batch = await TaskBatch.open(tx, operations, {
    isUndo: 'undo' in input,
    today: 'undo' in input ? undefined : input.today,
  });
  const results: { id: string; refused: { why: RefusedWhy; message: string } | null }[] = [];
  for (const operation of operations) {
    const id = idOf(operation);
    try {
      await batch.apply(operation);
      results.push({ id, refused: null });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      results.push({ id, refused: { why: error.why, message: error.message } });
    }
  }
  const kept = await keep(tx, batch.inverse, 'undo' in input);
  // also where nothing of it could be applied
  await tx.audit('clinical-task.apply', { type: 'task-batch', id: kept.batchId });
  await publishTaskChanges(tx, batch.changed);
  const ids = results.map(({ id }) => id);
  const shown = await selectTasks(tx, ids);
  const apart = await selectChartsAlike(tx, shown);
  const now = new Map(shown.map((task) => [task.id, viewClinicalTask(tx.actor, task, apart)]));
  return {
    ...kept,
    results: results.map(({ id, refused }, index) => ({ index, refused, task: now.get(id) ?? null })),
  };
}

type Operation = Extract<Input, { operations: unknown }>['operations'][number] | StoredOperation;

function idOf(operation: Operation): string {
  if (operation.action !== 'create') return operation.taskId;
  return 'row' in operation ? operation.row.id : operation.id;
}

/** An undone batch is not undone again. */
async function keep(
  tx: Tx,
  inverse: readonly StoredOperation[],
  isUndo: boolean,
): Promise<Pick<AppliedTaskOperations, 'batchId' | 'undoUntil'>> {
  if (isUndo || inverse.length === 0) return { batchId: null, undoUntil: null };
  const { workspaceId, userId } = tx.actor;
  const id = tx.ids.uuid();
  const createdAt = tx.clock.now();
  await insertBatch(tx, { id, workspaceId, userId, inverse: inverse.toReversed(), createdAt, undoneAt: null });
  return { batchId: id, undoUntil: isoTime(createdAt + undoFor) };
}
