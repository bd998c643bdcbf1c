import type { Switches } from '@clinical/contract/accounts/session.schemas';
import type { MemberRequest, WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { defaultSwitches, presetThatFits } from '@clinical/contract/teams/members.rules';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import type { InvitationRow, MemberRow, Request } from './members.queries.ts';
import { nameOf } from './person-name.ts';

export function switchesIn({ maySign, mayManageTemplates, mayBill, mayAudit }: MemberRow['member']): Switches {
  return { sign: maySign, templates: mayManageTemplates, billing: mayBill, audit: mayAudit };
}

/** What the switches come to: an admin manages templates, billing and audit anyway. */
function switchesNow(member: MemberRow['member']): Switches {
  const switches = switchesIn(member);
  return member.cap === 'admin' ? { ...switches, templates: true, billing: true, audit: true } : switches;
}

/** `lastAdmin`: nobody else is one. */
export function viewMember(
  actor: Actor,
  { member, user }: MemberRow,
  { departmentIds, lastAdmin }: { departmentIds: string[]; lastAdmin: boolean },
): WorkspaceMember {
  const admin = actor.cap === 'admin';
  const isCurrentUser = user.id === actor.userId;
  return {
    id: user.id,
    userId: user.id,
    email: user.email,
    name: nameOf(user),
    permission: member.cap,
    switches: switchesNow(member),
    preset: presetThatFits(member.preset, member.cap, switchesIn(member)),
    seat: member.seat,
    status: 'Accepted',
    createdAt: isoTime(member.createdAt),
    expiresAt: null,
    expired: false,
    departmentIds,
    isCurrentUser,
    abilities: {
      changePermission: admin && !lastAdmin,
      changeSeat: actor.switches.billing,
      remove: (admin || isCurrentUser) && !lastAdmin,
      resend: false,
      viewAs: admin && !isCurrentUser,
    },
  };
}

export function viewInvited(actor: Actor, row: InvitationRow, now: number): WorkspaceMember {
  const admin = actor.cap === 'admin';
  return {
    id: row.id,
    userId: null,
    email: row.email,
    name: '',
    permission: row.permission,
    switches: row.switches ?? defaultSwitches(row.permission),
    preset: presetThatFits(row.preset, row.permission, row.switches ?? defaultSwitches(row.permission)),
    seat: false,
    status: row.status,
    createdAt: isoTime(row.createdAt),
    expiresAt: isoTime(row.expiresAt),
    expired: row.status === 'Pending' && row.expiresAt <= now,
    departmentIds: row.departmentIds,
    isCurrentUser: false,
    abilities: { changePermission: admin, changeSeat: false, remove: admin, resend: admin, viewAs: false },
  };
}

export function viewRequest(
  { invitation, workspace, inviter }: Request,
  direction: MemberRequest['direction'],
  now: number,
): MemberRequest {
  return {
    id: invitation.id,
    direction,
    workspace: { id: workspace.id, name: workspace.name },
    email: invitation.email,
    invitedBy: nameOf(inviter),
    permission: invitation.permission,
    status: invitation.status,
    createdAt: isoTime(invitation.createdAt),
    expiresAt: isoTime(invitation.expiresAt),
    expired: invitation.expiresAt <= now,
  };
}
