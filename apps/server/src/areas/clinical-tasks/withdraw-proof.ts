import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { selectProvenTasks } from './proven-tasks.queries.ts';
import { publishTaskChanges } from './publish-task-changes.ts';
import { Refused } from './refused.ts';
import type { StoredOperation } from './stored-operation.ts';
import { TaskBatch } from './task-batch.ts';

/**
 * Records of a chart are taken away: what they prove is unproved, and a loop that one of them has closed is open again.
 * @throws AppError CONFLICT when such a task cannot be changed
 */
export async function withdrawProof(tx: Tx, noteId: string, recordIds: readonly string[]): Promise<void> {
  const proven = Map.groupBy(await selectProvenTasks(tx, noteId, recordIds), ({ id }) => id);
  if (proven.size === 0) return;
  const operations = [...proven].map(([taskId, own]): StoredOperation => {
    const cleared = Object.fromEntries(own.map(({ station }) => [station, null]));
    const reopened = own.some(({ station }) => station === 'proof') ? { status: 'todo' as const } : {};
    return { action: 'update', taskId, set: { ...cleared, ...reopened }, was: {} };
  });
  const batch = await TaskBatch.open(tx, operations);
  try {
    for (const operation of operations) await batch.apply(operation);
  } catch (error) {
    if (error instanceof Refused) throw new AppError('CONFLICT', { message: error.message });
    throw error;
  }
  await publishTaskChanges(tx, batch.changed);
}
