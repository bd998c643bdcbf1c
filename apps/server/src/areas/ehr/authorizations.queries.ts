import { and, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { ehrAuthorizations } from './ehr.table.ts';

export type AuthorizationRow = typeof ehrAuthorizations.$inferSelect;

export async function insertAuthorization(tx: Tx, row: AuthorizationRow): Promise<void> {
  await tx.db.insert(ehrAuthorizations).values(row);
}

/** The actor's own that was begun after `since`, which counts once; null when there is none. */
export async function takeAuthorization(tx: Tx, stateHash: string, since: number): Promise<AuthorizationRow | null> {
  const [row] = await tx.db
    .delete(ehrAuthorizations)
    .where(
      and(
        eq(ehrAuthorizations.stateHash, stateHash),
        eq(ehrAuthorizations.userId, tx.actor.userId),
        gt(ehrAuthorizations.createdAt, since),
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteOldAuthorizations(db: Database, before: number): Promise<void> {
  await db.delete(ehrAuthorizations).where(lte(ehrAuthorizations.createdAt, before));
}
