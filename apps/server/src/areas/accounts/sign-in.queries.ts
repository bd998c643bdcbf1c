import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { users } from './accounts.table.ts';
import { knownDevices, signInFailures, signInSteps } from './sign-in.table.ts';

type Counting = { key: string; most: number; now: number; windowMs: number; blockMs: number };

/**
 * Counts one try, in one statement, so that tries at the same time are no more than tries in a row. Over `most` the try is
 * refused until `blockedUntil`; after that, or when the first one is older than the window, counting begins anew.
 */
export async function countFailure(
  db: Database,
  { key, most, now, windowMs, blockMs }: Counting,
): Promise<{ failures: number; blockedUntil: number | null }> {
  const over = sql`coalesce(${signInFailures.blockedUntil} <= ${now}, ${signInFailures.since} <= ${now - windowMs})`;
  const next = sql`case when ${over} then 1 else ${signInFailures.failures} + 1 end`;
  const blocked = sql`case when not (${over}) and ${signInFailures.blockedUntil} is not null then ${signInFailures.blockedUntil}
    when ${next} >= ${most} then ${now + blockMs} else null end`;
  const [row] = await db
    .insert(signInFailures)
    .values({ key, failures: 1, since: now, blockedUntil: most <= 1 ? now + blockMs : null })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`${next}`,
        blockedUntil: sql`${blocked}`,
        since: sql`case when ${over} then ${now} else ${signInFailures.since} end`,
      },
    })
    .returning({ failures: signInFailures.failures, blockedUntil: signInFailures.blockedUntil });
  return row ?? { failures: 1, blockedUntil: null };
}

export async function deleteFailures(db: Database, key: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, key));
}

/** Takes one try back that turned out right, and nothing else of what was counted. */
export async function undoFailure(db: Database, key: string, most: number): Promise<void> {
  await db
    .update(signInFailures)
    .set({
      failures: sql`greatest(${signInFailures.failures} - 1, 0)`,
      blockedUntil: sql`case when ${signInFailures.failures} <= ${most} then null else ${signInFailures.blockedUntil} end`,
    })
    .where(eq(signInFailures.key, key));
}

/** True when somebody signed in to the account of that address on the device before. One question, whether there is an account or not. */
export async function isKnownDevice(db: Database, deviceHash: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.deviceHash, deviceHash), eq(users.email, email)));
  return rows.length > 0;
}

export async function rememberDevice(db: Database, deviceHash: string, userId: string, now: number): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ deviceHash, userId, seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.deviceHash, knownDevices.userId], set: { seenAt: now } });
}

export async function forgetDevicesOf(db: Database, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

export type SignInStep = typeof signInSteps.$inferSelect;

export async function insertStep(db: Database, step: typeof signInSteps.$inferInsert): Promise<void> {
  await db.insert(signInSteps).values(step);
}

export async function findStep(db: Database, secretHash: string): Promise<SignInStep | null> {
  const [row] = await db.select().from(signInSteps).where(eq(signInSteps.secretHash, secretHash));
  return row ?? null;
}

/** The step with that secret, held until the end of the transaction. */
export async function lockStep(db: Database, secretHash: string): Promise<SignInStep | null> {
  const [row] = await db.select().from(signInSteps).where(eq(signInSteps.secretHash, secretHash)).for('update');
  return row ?? null;
}

export async function countStepTry(db: Database, id: string): Promise<void> {
  await db
    .update(signInSteps)
    .set({ tries: sql`${signInSteps.tries} + 1` })
    .where(eq(signInSteps.id, id));
}

export async function spendStep(db: Database, id: string, now: number): Promise<void> {
  await db.update(signInSteps).set({ usedAt: now }).where(eq(signInSteps.id, id));
}

/** What nobody can use any more: steps and counts from before, devices not seen since. */
export async function deleteOldSignIns(db: Database, before: number, devicesBefore: number): Promise<void> {
  await db.delete(signInSteps).where(lt(signInSteps.createdAt, before));
  await db.delete(signInFailures).where(lt(signInFailures.since, before));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, devicesBefore));
}
