import { and, count, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { passwordResets } from './sign-in.table.ts';

export type PasswordReset = typeof passwordResets.$inferSelect;

export async function insertReset(db: Database, row: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(row);
}

export async function findReset(db: Database, id: string): Promise<PasswordReset | null> {
  const [row] = await db.select().from(passwordResets).where(eq(passwordResets.id, id));
  return row ?? null;
}

/** How many were asked for an address since then, and when the newest was. */
export async function recentResets(db: Database, email: string, since: number) {
  const [row] = await db
    .select({ count: count(), newest: sql<number | null>`max(${passwordResets.createdAt})::float8` })
    .from(passwordResets)
    .where(and(eq(passwordResets.email, email), gt(passwordResets.createdAt, since)));
  return { count: row?.count ?? 0, newest: row?.newest ?? null };
}

/** Gives a request its code, once; false when it has one. */
export async function setResetCode(db: Database, id: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(passwordResets)
    .set({ codeHash })
    .where(and(eq(passwordResets.id, id), isNull(passwordResets.codeHash)))
    .returning({ id: passwordResets.id });
  return rows.length > 0;
}

const isLive = (email: string, now: number) =>
  and(eq(passwordResets.email, email), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

/** Codes of an address that may still be entered, held until the end of the transaction. */
export async function lockLiveResets(
  db: Database,
  email: string,
  now: number,
  tries: number,
): Promise<PasswordReset[]> {
  return db
    .select()
    .from(passwordResets)
    .where(and(isLive(email, now), isNotNull(passwordResets.codeHash), lt(passwordResets.tries, tries)))
    .orderBy(desc(passwordResets.createdAt))
    .limit(3)
    .for('update');
}

/** One wrong try counts against every live code of the address. */
export async function countWrongReset(db: Database, email: string, now: number): Promise<void> {
  await db
    .update(passwordResets)
    .set({ tries: sql`${passwordResets.tries} + 1` })
    .where(isLive(email, now));
}

export async function spendResets(db: Database, email: string, now: number): Promise<void> {
  await db.update(passwordResets).set({ usedAt: now }).where(isLive(email, now));
}

export async function deleteResets(db: Database, before: number): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, before));
}
