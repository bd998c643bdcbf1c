import { z } from 'zod';
import { route } from '../route.ts';
import * as calls from './session.calls.ts';
import {
  DeviceKey,
  MyWorkspace,
  Refreshed,
  RefreshToken,
  SetSignInPolicy,
  SignInPolicy,
  SwitchedWorkspace,
  SetWorkspaceProfile,
  SwitchWorkspace,
  WorkspaceProfile,
} from './session.schemas.ts';

export const refreshToken = route(calls.refreshToken, {
  access: 'public',
  summary:
    'A new access token for a refresh token, which is used up by it. A copy that is used later ends the session.',
  body: RefreshToken,
  response: Refreshed,
  errors: ['SESSION_REQUIRED', 'SESSION_EXPIRED', 'SESSION_REVOKED', 'ACCOUNT_NOT_AUTHORISED'],
});
export const switchWorkspace = route(calls.switchWorkspace, {
  access: 'session',
  summary: 'Act in another of my workspaces; older tokens of the session answer WORKSPACE_CHANGED.',
  body: SwitchWorkspace,
  response: SwitchedWorkspace,
  permission: 'workspace.member',
  withoutTwoFactor: true,
  notRepeated: true,
});
export const listMyWorkspaces = route(calls.listMyWorkspaces, {
  access: 'session',
  whileViewing: 'as-self',
  summary: 'The workspaces that I belong to.',
  response: z.array(MyWorkspace),
  permission: 'self',
  withoutTwoFactor: true,
});
export const getSignInPolicy = route(calls.getSignInPolicy, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'What the acting workspace requires of everyone who signs in.',
  response: SignInPolicy,
  permission: 'workspace.member',
});
export const updateSignInPolicy = route(calls.updateSignInPolicy, {
  access: 'session',
  summary: 'Ask for two-factor, or shorten the idle time, in the acting workspace.',
  body: SetSignInPolicy,
  response: SignInPolicy,
  permission: 'workspace.admin',
});
export const getWorkspaceProfile = route(calls.getWorkspaceProfile, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] Name and logo of the acting workspace.',
  response: WorkspaceProfile,
  permission: 'workspace.member',
});
export const updateWorkspaceProfile = route(calls.updateWorkspaceProfile, {
  access: 'session',
  summary: '[ours] Change name or logo of the acting workspace.',
  body: SetWorkspaceProfile,
  response: WorkspaceProfile,
  permission: 'workspace.admin',
});
export const getDeviceKey = route(calls.getDeviceKey, {
  access: 'session',
  summary:
    'The key under which a browser keeps my unsent work; the same on each of my devices, made when it is first asked for.',
  response: DeviceKey,
  permission: 'self',
  background: true,
  withoutTwoFactor: true,
  notRepeated: true,
});
