import { displayName } from '@clinical/contract/accounts/accounts.rules';
import type { BreakGlassVerdict } from '@clinical/contract/audit/break-glass.schemas';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import type { HeldNames } from '../../platform/area.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/ids.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { noteGrants, notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { breakGlassAccesses } from './break-glass.table.ts';

export type AccessRow = typeof breakGlassAccesses.$inferSelect;
/** With the names that are shown; the title is null where the reader may not see the chart. */
export type ShownAccess = {
  access: AccessRow;
  userName: string;
  reviewerName: string | null;
  noteTitle: string | null;
};

const nameOf = (id: string) => `break-glass:${id}`;

/** Of the accesses that last. */
export const openAccessNames: HeldNames = ({ userId, workspaceId }, now) =>
  sql`select 'break-glass:' || open_access.id from ${breakGlassAccesses} open_access
    where open_access.user_id = ${userId} and open_access.workspace_id = ${workspaceId} and open_access.ends_at > ${now}::bigint`;

/** The one of a person and a chart that lasts. */
export async function findOpenAccess(
  db: Database,
  { userId, workspaceId, noteId }: Pick<AccessRow, 'userId' | 'workspaceId' | 'noteId'>,
  now: number,
): Promise<{ id: string; principal: string; endsAt: number } | null> {
  const [row] = await db
    .select({ id: breakGlassAccesses.id, endsAt: breakGlassAccesses.endsAt })
    .from(breakGlassAccesses)
    .where(
      and(
        eq(breakGlassAccesses.userId, userId),
        eq(breakGlassAccesses.workspaceId, workspaceId),
        eq(breakGlassAccesses.noteId, noteId),
        gt(breakGlassAccesses.endsAt, now),
      ),
    )
    .orderBy(desc(breakGlassAccesses.endsAt))
    .limit(1);
  return row ? { ...row, principal: nameOf(row.id) } : null;
}

/** A chart of the acting workspace that is not in the bin, whoever may see it. */
export async function findChartHere(
  { db, actor }: Pick<Scope, 'actor' | 'db'>,
  id: string,
): Promise<{ id: string; ownerId: string } | null> {
  if (!isUuid(id)) return null;
  const [chart] = await db
    .select({ id: notes.id, ownerId: notes.ownerId })
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.workspaceId, actor.workspaceId), isNull(notes.deletedAt)));
  return chart ?? null;
}

export async function isVisible(scope: Pick<Scope, 'actor' | 'db'>, noteId: string): Promise<boolean> {
  const rows = await scope.db
    .select({ id: notes.id })
    .from(notes)
    .where(and(eq(notes.id, noteId), visibleNotes(scope)));
  return rows.length > 0;
}

/** How many the actor opened since then; others of theirs wait until the transaction ends. */
export async function countOwnSince({ db, actor }: Tx, since: number): Promise<number> {
  const { userId, workspaceId } = actor;
  await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.workspaceId, workspaceId)))
    .for('update');
  const [row] = await db
    .select({ value: count() })
    .from(breakGlassAccesses)
    .where(
      and(
        eq(breakGlassAccesses.userId, userId),
        eq(breakGlassAccesses.workspaceId, workspaceId),
        gt(breakGlassAccesses.startedAt, since),
      ),
    );
  return row?.value ?? 0;
}

/** The access and its grant, which only reads. */
export async function insertAccess(tx: Tx, access: typeof breakGlassAccesses.$inferInsert): Promise<void> {
  await tx.db.insert(breakGlassAccesses).values(access);
  await tx.db.insert(noteGrants).values({ noteId: access.noteId, principal: nameOf(access.id), level: 'read' });
}

/** Held until the end of the transaction; null when it is not of the acting workspace. */
export async function lockAccess({ db, actor }: Tx, id: string): Promise<AccessRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(breakGlassAccesses)
    .where(and(eq(breakGlassAccesses.id, id), eq(breakGlassAccesses.workspaceId, actor.workspaceId)))
    .for('update');
  return row ?? null;
}

export async function storeReview(tx: Tx, id: string, verdict: BreakGlassVerdict, comment: string): Promise<void> {
  const review = { verdict, comment, reviewedBy: tx.actor.userId, reviewedAt: tx.clock.now() };
  await tx.db.update(breakGlassAccesses).set(review).where(eq(breakGlassAccesses.id, id));
}

/** Ends it now, with its grant. */
export async function closeAccess(tx: Tx, id: string): Promise<void> {
  const now = tx.clock.now();
  await tx.db.update(breakGlassAccesses).set({ endsAt: now, closedAt: now }).where(eq(breakGlassAccesses.id, id));
  await tx.db.delete(noteGrants).where(eq(noteGrants.principal, nameOf(id)));
}

/** Takes away the grants of those whose time is over, and says so in the log. */
export async function closeEnded(db: Database, now: number): Promise<void> {
  await db.execute(sql`
    with ended as (
      update ${breakGlassAccesses} set closed_at = ${now}::bigint where closed_at is null and ends_at <= ${now}::bigint
      returning id, user_id, workspace_id, note_id),
    taken as (delete from ${noteGrants} held using ended where held.principal = 'break-glass:' || ended.id)
    insert into ${auditEvents} (id, at, user_id, workspace_id, action, record_type, record_id, note_id, outcome, request_id, address, user_agent)
    select gen_random_uuid(), ${now}::bigint, ended.user_id::text, ended.workspace_id::text, 'break-glass.end', 'break-glass',
      ended.id::text, ended.note_id::text, 'ok', 'housekeeping', '', 'job'
    from ended`);
}

const reviewers = alias(users, 'reviewers');
const fullName = (user: { givenName: string; familyName: string; nickname: string }) =>
  displayName({ given_name: user.givenName, family_name: user.familyName, nickname: user.nickname });

/**
 * Newest first; those of the acting workspace, unless all of a chart are asked for, which the actor manages. `ownUntil`: the actor's
 * own that last beyond that moment.
 */
export async function selectAccesses(
  scope: Pick<Scope, 'actor' | 'db'>,
  which: { id?: string; noteId?: string | undefined; everywhere?: boolean; waiting?: boolean; ownUntil?: number },
): Promise<ShownAccess[]> {
  const { workspaceId } = scope.actor;
  const rows = await scope.db
    .select({ access: breakGlassAccesses, user: users, reviewer: reviewers, noteTitle: notes.title })
    .from(breakGlassAccesses)
    .innerJoin(users, eq(users.id, breakGlassAccesses.userId))
    .leftJoin(reviewers, eq(reviewers.id, breakGlassAccesses.reviewedBy))
    .leftJoin(notes, and(eq(notes.id, breakGlassAccesses.noteId), visibleNotes(scope)))
    .where(
      and(
        which.everywhere ? undefined : eq(breakGlassAccesses.workspaceId, workspaceId),
        which.noteId === undefined ? undefined : eq(breakGlassAccesses.noteId, which.noteId),
        which.id === undefined ? undefined : eq(breakGlassAccesses.id, which.id),
        which.waiting ? isNull(breakGlassAccesses.verdict) : undefined,
        which.ownUntil === undefined
          ? undefined
          : and(eq(breakGlassAccesses.userId, scope.actor.userId), gt(breakGlassAccesses.endsAt, which.ownUntil)),
      ),
    )
    .orderBy(desc(breakGlassAccesses.startedAt), desc(breakGlassAccesses.id))
    .limit(500);
  return rows.map(({ access, user, reviewer, noteTitle }) => ({
    access,
    userName: fullName(user),
    reviewerName: reviewer && fullName(reviewer),
    noteTitle,
  }));
}

/** Who is told by mail: the chart's owner and the workspace's admins, without the person who opened it. */
export async function noticeOf(
  db: Database,
  id: string,
): Promise<{ userName: string; startedAt: number; endsAt: number; workspaceId: string; addresses: string[] } | null> {
  const [found] = await db
    .select({ access: breakGlassAccesses, user: users, ownerId: notes.ownerId })
    .from(breakGlassAccesses)
    .innerJoin(users, eq(users.id, breakGlassAccesses.userId))
    .innerJoin(notes, eq(notes.id, breakGlassAccesses.noteId))
    .where(eq(breakGlassAccesses.id, id));
  if (!found) return null;
  const { access, user, ownerId } = found;
  const told = await db
    .selectDistinct({ email: users.email })
    .from(users)
    .innerJoin(workspaceMembers, eq(workspaceMembers.userId, users.id))
    .where(
      and(
        eq(workspaceMembers.workspaceId, access.workspaceId),
        isNull(workspaceMembers.removedAt),
        isNull(users.closedAt),
        sql`(${workspaceMembers.cap} = 'admin' or ${users.id} = ${ownerId}) and ${users.id} <> ${access.userId}`,
      ),
    );
  const { startedAt, endsAt, workspaceId } = access;
  return { userName: fullName(user), startedAt, endsAt, workspaceId, addresses: told.map(({ email }) => email) };
}
