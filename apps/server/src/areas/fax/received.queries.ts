import { eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FaxRow } from './fax.queries.ts';
import { faxes } from './fax.table.ts';

/** Pages of what came in under this name of its line; null when nothing did. */
export async function findReceivedPages(db: Database, lineId: string): Promise<number | null> {
  const [row] = await db.select({ pages: faxes.pages }).from(faxes).where(eq(faxes.lineId, lineId));
  return row?.pages ?? null;
}

/** With its line in the log, for nobody did it. False when it is there already. */
export async function insertReceived(
  db: Database,
  row: FaxRow & { sentAt: number },
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
