import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { carriedFaxes, faxLines } from './fax.table.ts';

export type CarriedRow = typeof carriedFaxes.$inferSelect;

/** False when it is there already. */
export async function insertCarried(db: Database, row: CarriedRow): Promise<boolean> {
  const added = await db.insert(carriedFaxes).values(row).onConflictDoNothing().returning({ tag: carriedFaxes.tag });
  return added.length > 0;
}

export async function findCarried(db: Database, tag: string): Promise<CarriedRow | null> {
  const [row] = await db.select().from(carriedFaxes).where(eq(carriedFaxes.tag, tag));
  return row ?? null;
}

/** Those whose workspace is there to take them, oldest first. */
export async function selectWaiting(db: Database): Promise<CarriedRow[]> {
  const rows = await db
    .select({ fax: carriedFaxes })
    .from(carriedFaxes)
    .innerJoin(faxLines, eq(faxLines.number, carriedFaxes.toNumber))
    .orderBy(asc(carriedFaxes.handedAt))
    .limit(100);
  return rows.map(({ fax }) => fax);
}

export async function deleteCarried(db: Database, tag: string): Promise<void> {
  await db.delete(carriedFaxes).where(eq(carriedFaxes.tag, tag));
}
