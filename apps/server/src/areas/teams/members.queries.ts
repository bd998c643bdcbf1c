import { and, asc, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { users, workspaceMembers, workspaces } from '../accounts/accounts.table.ts';
import { invitations } from '../accounts/invitations.table.ts';

export type MemberRow = { member: typeof workspaceMembers.$inferSelect; user: typeof users.$inferSelect };
export type InvitationRow = typeof invitations.$inferSelect;
export type Request = Awaited<ReturnType<typeof selectRequests>>[number];

const inviters = alias(users, 'inviters');

/** The people who belong to a workspace now, oldest membership first. */
export function selectPeople(db: Database, workspaceId: string): Promise<MemberRow[]> {
  return db
    .select({ member: workspaceMembers, user: users })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(eq(workspaceMembers.workspaceId, workspaceId), isNull(workspaceMembers.removedAt), isNull(users.closedAt)),
    )
    .orderBy(asc(workspaceMembers.createdAt), asc(users.id));
}

/** What somebody may do in a workspace from now on. */
export async function changeMember(
  tx: Tx,
  userId: string,
  values: Partial<Omit<MemberRow['member'], 'workspaceId' | 'userId'>>,
): Promise<void> {
  const { workspaceId } = tx.actor;
  await tx.db
    .update(workspaceMembers)
    .set(values)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)));
}

/** A workspace's invitations that were not accepted, newest first. */
export function selectInvitations(db: Database, workspaceId: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), ne(invitations.status, 'Accepted')))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** One of those of the acting workspace, held until the end of the transaction. */
export async function lockInvitationOfWorkspace(tx: Tx, id: string): Promise<InvitationRow | null> {
  const [row] = await tx.db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.id, id),
        eq(invitations.workspaceId, tx.actor.workspaceId),
        ne(invitations.status, 'Accepted'),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function setInvitation(tx: Tx, id: string, values: Partial<InvitationRow>): Promise<void> {
  await tx.db.update(invitations).set(values).where(eq(invitations.id, id));
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(invitations).where(eq(invitations.id, id));
}

/** The address of a person. */
export async function selectAddress(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? '';
}

/** Invitations that wait for an answer: to an address and not over, or of a workspace. */
export function selectRequests(db: Database, of: { email: string; now: number } | { workspaceId: string }) {
  return db
    .select({ invitation: invitations, workspace: workspaces, inviter: inviters })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(inviters, eq(inviters.id, invitations.invitedBy))
    .where(
      and(
        eq(invitations.status, 'Pending'),
        'email' in of
          ? and(eq(invitations.email, of.email), gt(invitations.expiresAt, of.now))
          : eq(invitations.workspaceId, of.workspaceId),
      ),
    )
    .orderBy(desc(invitations.createdAt));
}

/** An invitation to an address, held until the end of the transaction. */
export async function lockInvitationTo(tx: Tx, id: string, email: string): Promise<InvitationRow | null> {
  const [row] = await tx.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.email, email)))
    .for('update');
  return row ?? null;
}
