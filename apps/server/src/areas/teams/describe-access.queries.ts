import { and, eq, isNull } from 'drizzle-orm';
import { principalNames } from '../../platform/access.ts';
import type { Database } from '../../platform/db/database.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { nameOf } from './person-name.ts';
import { collaborations, departmentMembers, departments } from './teams.table.ts';

/** A name under which somebody holds grants, and what gives it to them. */
export type Holding = {
  principal: string;
  kind: 'user' | 'admin' | 'department' | 'collaborator';
  id: string | null;
  name: string;
};

/** What somebody holds in a workspace while they act in it; `cap` is null for who does not belong to it. */
export type Access = { cap: 'read' | 'edit' | 'admin' | null; holdings: Holding[] };

/** The same names that `sharedAccess` gives, with where they come from. */
export async function describeAccess(db: Database, userId: string, workspaceId: string): Promise<Access> {
  const [member] = await db
    .select({ cap: workspaceMembers.cap })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.userId, userId),
        isNull(workspaceMembers.removedAt),
      ),
    );
  const cap = member?.cap ?? null;
  const own: Holding[] = cap ? [{ principal: principalNames.user(userId), kind: 'user', id: null, name: '' }] : [];
  const admin: Holding[] =
    cap === 'admin' ? [{ principal: principalNames.admins(workspaceId), kind: 'admin', id: null, name: '' }] : [];
  return {
    cap,
    holdings: [
      ...own,
      ...admin,
      ...(await throughDepartments(db, userId, workspaceId)),
      ...(await throughCollaborations(db, userId, workspaceId)),
    ],
  };
}

async function throughDepartments(db: Database, userId: string, workspaceId: string): Promise<Holding[]> {
  const rows = await db
    .select({ member: departmentMembers, name: departments.name })
    .from(departmentMembers)
    .innerJoin(departments, eq(departments.id, departmentMembers.departmentId))
    .where(and(eq(departmentMembers.userId, userId), eq(departments.workspaceId, workspaceId)));
  return rows.flatMap(({ member, name }) => {
    const { departmentId: id, viewNotes: view, editNotes: edit, deleteNotes } = member;
    const may = { view, edit, delete: deleteNotes };
    return (['view', 'edit', 'delete'] as const)
      .filter((ability) => may[ability])
      .map((ability) => ({ principal: principalNames.department(id, ability), kind: 'department' as const, id, name }));
  });
}

async function throughCollaborations(db: Database, userId: string, workspaceId: string): Promise<Holding[]> {
  const rows = await db
    .select({ collaboration: collaborations, owner: users })
    .from(collaborations)
    .innerJoin(users, eq(users.id, collaborations.ownerId))
    .where(
      and(
        eq(collaborations.userId, userId),
        eq(collaborations.workspaceId, workspaceId),
        eq(collaborations.status, 'Accepted'),
      ),
    );
  return rows.flatMap(({ collaboration: { id, ownerId, allNotes, permission }, owner }) => {
    const levels = permission === 'edit' ? (['read', 'edit'] as const) : (['read'] as const);
    return levels.map((level) => ({
      principal: allNotes ? principalNames.owned(ownerId, workspaceId, level) : principalNames.shared(id, level),
      kind: 'collaborator' as const,
      id,
      name: nameOf(owner),
    }));
  });
}
