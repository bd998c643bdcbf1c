import { and, count, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import { users } from '../accounts/accounts.table.ts';
import { ehrLinks, ehrPushes } from './ehr.table.ts';

export type LinkRow = typeof ehrLinks.$inferSelect;
type Reading = Pick<Scope, 'actor' | 'db'>;

/** The actor's own link; null without one. */
export async function findOwnLink({ actor, db }: Reading): Promise<LinkRow | null> {
  const [row] = await db.select().from(ehrLinks).where(eq(ehrLinks.userId, actor.userId));
  return row ?? null;
}

/** The EHR that a person is linked to; null when to none, or when the link has ended. */
export async function findLinkedType(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ type: ehrLinks.type })
    .from(ehrLinks)
    .where(and(eq(ehrLinks.userId, userId), isNull(ehrLinks.endedAt)));
  return row?.type ?? null;
}

export async function findOwnEmail({ actor, db }: Reading): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, actor.userId));
  return row?.email ?? null;
}

/** Empty for somebody who is not there any more. */
export async function findPersonName({ db }: Pick<Scope, 'db'>, userId: string): Promise<string> {
  const [row] = await db
    .select({ given: users.givenName, family: users.familyName })
    .from(users)
    .where(eq(users.id, userId));
  return row ? `${row.given} ${row.family}`.trim() : '';
}

/** Puts the link in place of the one before. False when the account there is linked to somebody else here. */
export async function replaceLink(tx: Tx, row: typeof ehrLinks.$inferInsert): Promise<boolean> {
  const [taken] = await tx.db
    .select({ userId: ehrLinks.userId })
    .from(ehrLinks)
    .where(and(eq(ehrLinks.type, row.type), eq(ehrLinks.subject, row.subject), ne(ehrLinks.userId, row.userId)));
  if (taken) return false;
  await tx.db.insert(ehrLinks).values(row).onConflictDoUpdate({ target: ehrLinks.userId, set: row });
  return true;
}

/** Whether an error says that two persons linked one account at the same moment. */
export const isTakenLink = (error: unknown): boolean => sqlState(error) === '23505';

/** Changes the link as long as it has this access token. False when it was changed meanwhile. */
export async function changeLink(
  db: Database,
  { userId, accessSealed }: Pick<LinkRow, 'userId' | 'accessSealed'>,
  set: Partial<LinkRow>,
): Promise<boolean> {
  const rows = await db
    .update(ehrLinks)
    .set(set)
    .where(and(eq(ehrLinks.userId, userId), eq(ehrLinks.accessSealed, accessSealed)))
    .returning({ userId: ehrLinks.userId });
  return rows.length > 0;
}

/** False when there was none. */
export async function deleteOwnLink(tx: Tx): Promise<boolean> {
  const rows = await tx.db
    .delete(ehrLinks)
    .where(eq(ehrLinks.userId, tx.actor.userId))
    .returning({ userId: ehrLinks.userId });
  return rows.length > 0;
}

/** Links of persons who have closed their account. */
export async function deleteLinksOfClosed(db: Database): Promise<void> {
  const closed = db.select({ id: users.id }).from(users).where(isNotNull(users.closedAt));
  await db.delete(ehrLinks).where(inArray(ehrLinks.userId, closed));
}

/** Notes of the actor that are not in the EHR yet. */
export async function countWaiting({ actor, db }: Reading): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(ehrPushes)
    .where(
      and(
        eq(ehrPushes.createdBy, actor.userId),
        eq(ehrPushes.workspaceId, actor.workspaceId),
        inArray(ehrPushes.state, ['prepared', 'sent']),
      ),
    );
  return row?.n ?? 0;
}

/** What waited for the actor's link to this account is due now. What may be there already is only asked about, under any. */
export async function resumeWaiting(tx: Tx, type: string, subject: string): Promise<void> {
  await tx.db
    .update(ehrPushes)
    .set({ nextAt: sql`least(coalesce(${ehrPushes.nextAt}, ${tx.clock.now()}), ${tx.clock.now()})` })
    .where(
      and(
        eq(ehrPushes.createdBy, tx.actor.userId),
        eq(ehrPushes.type, type),
        or(eq(ehrPushes.subject, subject), isNotNull(ehrPushes.sentAt)),
        inArray(ehrPushes.state, ['prepared', 'sent']),
      ),
    );
}
