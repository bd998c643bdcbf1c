import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { recoveryCodes, twoFactor } from './sign-in.table.ts';

export type TwoFactorRow = typeof twoFactor.$inferSelect;

export async function findTwoFactor(db: Database, userId: string): Promise<TwoFactorRow | null> {
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return row ?? null;
}

/** Starts, or starts anew, what is not in force yet. False when it is. */
export async function startTwoFactor(db: Database, row: typeof twoFactor.$inferInsert): Promise<boolean> {
  const { secretSealed, createdAt } = row;
  const rows = await db
    .insert(twoFactor)
    .values(row)
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secretSealed, createdAt, lastStep: 0 },
      setWhere: isNull(twoFactor.confirmedAt),
    })
    .returning({ userId: twoFactor.userId });
  return rows.length > 0;
}

/** Marks the half-minute as used; false when it, or a later one, was used before. */
export async function spendTwoFactorStep(db: Database, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId });
  return rows.length > 0;
}

export async function confirmTwoFactorRow(db: Database, userId: string, now: number): Promise<void> {
  await db.update(twoFactor).set({ confirmedAt: now }).where(eq(twoFactor.userId, userId));
}

export async function deleteTwoFactor(db: Database, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(twoFactor).where(eq(twoFactor.userId, userId));
}

export async function replaceRecoveryCodes(db: Database, userId: string, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Spends a recovery code; false when it is none, or spent. */
export async function spendRecoveryCode(db: Database, userId: string, codeHash: string, now: number): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.value ?? 0;
}
