import type { PresetName } from '@clinical/contract/accounts/session.schemas';
import type { DepartmentPermissions } from '@clinical/contract/teams/departments.schemas';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session.ts';
import { users, workspaceMembers, workspaces } from '../accounts/accounts.table.ts';
import { departmentMembers, departments } from './teams.table.ts';

export type DepartmentRow = typeof departments.$inferSelect;
export type DepartmentMemberRow = { member: typeof departmentMembers.$inferSelect; user: typeof users.$inferSelect };

/** The departments of a workspace, by name. */
export function selectDepartments(db: Database, workspaceId: string): Promise<DepartmentRow[]> {
  return db.select().from(departments).where(eq(departments.workspaceId, workspaceId)).orderBy(asc(departments.name));
}

/** The departments of the acting workspace by name, each with what the actor holds in it as a member. */
export function selectOwnDepartments({ db, actor }: { db: Database; actor: Actor }) {
  return db
    .select({ department: departments, held: departmentMembers })
    .from(departments)
    .leftJoin(
      departmentMembers,
      and(eq(departmentMembers.departmentId, departments.id), eq(departmentMembers.userId, actor.userId)),
    )
    .where(eq(departments.workspaceId, actor.workspaceId))
    .orderBy(asc(departments.name));
}

/** Members of all departments of a workspace, by department in the order in which they came. */
export function selectDepartmentMembers(db: Database, workspaceId: string): Promise<DepartmentMemberRow[]> {
  return db
    .select({ member: departmentMembers, user: users })
    .from(departmentMembers)
    .innerJoin(departments, eq(departments.id, departmentMembers.departmentId))
    .innerJoin(users, eq(users.id, departmentMembers.userId))
    .where(and(eq(departments.workspaceId, workspaceId), isNull(users.closedAt)))
    .orderBy(asc(departmentMembers.createdAt), asc(users.id));
}

/** One change of the tree or its members at a time in a workspace: cycles and last admins are looked for under it. */
export async function lockWorkspace(tx: Tx): Promise<void> {
  await tx.db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, tx.actor.workspaceId))
    .for('update');
}

/** A department of the acting workspace, with what the actor holds in it as a member. */
export async function findDepartment({ db, actor }: { db: Database; actor: Actor }, id: string) {
  const [row] = await db
    .select({ department: departments, held: departmentMembers })
    .from(departments)
    .leftJoin(
      departmentMembers,
      and(eq(departmentMembers.departmentId, departments.id), eq(departmentMembers.userId, actor.userId)),
    )
    .where(and(eq(departments.id, id), eq(departments.workspaceId, actor.workspaceId)));
  return row ?? null;
}

/** False when the workspace has a department of that name. */
export async function insertDepartment(tx: Tx, row: typeof departments.$inferInsert): Promise<boolean> {
  const rows = await tx.db.insert(departments).values(row).onConflictDoNothing().returning({ id: departments.id });
  return rows.length > 0;
}

export async function changeDepartment(
  tx: Tx,
  id: string,
  values: Partial<Pick<DepartmentRow, 'name' | 'parentId'>>,
): Promise<void> {
  await tx.db.update(departments).set(values).where(eq(departments.id, id));
}

/** Deletes a department with its memberships; those below it move up to its parent. */
export async function deleteDepartmentRow(tx: Tx, { id, parentId }: DepartmentRow): Promise<void> {
  await tx.db.update(departments).set({ parentId }).where(eq(departments.parentId, id));
  await tx.db.delete(departments).where(eq(departments.id, id));
}

/** Those of the people who belong to the acting workspace now. */
export async function selectWorkspacePeople(
  tx: Tx,
  userIds: readonly string[],
): Promise<{ userId: string; preset: PresetName | null }[]> {
  return tx.db
    .select({ userId: workspaceMembers.userId, preset: workspaceMembers.preset })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, tx.actor.workspaceId),
        inArray(workspaceMembers.userId, [...userIds]),
        isNull(workspaceMembers.removedAt),
      ),
    )
    .execute();
}

/** Who is a member already stays as they are. */
export async function addToDepartment(
  db: Database,
  departmentId: string,
  userIds: readonly string[],
  permissions: DepartmentPermissions,
  createdAt: number,
): Promise<void> {
  await db
    .insert(departmentMembers)
    .values(userIds.map((userId) => ({ departmentId, userId, ...permissions, createdAt })))
    .onConflictDoNothing();
}

/** Ids of those of the departments that the workspace has. */
export async function selectDepartmentsAmong(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.workspaceId, workspaceId), inArray(departments.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** False for who is no member of the department. */
export async function setDepartmentMember(
  tx: Tx,
  departmentId: string,
  userId: string,
  permissions: DepartmentPermissions,
): Promise<boolean> {
  const rows = await tx.db
    .update(departmentMembers)
    .set(permissions)
    .where(and(eq(departmentMembers.departmentId, departmentId), eq(departmentMembers.userId, userId)))
    .returning({ userId: departmentMembers.userId });
  return rows.length > 0;
}

/** What some of its members may do in a department. */
export function selectMembersOf(tx: Tx, departmentId: string, userIds: readonly string[]) {
  return tx.db
    .select()
    .from(departmentMembers)
    .where(and(eq(departmentMembers.departmentId, departmentId), inArray(departmentMembers.userId, [...userIds])));
}

/** How many of them were members. */
export async function removeFromDepartment(tx: Tx, departmentId: string, userIds: readonly string[]): Promise<number> {
  const rows = await tx.db
    .delete(departmentMembers)
    .where(and(eq(departmentMembers.departmentId, departmentId), inArray(departmentMembers.userId, [...userIds])))
    .returning({ userId: departmentMembers.userId });
  return rows.length;
}

/** Takes a person out of all departments of a workspace; out of how many. */
export async function leaveDepartments(tx: Tx, workspaceId: string, userId: string): Promise<number> {
  const there = tx.db.select({ id: departments.id }).from(departments).where(eq(departments.workspaceId, workspaceId));
  const rows = await tx.db
    .delete(departmentMembers)
    .where(and(eq(departmentMembers.userId, userId), inArray(departmentMembers.departmentId, there)))
    .returning({ departmentId: departmentMembers.departmentId });
  return rows.length;
}

/** How many departments of a workspace have nobody but this person to manage them. */
export async function countLed(db: Database, workspaceId: string, userId: string): Promise<number> {
  const managers = db
    .select({ id: departmentMembers.departmentId })
    .from(departmentMembers)
    .innerJoin(departments, eq(departments.id, departmentMembers.departmentId))
    .where(and(eq(departments.workspaceId, workspaceId), eq(departmentMembers.manageDepartment, true)))
    .groupBy(departmentMembers.departmentId)
    .having(sql`bool_and(${departmentMembers.userId} = ${userId})`);
  return (await managers).length;
}

/** Ids of the departments of a workspace that each of these people belongs to. */
export async function departmentsByPerson(
  db: Database,
  workspaceId: string,
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: departmentMembers.userId,
      ids: sql<string[]>`array_agg(${departments.id} order by ${departments.name})`,
    })
    .from(departmentMembers)
    .innerJoin(departments, eq(departments.id, departmentMembers.departmentId))
    .where(and(eq(departments.workspaceId, workspaceId), inArray(departmentMembers.userId, [...userIds])))
    .groupBy(departmentMembers.userId);
  return new Map(rows.map(({ userId, ids }) => [userId, ids]));
}
