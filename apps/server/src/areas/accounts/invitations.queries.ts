import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session.ts';
import { users, workspaces } from './accounts.table.ts';
import { invitations } from './invitations.table.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** An invitation with those who are named in it. */
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

const found = (db: Database) =>
  db
    .select({ invitation: invitations, workspace: workspaces, inviter: users })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(users, eq(users.id, invitations.invitedBy));

export async function findInvitation(db: Database, tokenHash: string) {
  const [row] = await found(db).where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}

/** The same, held until the end of the transaction. */
export async function lockInvitation(db: Database, tokenHash: string): Promise<FoundInvitation | null> {
  const [row] = await found(db).where(eq(invitations.tokenHash, tokenHash)).for('update', { of: invitations });
  return row ?? null;
}

/** Whether somebody accepted an invitation to the workspace in which they act. */
export async function cameByInvitation(
  db: Database,
  { userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>,
): Promise<boolean> {
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, userId), eq(users.email, invitations.email)))
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.status, 'Accepted')))
    .limit(1);
  return row !== undefined;
}

/** The open invitation of an address into a workspace, held until the end of the transaction. */
export async function lockPendingInvitation(
  db: Database,
  workspaceId: string,
  email: string,
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(eq(invitations.workspaceId, workspaceId), eq(invitations.email, email), eq(invitations.status, 'Pending')),
    )
    .orderBy(desc(invitations.createdAt))
    .limit(1)
    .for('update');
  return row ?? null;
}

export async function insertInvitation(db: Database, row: typeof invitations.$inferInsert): Promise<InvitationRow> {
  const [inserted] = await db.insert(invitations).values(row).returning();
  if (!inserted) throw new Error('the invitation was not written');
  return inserted;
}

export async function changeInvitation(
  db: Database,
  id: string,
  values: Partial<typeof invitations.$inferInsert>,
): Promise<InvitationRow> {
  const [row] = await db.update(invitations).set(values).where(eq(invitations.id, id)).returning();
  if (!row) throw new Error('the invitation is not there any more');
  return row;
}

const isUntold = (now: number) =>
  and(eq(invitations.status, 'Pending'), lte(invitations.expiresAt, now), isNull(invitations.expiryToldAt));

/** Invitations that ran out, and of which nobody was told, the oldest first. */
export function selectExpired(db: Database, now: number) {
  return db
    .select({ id: invitations.id, workspaceId: invitations.workspaceId })
    .from(invitations)
    .where(isUntold(now))
    .orderBy(asc(invitations.expiresAt), asc(invitations.id))
    .limit(100)
    .execute();
}

/** False when it was told of or sent again meanwhile. */
export async function markExpiryTold(db: Database, id: string, now: number): Promise<boolean> {
  const rows = await db
    .update(invitations)
    .set({ expiryToldAt: now })
    .where(and(eq(invitations.id, id), isUntold(now)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}
