import { undoFor } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import type { StoredOperation } from './stored-operation.ts';
import { lockBatch, markUndone } from './task-batches.queries.ts';

/**
 * The inverse of a batch, which is then used up.
 * @throws AppError CONFLICT when it is another person's, too old, or undone already
 */
export async function takeBatch(tx: Tx, id: string): Promise<StoredOperation[]> {
  const batch = await lockBatch(tx, id);
  if (!batch || batch.undoneAt !== null || batch.createdAt + undoFor < tx.clock.now()) {
    throw new AppError('CONFLICT', { message: 'These changes can no longer be undone. Change the tasks one by one.' });
  }
  await markUndone(tx, id);
  return batch.inverse;
}
