import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import type { Database } from '../../platform/db/database.ts';
import { users, workspaceMembers } from './accounts.table.ts';
import { viewings } from './viewings.table.ts';

export type ViewingRow = typeof viewings.$inferSelect;

export async function findViewing(db: Database, id: string): Promise<ViewingRow | null> {
  const [row] = await db.select().from(viewings).where(eq(viewings.id, id));
  return row ?? null;
}

/** Somebody who belongs to the workspace now, or null. */
export async function findPresentMember(db: Database, userId: string, workspaceId: string) {
  const [row] = await db
    .select({ user: users, member: workspaceMembers })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.userId, userId),
        isNull(workspaceMembers.removedAt),
        isNull(users.closedAt),
      ),
    );
  return row ?? null;
}

export async function insertViewing(db: Database, row: Omit<ViewingRow, 'endedAt'>): Promise<void> {
  await db.insert(viewings).values(row);
}

/** Ends what these sessions view; the rows of those that were still open. */
export async function endViewings(db: Database, sessionIds: readonly string[], now: number): Promise<ViewingRow[]> {
  if (sessionIds.length === 0) return [];
  return db
    .update(viewings)
    .set({ endedAt: now })
    .where(and(inArray(viewings.sessionId, [...sessionIds]), isNull(viewings.endedAt)))
    .returning();
}

/**
 * Closes the viewings whose time is over, or whose member has left or whose admin is none any more, and says so in the log with
 * the time when that was. `now` is epoch milliseconds.
 */
export async function closeEndedViewings(db: Database, now: number): Promise<void> {
  await db.execute(sql`
    with ended as (
      update ${viewings} set ended_at = least(until, ${now}::bigint)
      where ended_at is null and (until <= ${now}
        or not exists (${presentIn(viewings.workspaceId, viewings.memberId)})
        or not exists (${presentIn(viewings.workspaceId, viewings.adminId)} and present.cap = 'admin'))
      returning session_id, workspace_id, admin_id, member_id, ended_at)
    insert into ${auditEvents} (id, at, user_id, workspace_id, session_id, action, record_type, record_id, outcome, request_id, address, user_agent)
    select gen_random_uuid(), ended_at, admin_id::text, workspace_id::text, session_id::text, 'viewing.end', 'user', member_id::text,
      'ok', 'housekeeping', '', 'job'
    from ended`);
}

function presentIn(workspaceId: SQLWrapper, userId: SQLWrapper): SQL {
  return sql`select from ${workspaceMembers} present where present.workspace_id = ${workspaceId}
    and present.user_id = ${userId} and present.removed_at is null`;
}
