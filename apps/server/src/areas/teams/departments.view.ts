import type {
  Department,
  DepartmentChoice,
  DepartmentMember,
  DepartmentPermissions,
} from '@clinical/contract/teams/departments.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import type { DepartmentMemberRow, DepartmentRow } from './departments.queries.ts';
import { nameOf } from './person-name.ts';
import { departmentPermissions } from './teams.policy.ts';

export function permissionsOf(row: DepartmentPermissions): DepartmentPermissions {
  const { viewNotes, editNotes, deleteNotes, manageTasks, inviteMembers, manageDepartment } = row;
  return { viewNotes, editNotes, deleteNotes, manageTasks, inviteMembers, manageDepartment };
}

function viewMember({ member, user }: DepartmentMemberRow): DepartmentMember {
  return {
    userId: user.id,
    name: nameOf(user),
    email: user.email,
    permissions: permissionsOf(member),
    since: isoTime(member.createdAt),
  };
}

export function viewDepartmentChoice(
  actor: Actor,
  { department, held }: { department: DepartmentRow; held: DepartmentPermissions | null },
): DepartmentChoice {
  const permissions = departmentPermissions(actor, held ? permissionsOf(held) : undefined);
  return {
    id: department.id,
    name: department.name,
    parentId: department.parentId,
    abilities: {
      viewNotes: permissions.viewNotes,
      fileNotes: permissions.editNotes,
      share: held !== null || actor.cap === 'admin',
    },
  };
}

export function viewDepartment(
  actor: Actor,
  row: DepartmentRow,
  { members, charts }: { members: readonly DepartmentMemberRow[]; charts: number },
): Department {
  const own = members.find(({ user }) => user.id === actor.userId);
  const permissions = departmentPermissions(actor, own && permissionsOf(own.member));
  const belongs = own !== undefined || actor.cap === 'admin';
  return {
    id: row.id,
    name: row.name,
    parentId: row.parentId,
    createdAt: isoTime(row.createdAt),
    memberCount: members.length,
    chartCount: belongs ? charts : 0,
    members: belongs ? members.map(viewMember) : [],
    permissions,
    abilities: {
      edit: permissions.manageDepartment,
      delete: actor.cap === 'admin',
      addMembers: permissions.inviteMembers,
      fileNotes: permissions.editNotes,
    },
  };
}
