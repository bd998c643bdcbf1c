import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { departmentMembers, departments } from '../teams/teams.table.ts';
import { type PersonName, personName } from './signing.queries.ts';
import { signingDelegates, signingDepartments } from './signing.table.ts';

type Acting = Pick<Scope, 'actor' | 'db'>;

/** Who belongs to a workspace now. */
const membersOf = (db: Database, workspaceId: string) =>
  db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), isNull(workspaceMembers.removedAt)));

/**
 * Clinicians for whom the actor may sign an entry: who granted it to them by name, or to a department of theirs in which the chart
 * is filed now. Nobody while they act in another workspace than the entry's, and for nobody who has left that.
 */
export async function principalsOf(
  { actor, db }: Acting,
  entry: { workspaceId: string; noteId: string },
): Promise<PersonName[]> {
  const { userId, workspaceId } = actor;
  if (entry.workspaceId !== workspaceId) return [];
  const byName = db
    .select({ id: signingDelegates.clinicianId })
    .from(signingDelegates)
    .where(and(eq(signingDelegates.workspaceId, workspaceId), eq(signingDelegates.delegateId, userId)));
  const byDepartment = db
    .select({ id: signingDepartments.clinicianId })
    .from(signingDepartments)
    .innerJoin(notes, and(eq(notes.departmentId, signingDepartments.departmentId), eq(notes.id, entry.noteId)))
    .innerJoin(
      departmentMembers,
      and(eq(departmentMembers.departmentId, signingDepartments.departmentId), eq(departmentMembers.userId, userId)),
    );
  return db
    .select(personName)
    .from(users)
    .where(
      and(
        or(inArray(users.id, byName), inArray(users.id, byDepartment)),
        inArray(users.id, membersOf(db, workspaceId)),
        ne(users.id, userId),
      ),
    )
    .orderBy(asc(users.familyName), asc(users.id));
}

/** Members of the acting workspace to whom the actor granted it by name. */
export function selectDelegates({ actor, db }: Acting): Promise<PersonName[]> {
  return db
    .select(personName)
    .from(signingDelegates)
    .innerJoin(users, eq(users.id, signingDelegates.delegateId))
    .where(
      and(
        eq(signingDelegates.workspaceId, actor.workspaceId),
        eq(signingDelegates.clinicianId, actor.userId),
        inArray(users.id, membersOf(db, actor.workspaceId)),
      ),
    )
    .orderBy(asc(users.familyName), asc(users.id))
    .execute();
}

/** Departments of the acting workspace to which the actor granted it. */
export function selectDelegateDepartments({ actor, db }: Acting): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: departments.id, name: departments.name })
    .from(signingDepartments)
    .innerJoin(departments, eq(departments.id, signingDepartments.departmentId))
    .where(and(eq(departments.workspaceId, actor.workspaceId), eq(signingDepartments.clinicianId, actor.userId)))
    .orderBy(asc(departments.name))
    .execute();
}

/** Who granted it to the actor in the acting workspace, a row for each grant; `department` is null for one by name. */
export async function selectActFor({ actor, db }: Acting): Promise<(PersonName & { department: string | null })[]> {
  const { userId, workspaceId } = actor;
  const here = and(inArray(users.id, membersOf(db, workspaceId)), ne(users.id, userId));
  const byName = await db
    .select(personName)
    .from(signingDelegates)
    .innerJoin(users, eq(users.id, signingDelegates.clinicianId))
    .where(and(eq(signingDelegates.workspaceId, workspaceId), eq(signingDelegates.delegateId, userId), here))
    .orderBy(asc(users.familyName), asc(users.id));
  const byDepartment = await db
    .select({ ...personName, department: departments.name })
    .from(signingDepartments)
    .innerJoin(users, eq(users.id, signingDepartments.clinicianId))
    .innerJoin(departments, eq(departments.id, signingDepartments.departmentId))
    .innerJoin(
      departmentMembers,
      and(eq(departmentMembers.departmentId, departments.id), eq(departmentMembers.userId, userId)),
    )
    .where(and(eq(departments.workspaceId, workspaceId), here))
    .orderBy(asc(users.familyName), asc(users.id), asc(departments.name));
  return [...byName.map((person) => ({ ...person, department: null })), ...byDepartment];
}

/** How many of these people belong to the acting workspace. */
export async function countMembers(tx: Tx, ids: readonly string[]): Promise<number> {
  const found = new Set((await membersOf(tx.db, tx.actor.workspaceId)).map(({ userId }) => userId));
  return ids.filter((id) => found.has(id)).length;
}

/** Grants it to these people and departments, in place of those before in the acting workspace. */
export async function storeDelegates(
  tx: Tx,
  { people, departmentIds }: { people: readonly string[]; departmentIds: readonly string[] },
): Promise<void> {
  const { userId: clinicianId, workspaceId } = tx.actor;
  const createdAt = tx.clock.now();
  await tx.db
    .delete(signingDelegates)
    .where(and(eq(signingDelegates.workspaceId, workspaceId), eq(signingDelegates.clinicianId, clinicianId)));
  const here = tx.db.select({ id: departments.id }).from(departments).where(eq(departments.workspaceId, workspaceId));
  await tx.db
    .delete(signingDepartments)
    .where(and(eq(signingDepartments.clinicianId, clinicianId), inArray(signingDepartments.departmentId, here)));
  if (people.length > 0)
    await tx.db
      .insert(signingDelegates)
      .values(people.map((delegateId) => ({ workspaceId, delegateId, clinicianId, createdAt })));
  if (departmentIds.length > 0)
    await tx.db
      .insert(signingDepartments)
      .values(departmentIds.map((departmentId) => ({ departmentId, clinicianId, createdAt })));
}
