import { z } from 'zod';
import { AcceptedInvitation } from '../accounts/invitations.schemas.ts';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './members.calls.ts';
import {
  ChangePermission,
  HandedOver,
  Handover,
  HandoverPreview,
  InviteMember,
  MemberFilter,
  MemberList,
  MemberRequest,
  SetSeat,
  WorkspaceMember,
  WorkspaceUser,
} from './members.schemas.ts';

export const listWorkspaceMembers = route(calls.listWorkspaceMembers, {
  access: 'session',
  whileViewing: 'as-member',
  summary:
    'Members of the acting workspace and, for who may invite, its invitations that were not accepted. With `limit` a page, without it an array.',
  query: MemberFilter,
  response: MemberList,
  permission: 'workspace.member',
});
export const inviteMember = route(calls.inviteMember, {
  access: 'session',
  summary: 'Invite an address into the acting workspace by mail. Lasts seven days.',
  body: InviteMember,
  response: WorkspaceMember,
  status: 201,
  permission: 'workspace.invite',
  errors: ['CONFLICT', 'RATE_LIMITED'],
  notRepeated: true,
});
export const removeMember = route(calls.removeMember, {
  access: 'session',
  summary: 'Take a member out of the acting workspace, leave it, or take an invitation back.',
  params: IdParams,
  response: Ok,
  permission: 'workspace.admin',
  errors: ['LAST_ADMIN', 'HANDOVER_NEEDED'],
});
export const listMemberRequests = route(calls.listMemberRequests, {
  access: 'session',
  summary: 'Invitations that wait for my answer, and those of the acting workspace that wait for somebody else.',
  response: z.array(MemberRequest),
  permission: 'self',
});
export const listWorkspaceUsers = route(calls.listWorkspaceUsers, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'The people of the acting workspace, to be picked from.',
  response: z.array(WorkspaceUser),
  permission: 'workspace.member',
});
export const acceptMemberRequest = route(calls.acceptMemberRequest, {
  access: 'session',
  summary: 'Accept an invitation to my address.',
  params: IdParams,
  response: AcceptedInvitation,
  permission: 'invitation.own',
  errors: ['INVITATION_OVER'],
});
export const declineMemberRequest = route(calls.declineMemberRequest, {
  access: 'session',
  summary: 'Decline an invitation to my address.',
  params: IdParams,
  response: Ok,
  permission: 'invitation.own',
  errors: ['INVITATION_OVER'],
});
export const changeMemberPermission = route(calls.changeMemberPermission, {
  access: 'session',
  summary: 'Change the most that a member may do, and the switches; also of an invitation that waits.',
  params: IdParams,
  body: ChangePermission,
  response: WorkspaceMember,
  permission: 'workspace.admin',
  errors: ['LAST_ADMIN'],
});
export const setMemberSeat = route(calls.setMemberSeat, {
  access: 'session',
  summary: '[ours] Give a member a seat, or take it. Without one they cannot use AI.',
  params: IdParams,
  body: SetSeat,
  response: WorkspaceMember,
  permission: 'workspace.billing',
});
export const resendInvitation = route(calls.resendInvitation, {
  access: 'session',
  summary: '[ours] Mail an invitation anew, for seven more days; the link from before ends.',
  params: IdParams,
  response: WorkspaceMember,
  permission: 'workspace.admin',
  errors: ['RATE_LIMITED'],
  notRepeated: true,
});
export const previewHandover = route(calls.previewHandover, {
  access: 'session',
  summary: '[ours] What a member holds in the acting workspace, and who may take it over.',
  params: IdParams,
  response: HandoverPreview,
  permission: 'workspace.admin',
});
export const handOver = route(calls.handOver, {
  access: 'session',
  summary: '[ours] Make a colleague the owner of all that a member holds in the acting workspace.',
  params: IdParams,
  body: Handover,
  response: HandedOver,
  permission: 'workspace.admin',
});
