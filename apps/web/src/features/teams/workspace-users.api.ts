import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Who belongs to the workspace now, by name. */
export const workspaceUsersQuery = queryOptions({
  queryKey: ['teams', 'users'],
  queryFn: ({ signal }) => api.request(listWorkspaceUsers, {}, { signal }),
});
