import * as calls from '@clinical/contract/accounts/session.calls';
import type { SetWorkspaceProfile } from '@clinical/contract/accounts/session.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const workspaceProfileQuery = queryOptions({
  queryKey: ['accounts', 'workspace-profile'],
  queryFn: ({ signal }) => api.request(calls.getWorkspaceProfile, {}, { signal }),
});

export function useSetWorkspaceProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SetWorkspaceProfile) => api.request(calls.updateWorkspaceProfile, { body }),
    onSuccess: (profile) => {
      queries.setQueryData(workspaceProfileQuery.queryKey, profile);
      // the menu names it
      void queries.invalidateQueries({ queryKey: ['accounts', 'workspaces'] });
    },
  });
}
