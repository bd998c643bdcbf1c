import { call } from '../call.ts';
import type { AcceptedInvitation } from '../accounts/invitations.schemas.ts';
import type { Ok } from '../common.schemas.ts';
import type {
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

type ById = { params: { id: string } };

export const listWorkspaceMembers = call<{ query: MemberFilter }, MemberList>('GET', '/workspace-members');
export const inviteMember = call<{ body: InviteMember }, WorkspaceMember>('POST', '/workspace-members');
/** Takes a member out, or an invitation back. */
export const removeMember = call<ById, Ok>('DELETE', '/workspace-members/{id}');
export const listMemberRequests = call<Record<never, never>, MemberRequest[]>(
  'GET',
  '/workspace-members/pending-requests',
);
export const listWorkspaceUsers = call<Record<never, never>, WorkspaceUser[]>(
  'GET',
  '/workspace-members/workspace-users',
);
export const acceptMemberRequest = call<ById, AcceptedInvitation>('POST', '/workspace-members/{id}/accept');
export const declineMemberRequest = call<ById, Ok>('POST', '/workspace-members/{id}/decline');
export const changeMemberPermission = call<ById & { body: ChangePermission }, WorkspaceMember>(
  'PATCH',
  '/workspace-members/{id}/permission',
);
export const setMemberSeat = call<ById & { body: SetSeat }, WorkspaceMember>('PUT', '/workspace-members/{id}/seat');
export const resendInvitation = call<ById, WorkspaceMember>('POST', '/workspace-members/{id}/resend');
export const previewHandover = call<ById, HandoverPreview>('GET', '/workspace-members/{id}/handover');
export const handOver = call<ById & { body: Handover }, HandedOver>('POST', '/workspace-members/{id}/handover');
