import { listMyWorkspaces } from '@clinical/contract/accounts/session.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The workspaces that I belong to. */
export const workspacesQuery = queryOptions({
  queryKey: ['accounts', 'workspaces'],
  queryFn: ({ signal }) => api.request(listMyWorkspaces, {}, { signal }),
});
