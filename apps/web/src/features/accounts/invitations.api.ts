import * as calls from '@clinical/contract/accounts/invitations.calls';
import type { RegisterInvited } from '@clinical/contract/accounts/invitations.schemas';
import { switchWorkspace } from '@clinical/contract/accounts/session.calls';
import { api } from '../../lib/api.ts';

export const getInvitation = (token: string) => api.request(calls.getInvitation, { params: { token } });
export const declineInvitation = (token: string) => api.request(calls.declineInvitation, { params: { token } });
export const registerInvited = (token: string, body: RegisterInvited) =>
  api.request(calls.registerInvited, { params: { token }, body });

/** Accepts, and goes on in the workspace that was joined. */
export async function acceptInvitation(token: string): Promise<void> {
  const { workspaceId } = await api.request(calls.acceptInvitation, { params: { token } });
  await api.request(switchWorkspace, { body: { workspaceId } });
}
