import { route } from '../route.ts';
import * as calls from './policy.calls.ts';
import { SetWorkspacePolicy, WorkspacePolicy } from './policy.schemas.ts';

export const getWorkspacePolicy = route(calls.getWorkspacePolicy, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] What may leave the workspace: shared charts and outside services, and what is shared now.',
  response: WorkspacePolicy,
  permission: 'workspace.member',
});
export const setWorkspacePolicy = route(calls.setWorkspacePolicy, {
  access: 'session',
  summary: '[ours] Change who may share charts outside the workspace, and switch outside services off or on.',
  body: SetWorkspacePolicy,
  response: WorkspacePolicy,
  permission: 'workspace.admin',
});
