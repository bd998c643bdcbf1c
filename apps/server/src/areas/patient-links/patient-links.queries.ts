import type { LinkKind } from '@clinical/contract/patient-links/patient-links.schemas';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Actor } from '../../platform/session.ts';
import { users, workspaceMembers, workspaces } from '../accounts/accounts.table.ts';
import { patientLinks } from './patient-links.table.ts';

export type LinkRow = typeof patientLinks.$inferSelect;

/** Expired links that one round handles. */
const mostAtOnce = 100;

export async function insertLink(tx: Tx, row: LinkRow): Promise<void> {
  await tx.db.insert(patientLinks).values(row);
}

/** A link with the name of its workspace, or null. */
export async function findLink(db: Database, id: string): Promise<{ link: LinkRow; workspace: string } | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ link: patientLinks, workspace: workspaces.name })
    .from(patientLinks)
    .innerJoin(workspaces, eq(workspaces.id, patientLinks.workspaceId))
    .where(eq(patientLinks.id, id));
  return row ?? null;
}

const isRunning = (now: number) =>
  and(isNull(patientLinks.revokedAt), isNull(patientLinks.endedAt), gt(patientLinks.expiresAt, now));

/**
 * Counts a try before it is checked, in one statement, so that tries at the same time are no more than tries in a row.
 * @returns how many there are now, or null when the link takes no more
 */
export async function countTry(
  scope: Pick<Scope<Actor | null>, 'db' | 'clock'>,
  id: string,
  most: number,
): Promise<number | null> {
  const [row] = await scope.db
    .update(patientLinks)
    .set({ wrongTries: sql`${patientLinks.wrongTries} + 1` })
    .where(and(eq(patientLinks.id, id), lt(patientLinks.wrongTries, most), isRunning(scope.clock.now())))
    .returning({ tries: patientLinks.wrongTries });
  return row?.tries ?? null;
}

/** The right date: wrong tries before it are forgotten. @returns whether the link still runs */
export async function setOpened(tx: Pick<Tx, 'db' | 'clock'>, id: string): Promise<boolean> {
  const now = tx.clock.now();
  const opened = await tx.db
    .update(patientLinks)
    .set({ openedAt: sql`coalesce(${patientLinks.openedAt}, ${now})`, wrongTries: 0 })
    .where(and(eq(patientLinks.id, id), isRunning(now)))
    .returning({ id: patientLinks.id });
  return opened.length > 0;
}

/** Notes whether everything is answered. @returns whether the link still runs */
export async function setAnswered(tx: Pick<Tx, 'db' | 'clock'>, id: string, isAnswered: boolean): Promise<boolean> {
  const now = tx.clock.now();
  const answeredAt = isAnswered ? sql`coalesce(${patientLinks.answeredAt}, ${now})` : null;
  const running = await tx.db
    .update(patientLinks)
    .set({ answeredAt })
    .where(and(eq(patientLinks.id, id), isRunning(now)))
    .returning({ id: patientLinks.id });
  return running.length > 0;
}

/** Links whose expiry was not handled yet. */
export function selectExpired(db: Database, now: number): Promise<LinkRow[]> {
  return db
    .select()
    .from(patientLinks)
    .where(and(isNull(patientLinks.revokedAt), isNull(patientLinks.endedAt), lte(patientLinks.expiresAt, now)))
    .limit(mostAtOnce)
    .execute();
}

/** @returns false when it was revoked, or another process handled it */
export async function setEnded(db: Database, id: string, now: number): Promise<boolean> {
  const ended = await db
    .update(patientLinks)
    .set({ endedAt: now })
    .where(and(eq(patientLinks.id, id), isNull(patientLinks.revokedAt), isNull(patientLinks.endedAt)))
    .returning({ id: patientLinks.id });
  return ended.length > 0;
}

/** Revokes the links to a record. @returns how many ran */
export async function revokeLinks(tx: Tx, kind: LinkKind, recordId: string): Promise<number> {
  const revoked = await tx.db
    .update(patientLinks)
    .set({ revokedAt: tx.clock.now() })
    .where(and(eq(patientLinks.kind, kind), eq(patientLinks.recordId, recordId), isNull(patientLinks.revokedAt)))
    .returning({ expiresAt: patientLinks.expiresAt });
  return revoked.filter(({ expiresAt }) => expiresAt > tx.clock.now()).length;
}

/** The newest link to each of these records, with who made it. */
export async function selectNewestLinks(
  scope: Pick<Scope, 'db'>,
  kind: LinkKind,
  recordIds: readonly string[],
): Promise<(LinkRow & { maker: string })[]> {
  const rows = await scope.db
    .selectDistinctOn([patientLinks.recordId], {
      link: patientLinks,
      maker: sql<string>`${users.givenName} || ' ' || ${users.familyName}`,
    })
    .from(patientLinks)
    .innerJoin(users, eq(users.id, patientLinks.createdBy))
    .where(and(eq(patientLinks.kind, kind), inArray(patientLinks.recordId, [...recordIds])))
    .orderBy(asc(patientLinks.recordId), desc(patientLinks.createdAt), desc(patientLinks.id));
  return rows.map(({ link, maker }) => ({ ...link, maker }));
}

/** Who a link acts for: who made it, or else the first admin who is there. */
export async function selectActors(
  db: Database,
  { workspaceId, createdBy }: Pick<LinkRow, 'workspaceId' | 'createdBy'>,
): Promise<string[]> {
  const rows = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        isNull(workspaceMembers.removedAt),
        sql`(${workspaceMembers.userId} = ${createdBy} or ${workspaceMembers.cap} = 'admin')`,
      ),
    )
    .orderBy(sql`${workspaceMembers.userId} = ${createdBy} desc`, asc(workspaceMembers.createdAt));
  return rows.map(({ userId }) => userId);
}

/** Links of a person that still run, by workspace. */
export async function countOpenLinks(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: patientLinks.workspaceId, count: count() })
    .from(patientLinks)
    .where(and(eq(patientLinks.createdBy, userId), isNull(patientLinks.revokedAt), isNull(patientLinks.endedAt)))
    .groupBy(patientLinks.workspaceId);
  return new Map(rows.map((row) => [row.workspaceId, row.count]));
}

export async function changeMaker(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: { fromUserId: string; workspaceId: string; toUserId: string },
): Promise<void> {
  await tx.db
    .update(patientLinks)
    .set({ createdBy: toUserId })
    .where(and(eq(patientLinks.createdBy, fromUserId), eq(patientLinks.workspaceId, workspaceId)));
}

/** Records that go to another workspace take their links with them. */
export async function moveLinks(
  tx: Tx,
  kind: LinkKind,
  recordIds: readonly string[],
  workspaceId: string,
): Promise<void> {
  await tx.db
    .update(patientLinks)
    .set({ workspaceId })
    .where(and(eq(patientLinks.kind, kind), inArray(patientLinks.recordId, [...recordIds])));
}

/** The record is deleted, and so are its links with their dates of birth. */
export async function deleteLinks(tx: Tx, kind: LinkKind, recordId: string): Promise<void> {
  await tx.db.delete(patientLinks).where(and(eq(patientLinks.kind, kind), eq(patientLinks.recordId, recordId)));
}

export async function deleteExpiredBefore(db: Database, before: number): Promise<void> {
  await db.delete(patientLinks).where(lt(patientLinks.expiresAt, before));
}
