import type { SetSignInPolicy } from '@clinical/contract/accounts/session.schemas';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/ids.ts';
import { users, workspaceMembers, workspaces } from './accounts.table.ts';

/** The workspaces that a person belongs to, oldest membership first. */
export async function listMemberships(db: Database, userId: string) {
  return db
    .select({ workspace: workspaces, cap: workspaceMembers.cap, since: workspaceMembers.createdAt })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.userId, userId), isNull(workspaceMembers.removedAt)))
    .orderBy(asc(workspaceMembers.createdAt), asc(workspaces.id));
}

/** The people who belong to a workspace now. */
export async function listMembers(db: Database, workspaceId: string) {
  return db
    .select({ user: users, cap: workspaceMembers.cap })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(eq(workspaceMembers.workspaceId, workspaceId), isNull(workspaceMembers.removedAt), isNull(users.closedAt)),
    )
    .orderBy(asc(workspaceMembers.createdAt), asc(users.id));
}

/** Whether somebody belongs to a workspace now. */
export async function isMember(db: Database, workspaceId: string, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false;
  const rows = await db
    .select({ id: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.userId, userId),
        isNull(workspaceMembers.removedAt),
      ),
    );
  return rows.length > 0;
}

/** Makes somebody a member, or one again; who is one stays as they are. False then. */
export async function addMember(
  db: Database,
  member: Omit<typeof workspaceMembers.$inferInsert, 'removedAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(workspaceMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [workspaceMembers.workspaceId, workspaceMembers.userId],
      set: { ...member, removedAt: null, seat: true },
      setWhere: sql`${workspaceMembers.removedAt} is not null`,
    })
    .returning({ userId: workspaceMembers.userId });
  return rows.length > 0;
}

export async function findWorkspace(db: Database, id: string) {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, id));
  return row ?? null;
}

export async function setSignInPolicy(db: Database, id: string, policy: SetSignInPolicy): Promise<void> {
  const { requireTwoFactor, idleMinutes } = policy;
  await db.update(workspaces).set({ requireTwoFactor, idleMinutes }).where(eq(workspaces.id, id));
}

export async function setWorkspaceProfile(
  db: Database,
  id: string,
  profile: Partial<Pick<typeof workspaces.$inferSelect, 'name' | 'logo'>>,
): Promise<void> {
  await db.update(workspaces).set(profile).where(eq(workspaces.id, id));
}

/** Takes somebody out of every workspace. */
export async function leaveWorkspaces(db: Database, userId: string, now: number): Promise<void> {
  await db
    .update(workspaceMembers)
    .set({ removedAt: now })
    .where(and(eq(workspaceMembers.userId, userId), isNull(workspaceMembers.removedAt)));
}

/** Name and logo of a workspace, as its mails show them. */
export async function findLetterhead(
  db: Database,
  workspaceId: string,
): Promise<{ name: string; logo: string | null }> {
  const workspace = await findWorkspace(db, workspaceId);
  return { name: workspace?.name ?? '', logo: workspace?.logo ?? null };
}
