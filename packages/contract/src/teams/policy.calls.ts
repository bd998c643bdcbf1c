import { call } from '../call.ts';
import type { SetWorkspacePolicy, WorkspacePolicy } from './policy.schemas.ts';

export const getWorkspacePolicy = call<Record<never, never>, WorkspacePolicy>('GET', '/settings/workspace');
export const setWorkspacePolicy = call<{ body: SetWorkspacePolicy }, WorkspacePolicy>('PUT', '/settings/workspace');
