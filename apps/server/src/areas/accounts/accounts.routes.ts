import * as contract from '@clinical/contract/accounts/accounts.contract';
import * as apiKeys from '@clinical/contract/accounts/api-key.contract';
import * as externalUsers from '@clinical/contract/accounts/external-user.contract';
import * as invitations from '@clinical/contract/accounts/invitations.contract';
import * as passwords from '@clinical/contract/accounts/password.contract';
import * as sessions from '@clinical/contract/accounts/session.contract';
import { signInRoutes } from '@clinical/contract/accounts/sign-in.contract';
import * as twoFactor from '@clinical/contract/accounts/two-factor.contract';
import * as viewing from '@clinical/contract/accounts/viewing.contract';
import { bind, bindBytes, bindPublic, bindRaw, type BoundRoute } from '../../platform/area.ts';
import { addInvitee } from './add-invitee.ts';
import { acceptInvitation, declineInvitation, getInvitation, registerInvited } from './answer-invitation.ts';
import { activateApiKey, updateApiKey } from './api-key.ts';
import { changePassword } from './change-password.ts';
import { closeAccount, previewClosing } from './close-account.ts';
import { confirmEmail } from './confirm-email.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { exportOwnData, getInstallation, getWorkspaceProfile, listSessions } from './accounts.reads.ts';
import { forgotPassword } from './forgot-password.ts';
import { getDeviceKey } from './get-device-key.ts';
import { refreshSession } from './refresh-session.ts';
import { registerAccount } from './register-account.ts';
import { resendCode } from './resend-code.ts';
import { resetPassword } from './reset-password.ts';
import { answerSignInCall } from './sign-in-protocol.ts';
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, setUpTwoFactor } from './two-factor.ts';
import { updateWorkspaceProfile } from './update-workspace-profile.ts';
import { getUserInfo, updateUserInfo } from './user-info.ts';
import { verifyExternalUser } from './verify-external-user.ts';
import { startViewing, stopViewing } from './view-as-member.ts';
import { getSignInPolicy, listMyWorkspaces, switchWorkspace, updateSignInPolicy } from './workspaces.ts';

export const accountsRoutes: readonly BoundRoute[] = [
  ...signInRoutes.map(({ route, action }) => bindRaw(route, (ctx, request) => answerSignInCall(ctx, request, action))),
  bindPublic(contract.register, (ctx, { body }) => registerAccount(ctx, body)),
  bindPublic(contract.confirmEmail, (ctx, { body }) => confirmEmail(ctx, body)),
  bindPublic(contract.resendCode, (ctx, { body }) => resendCode(ctx, body.email)),
  bindPublic(passwords.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body.email)),
  bindPublic(passwords.resetPassword, (ctx, { body }) => resetPassword(ctx, body)),
  bind(passwords.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  bind(passwords.previewClosing, (ctx) => previewClosing(ctx)),
  bind(passwords.closeAccount, (ctx, { body }) => closeAccount(ctx, body)),
  bindBytes(contract.exportOwnData, (ctx) => exportOwnData(ctx)),
  bindPublic(contract.getInstallation, (ctx) => getInstallation(ctx)),
  bind(contract.getUserInfo, (ctx) => getUserInfo(ctx)),
  bind(contract.updateUserInfo, (ctx, { body }) => updateUserInfo(ctx, body)),
  bind(contract.listSessions, (ctx) => listSessions(ctx)),
  bind(contract.endSession, (ctx, { params }) => endSession(ctx, params.id)),
  bind(contract.endOtherSessions, (ctx) => endOtherSessions(ctx)),
  bindPublic(sessions.refreshToken, (ctx, { body }) => refreshSession(ctx, body.refresh_token)),
  bind(sessions.switchWorkspace, (ctx, { body }) => switchWorkspace(ctx, body.workspaceId)),
  bind(sessions.listMyWorkspaces, (ctx) => listMyWorkspaces(ctx)),
  bind(sessions.getSignInPolicy, (ctx) => getSignInPolicy(ctx)),
  bind(sessions.updateSignInPolicy, (ctx, { body }) => updateSignInPolicy(ctx, body)),
  bind(sessions.getWorkspaceProfile, (ctx) => getWorkspaceProfile(ctx)),
  bind(sessions.updateWorkspaceProfile, (ctx, { body }) => updateWorkspaceProfile(ctx, body)),
  bind(sessions.getDeviceKey, (ctx) => getDeviceKey(ctx)),
  bind(viewing.startViewing, (ctx, { body }) => startViewing(ctx, body.userId)),
  bind(viewing.stopViewing, (ctx) => stopViewing(ctx)),
  bind(twoFactor.setUpTwoFactor, (ctx, { body }) => setUpTwoFactor(ctx, body)),
  bind(twoFactor.confirmTwoFactor, (ctx, { body }) => confirmTwoFactor(ctx, body)),
  bind(twoFactor.disableTwoFactor, (ctx, { body }) => disableTwoFactor(ctx, body)),
  bind(twoFactor.renewRecoveryCodes, (ctx, { body }) => renewRecoveryCodes(ctx, body)),
  bind(invitations.addInvitee, (ctx, { body }) => addInvitee(ctx, body)),
  bindPublic(invitations.getInvitation, (ctx, { params }) => getInvitation(ctx, params.token)),
  bind(invitations.acceptInvitation, (ctx, { params }) => acceptInvitation(ctx, params.token)),
  bindPublic(invitations.declineInvitation, (ctx, { params }) => declineInvitation(ctx, params.token)),
  bindPublic(invitations.registerInvited, (ctx, { params, body }) => registerInvited(ctx, params.token, body)),
  bind(apiKeys.updateApiKey, (ctx, { body }) => updateApiKey(ctx, body.apiKey)),
  bind(apiKeys.activateApiKey, (ctx, { body }) => activateApiKey(ctx, body.active)),
  bindPublic(externalUsers.verifyExternalUser, (ctx, { body }) => verifyExternalUser(ctx, body)),
];
