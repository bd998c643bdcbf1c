import type {
  Department,
  DepartmentPermissions,
  RemovedFromDepartments,
} from '@clinical/contract/teams/departments.schemas';
import { presetGrants } from '@clinical/contract/teams/members.rules';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import {
  addToDepartment,
  leaveDepartments,
  lockWorkspace,
  removeFromDepartment,
  selectMembersOf,
  selectWorkspacePeople,
  setDepartmentMember,
} from './departments.queries.ts';
import { permissionsOf } from './departments.view.ts';
import { getDepartmentFor } from './get-department-for.ts';
import { showDepartment } from './list-departments.ts';
import { assertAdmin, completePermissions, mayGrant } from './teams.policy.ts';
import { rightsChanged, publishTeamChange } from './publish-team-change.ts';

/** @throws AppError CONFLICT when somebody else would get, or has, more than the actor has there */
function assertMayGive(own: DepartmentPermissions, wanted: DepartmentPermissions): void {
  if (mayGrant(own, wanted)) return;
  throw new AppError('CONFLICT', {
    message: 'You can change only permissions that you have in this department yourself.',
    notAllowed: true,
  });
}

async function add(tx: Tx, id: string, userIds: readonly string[]): Promise<void> {
  const { permissions } = await getDepartmentFor(tx, id, 'inviteMembers');
  const people = await selectWorkspacePeople(tx, userIds);
  if (people.length < userIds.length) throw notFound();
  for (const { userId, preset } of people) {
    const wanted = presetGrants(preset);
    const { viewNotes, editNotes, manageTasks } = permissions;
    const given = mayGrant(permissions, wanted)
      ? wanted
      : {
          ...wanted,
          viewNotes,
          editNotes: wanted.editNotes && editNotes,
          manageTasks: wanted.manageTasks && manageTasks,
        };
    await addToDepartment(tx.db, id, [userId], given, tx.clock.now());
  }
  await tx.audit('department.add-members', { type: 'department', id });
}

async function remove(tx: Tx, id: string, userIds: readonly string[]): Promise<void> {
  const leaves = userIds.every((userId) => userId === tx.actor.userId);
  const { permissions } = await getDepartmentFor(tx, id, leaves ? 'member' : 'manageDepartment');
  const members = await selectMembersOf(tx, id, userIds);
  if (members.length < userIds.length) throw notFound();
  for (const member of members) if (!leaves) assertMayGive(permissions, permissionsOf(member));
  await removeFromDepartment(tx, id, userIds);
  await tx.audit('department.remove-members', { type: 'department', id });
}

async function update(tx: Tx, id: string, userId: string, wanted: DepartmentPermissions): Promise<void> {
  const { permissions: own } = await getDepartmentFor(tx, id, 'manageDepartment');
  const [member] = await selectMembersOf(tx, id, [userId]);
  if (!member) throw notFound();
  const permissions = completePermissions(wanted);
  assertMayGive(own, permissionsOf(member));
  assertMayGive(own, permissions);
  await setDepartmentMember(tx, id, userId, permissions);
  await tx.audit('department.set-permissions', { type: 'user', id: userId });
}

async function change(ctx: Context, id: string, userIds: readonly string[], work: (tx: Tx) => Promise<void>) {
  if (!userIds.every(isUuid)) throw notFound();
  const department = await ctx.transaction(async (tx) => {
    await lockWorkspace(tx);
    await work(tx);
    publishTeamChange(tx, userIds);
    return showDepartment(tx, id);
  });
  rightsChanged(ctx, userIds);
  return department;
}

type Change =
  | { action: 'add' | 'remove'; user_ids: string[] }
  | { action: 'update'; userId: string; permissions: DepartmentPermissions };

/**
 * Adds or removes people, all or none, or changes what one of them may do.
 * @throws AppError NOT_FOUND, also for people of another workspace; CONFLICT for more than the actor may do there
 */
export async function changeDepartmentMembers(ctx: Context, id: string, input: Change): Promise<Department> {
  if (input.action === 'update') return setDepartmentPermissions(ctx, id, input.userId, input.permissions);
  const userIds = [...new Set(input.user_ids)];
  const work = input.action === 'add' ? add : remove;
  return change(ctx, id, userIds, (tx) => work(tx, id, userIds));
}

/** @throws AppError NOT_FOUND for who is no member; CONFLICT for more than the actor may do there */
export async function setDepartmentPermissions(
  ctx: Context,
  id: string,
  userId: string,
  permissions: DepartmentPermissions,
): Promise<Department> {
  return change(ctx, id, [userId], (tx) => update(tx, id, userId, permissions));
}

/** Takes a person out of every department of the acting workspace. @throws AppError NOT_FOUND for who is no admin, and for a stranger */
export async function removeFromDepartments(ctx: Context, userId: string): Promise<RemovedFromDepartments> {
  assertAdmin(ctx.actor);
  const removed = await ctx.transaction(async (tx) => {
    await lockWorkspace(tx);
    if (!isUuid(userId) || (await selectWorkspacePeople(tx, [userId])).length === 0) throw notFound();
    const left = await leaveDepartments(tx, tx.actor.workspaceId, userId);
    await tx.audit('department.remove-from-all', { type: 'user', id: userId });
    publishTeamChange(tx, [userId]);
    return left;
  });
  rightsChanged(ctx, [userId]);
  return { removed };
}
