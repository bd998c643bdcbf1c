import { and, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { taskBatches } from './clinical-tasks.table.ts';

export type TaskBatchRow = typeof taskBatches.$inferSelect;

export async function insertBatch(tx: Tx, row: TaskBatchRow): Promise<void> {
  await tx.db.insert(taskBatches).values(row);
}

/** The actor's own batches since a time that are not undone, the newest first. */
export const selectOwnBatches = async (
  { actor, db }: Pick<Scope, 'actor' | 'db'>,
  since: number,
  limit: number,
): Promise<TaskBatchRow[]> =>
  db
    .select()
    .from(taskBatches)
    .where(
      and(
        eq(taskBatches.userId, actor.userId),
        eq(taskBatches.workspaceId, actor.workspaceId),
        gte(taskBatches.createdAt, since),
        isNull(taskBatches.undoneAt),
      ),
    )
    .orderBy(desc(taskBatches.createdAt), desc(taskBatches.id))
    .limit(limit);

/** The actor's own batch, held until the transaction ends. */
export async function lockBatch(tx: Tx, id: string): Promise<TaskBatchRow | null> {
  const { userId, workspaceId } = tx.actor;
  const [row] = await tx.db
    .select()
    .from(taskBatches)
    .where(and(eq(taskBatches.id, id), eq(taskBatches.userId, userId), eq(taskBatches.workspaceId, workspaceId)))
    .for('update');
  return row ?? null;
}

export async function markUndone(tx: Tx, id: string): Promise<void> {
  await tx.db.update(taskBatches).set({ undoneAt: tx.clock.now() }).where(eq(taskBatches.id, id));
}

/** Batches that can no longer be undone. */
export async function deleteBatchesBefore(db: Scope['db'], time: number): Promise<void> {
  await db.delete(taskBatches).where(lt(taskBatches.createdAt, time));
}
