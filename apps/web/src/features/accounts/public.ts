export { workspacePolicyQuery } from './settings/workspace-policy.api.ts';
export { userInfoQuery, useUpdateProfile } from './accounts.api.ts';
export { workspacesQuery } from './workspaces.api.ts';
