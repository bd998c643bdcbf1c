import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { users } from '../accounts/accounts.table.ts';
import { taskShares } from './clinical-tasks.table.ts';

export type TaskShareRow = typeof taskShares.$inferSelect;

export async function insertShare(tx: Tx, row: TaskShareRow): Promise<void> {
  await tx.db.insert(taskShares).values(row);
}

/** The actor's own links that still work, the newest first. */
export function selectOwnShares({ actor, clock, db }: Pick<Scope, 'actor' | 'clock' | 'db'>): Promise<TaskShareRow[]> {
  const { userId, workspaceId } = actor;
  return db
    .select()
    .from(taskShares)
    .where(
      and(
        eq(taskShares.userId, userId),
        eq(taskShares.workspaceId, workspaceId),
        gt(taskShares.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(taskShares.createdAt))
    .execute();
}

/** A link that works in the acting workspace, with the name of who shared it. */
export async function findShare(
  { actor, clock, db }: Pick<Scope, 'actor' | 'clock' | 'db'>,
  tokenHash: string,
): Promise<(TaskShareRow & { name: string }) | null> {
  const [row] = await db
    .select({ share: taskShares, name: sql<string>`trim(${users.givenName} || ' ' || ${users.familyName})` })
    .from(taskShares)
    .innerJoin(users, eq(users.id, taskShares.userId))
    .where(
      and(
        eq(taskShares.tokenHash, tokenHash),
        eq(taskShares.workspaceId, actor.workspaceId),
        gt(taskShares.expiresAt, clock.now()),
      ),
    );
  return row ? { ...row.share, name: row.name } : null;
}

/** Whether there was one of the actor's own. */
export async function deleteOwnShare(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { userId, workspaceId } = tx.actor;
  const gone = await tx.db
    .delete(taskShares)
    .where(and(eq(taskShares.id, id), eq(taskShares.userId, userId), eq(taskShares.workspaceId, workspaceId)))
    .returning({ id: taskShares.id });
  return gone.length > 0;
}

export async function deleteSharesOf(tx: Tx, userId: string, workspaceId: string): Promise<void> {
  await tx.db.delete(taskShares).where(and(eq(taskShares.userId, userId), eq(taskShares.workspaceId, workspaceId)));
}

export async function deleteExpiredShares(db: Scope['db'], now: number): Promise<void> {
  await db.delete(taskShares).where(lte(taskShares.expiresAt, now));
}
