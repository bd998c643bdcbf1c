import type { DepartmentPermissions } from '@clinical/contract/teams/departments.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';

/** @throws AppError NOT_FOUND for who is no admin of the acting workspace */
export function assertAdmin(actor: Pick<Actor, 'cap'>): void {
  if (actor.cap !== 'admin') throw notFound();
}

const nothing: DepartmentPermissions = {
  viewNotes: false,
  editNotes: false,
  deleteNotes: false,
  manageTasks: false,
  inviteMembers: false,
  manageDepartment: false,
};

const everything: DepartmentPermissions = {
  viewNotes: true,
  editNotes: true,
  deleteNotes: true,
  manageTasks: true,
  inviteMembers: true,
  manageDepartment: true,
};

/** What each permission cannot do without comes with it. */
export function completePermissions(wanted: DepartmentPermissions): DepartmentPermissions {
  const editNotes = wanted.editNotes || wanted.deleteNotes;
  return {
    ...wanted,
    editNotes,
    viewNotes: wanted.viewNotes || editNotes,
    inviteMembers: wanted.inviteMembers || wanted.manageDepartment,
  };
}

/** What the actor may do in a department, given what they hold as its member. */
export function departmentPermissions(
  actor: Pick<Actor, 'cap'>,
  held: DepartmentPermissions | undefined,
): DepartmentPermissions {
  if (actor.cap === 'admin') return everything;
  if (!held) return nothing;
  if (actor.cap === 'read') return { ...nothing, viewNotes: held.viewNotes };
  return completePermissions(held);
}

/** True when nothing is given that the giver does not have. */
export function mayGrant(giver: DepartmentPermissions, wanted: DepartmentPermissions): boolean {
  return (Object.keys(nothing) as (keyof DepartmentPermissions)[]).every((name) => giver[name] || !wanted[name]);
}
