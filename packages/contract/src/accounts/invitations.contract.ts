import { Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './invitations.calls.ts';
import {
  AcceptedInvitation,
  AddInvitee,
  Invitation,
  InvitationDetails,
  InvitationParams,
  RegisterInvited,
} from './invitations.schemas.ts';

export const addInvitee = route(calls.addInvitee, {
  access: 'session',
  summary: 'Invite an address into the acting workspace, or mail its link anew. Lasts seven days.',
  body: AddInvitee,
  response: Invitation,
  status: 201,
  permission: 'workspace.admin',
  errors: ['CONFLICT', 'RATE_LIMITED'],
  notRepeated: true,
});
export const getInvitation = route(calls.getInvitation, {
  access: 'public',
  summary: 'Who invites to what, for the holder of the link.',
  params: InvitationParams,
  response: InvitationDetails,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
});
export const acceptInvitation = route(calls.acceptInvitation, {
  access: 'session',
  summary: 'Become a member of the workspace.',
  params: InvitationParams,
  response: AcceptedInvitation,
  permission: 'invitation.own',
  withoutTwoFactor: true,
  errors: ['NOT_FOUND', 'INVITATION_OVER', 'OTHER_INVITEE'],
});
export const declineInvitation = route(calls.declineInvitation, {
  access: 'public',
  summary: 'Decline with the link.',
  params: InvitationParams,
  response: Ok,
  errors: ['NOT_FOUND', 'INVITATION_OVER', 'RATE_LIMITED'],
});
export const registerInvited = route(calls.registerInvited, {
  access: 'public',
  summary: 'Make the account of the invited address and accept.',
  params: InvitationParams,
  body: RegisterInvited,
  response: Ok,
  status: 201,
  errors: ['NOT_FOUND', 'INVITATION_OVER', 'WEAK_PASSWORD', 'CONFLICT', 'RATE_LIMITED'],
});
