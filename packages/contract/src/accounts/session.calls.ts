import { call } from '../call.ts';
import type {
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

export const refreshToken = call<{ body: RefreshToken }, Refreshed>('POST', '/auth/refresh_token');
export const switchWorkspace = call<{ body: SwitchWorkspace }, SwitchedWorkspace>('PUT', '/auth/workspace');
export const listMyWorkspaces = call<Record<never, never>, MyWorkspace[]>('GET', '/workspace-members/my-workspaces');
export const getSignInPolicy = call<Record<never, never>, SignInPolicy>('GET', '/auth/policy');
export const updateSignInPolicy = call<{ body: SetSignInPolicy }, SignInPolicy>('PUT', '/auth/policy');
export const getWorkspaceProfile = call<Record<never, never>, WorkspaceProfile>('GET', '/auth/workspace');
export const updateWorkspaceProfile = call<{ body: SetWorkspaceProfile }, WorkspaceProfile>('PATCH', '/auth/workspace');
export const getDeviceKey = call<Record<never, never>, DeviceKey>('POST', '/auth/device-key');
