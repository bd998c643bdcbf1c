import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { faxLines } from './fax.table.ts';

export type LineRow = typeof faxLines.$inferSelect;

export async function findLine(db: Database, workspaceId: string): Promise<LineRow | null> {
  const [row] = await db.select().from(faxLines).where(eq(faxLines.workspaceId, workspaceId));
  return row ?? null;
}

export async function findLineOf(db: Database, number: string): Promise<LineRow | null> {
  const [row] = await db.select().from(faxLines).where(eq(faxLines.number, number));
  return row ?? null;
}

/** False when the number is another workspace's, or this one has one. */
export async function insertLine(db: Database, row: LineRow): Promise<boolean> {
  const added = await db.insert(faxLines).values(row).onConflictDoNothing().returning({ number: faxLines.number });
  return added.length > 0;
}

/** The row of a workspace, held until the transaction ends. */
export async function holdLine(db: Database, workspaceId: string): Promise<void> {
  await db.select().from(faxLines).where(eq(faxLines.workspaceId, workspaceId)).for('update');
}

/** Gives a workspace a number. False when another one has it. */
export async function takeNumber(db: Database, workspaceId: string, number: string): Promise<boolean> {
  if (await findLineOf(db, number)) return false;
  await db.update(faxLines).set({ number }).where(eq(faxLines.workspaceId, workspaceId));
  return true;
}

export async function updateLine(
  db: Database,
  workspaceId: string,
  rules: Pick<LineRow, 'unsignedAllowed' | 'contactsOnly'>,
): Promise<void> {
  await db.update(faxLines).set(rules).where(eq(faxLines.workspaceId, workspaceId));
}
