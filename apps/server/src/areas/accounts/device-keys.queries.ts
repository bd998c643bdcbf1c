import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { deviceKeys } from './sign-in.table.ts';

export async function findDeviceKey(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select().from(deviceKeys).where(eq(deviceKeys.userId, userId));
  return row?.keySealed ?? null;
}

/** Stores a key unless there is one; gives the one that counts. */
export async function storeDeviceKey(db: Database, row: typeof deviceKeys.$inferInsert): Promise<string> {
  await db.insert(deviceKeys).values(row).onConflictDoNothing();
  return (await findDeviceKey(db, row.userId)) ?? row.keySealed;
}

export async function deleteDeviceKey(db: Database, userId: string): Promise<void> {
  await db.delete(deviceKeys).where(eq(deviceKeys.userId, userId));
}
