import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  AcceptedInvitation,
  AddInvitee,
  Invitation,
  InvitationDetails,
  RegisterInvited,
} from './invitations.schemas.ts';

type Link = { params: { token: string } };

export const addInvitee = call<{ body: AddInvitee }, Invitation>('POST', '/auth/add-invitee');
export const getInvitation = call<Link, InvitationDetails>('GET', '/auth/invitations/{token}');
export const acceptInvitation = call<Link, AcceptedInvitation>('POST', '/auth/invitations/{token}/accept');
export const declineInvitation = call<Link, Ok>('POST', '/auth/invitations/{token}/decline');
/** Makes the account with the invited address, confirmed by the link; then sign in. */
export const registerInvited = call<Link & { body: RegisterInvited }, Ok>('POST', '/auth/invitations/{token}/register');
