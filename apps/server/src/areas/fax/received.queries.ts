import type { FaxBorder, FaxField, FaxPage } from '@clinical/contract/fax/received.schemas';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { workspaceMembers } from '../accounts/accounts.table.ts';
import type { FaxRow } from './fax.queries.ts';
import { faxes, faxReadings } from './fax.table.ts';

/** Pages of what came in under this name of its line; null when nothing did. */
export async function findReceivedPages(db: Database, lineId: string): Promise<number | null> {
  const [row] = await db.select({ pages: faxes.pages }).from(faxes).where(eq(faxes.lineId, lineId));
  return row?.pages ?? null;
}

/** With its line in the log, for nobody did it. False when it is there already. */
export async function insertReceived(
  db: Database,
  row: typeof faxes.$inferInsert & { sentAt: number },
  auditId: string,
): Promise<boolean> {
  const added = await db.insert(faxes).values(row).onConflictDoNothing().returning({ id: faxes.id });
  if (added.length === 0) return false;
  await db.insert(auditEvents).values({
    id: auditId,
    at: row.sentAt,
    workspaceId: row.workspaceId,
    action: 'fax.receive',
    recordType: 'fax',
    recordId: row.id,
    outcome: 'ok',
    requestId: 'housekeeping',
    address: '',
    userAgent: 'job',
  });
  return true;
}

type Waiting = Pick<FaxRow, 'id' | 'workspaceId'>;

/** Faxes that came in before `time` and nobody has read yet, oldest first. */
export async function selectUnread(db: Database, time: number): Promise<Waiting[]> {
  return db
    .select({ id: faxes.id, workspaceId: faxes.workspaceId })
    .from(faxes)
    .where(and(eq(faxes.reading, 'waiting'), lt(faxes.sentAt, time)))
    .orderBy(asc(faxes.sentAt))
    .limit(20);
}

/** Somebody who may see and change all of a workspace, as whom what nobody asked for is done. */
export async function findAdmin(db: Database, workspaceId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.cap, 'admin'),
        isNull(workspaceMembers.removedAt),
      ),
    )
    .orderBy(asc(workspaceMembers.createdAt), asc(workspaceMembers.userId))
    .limit(1);
  return row?.userId ?? null;
}

/** A received fax, whoever may see it. */
export async function findReceived(db: Database, faxId: string): Promise<FaxRow | null> {
  const [row] = await db
    .select()
    .from(faxes)
    .where(and(eq(faxes.id, faxId), eq(faxes.direction, 'received')));
  return row ?? null;
}

export type StoredReading = { pages: FaxPage[]; fields: FaxField[]; borders: FaxBorder[] };

export async function findReading({ db }: Pick<Scope, 'db'>, faxId: string): Promise<StoredReading | null> {
  const [row] = await db.select().from(faxReadings).where(eq(faxReadings.faxId, faxId));
  return row ?? null;
}

export async function saveReading(tx: Tx, faxId: string, { pages, fields, borders }: StoredReading): Promise<void> {
  const set = { pages, fields, borders };
  await tx.db
    .insert(faxReadings)
    .values({ faxId, ...set })
    .onConflictDoUpdate({ target: faxReadings.faxId, set });
}
