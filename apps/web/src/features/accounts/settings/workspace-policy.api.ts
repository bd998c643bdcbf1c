import * as calls from '@clinical/contract/teams/policy.calls';
import type { SetWorkspacePolicy } from '@clinical/contract/teams/policy.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { enginesQuery } from '../../../lib/engines.api.ts';
import { workspacePolicyKey } from '../accounts.api.ts';

/** What may leave the workspace. */
export const workspacePolicyQuery = queryOptions({
  queryKey: workspacePolicyKey,
  queryFn: ({ signal }) => api.request(calls.getWorkspacePolicy, {}, { signal }),
});

/** What is shown changes at once and goes back when it is refused. Engines are asked for again: one may be off now. */
export function useSetWorkspacePolicy() {
  const queries = useQueryClient();
  const { queryKey } = workspacePolicyQuery;
  return useMutation({
    mutationFn: (body: SetWorkspacePolicy) => api.request(calls.setWorkspacePolicy, { body }),
    onMutate: ({ sharing, servicesOff }) => {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(
        queryKey,
        (policy) =>
          policy && {
            ...policy,
            sharing: sharing ?? policy.sharing,
            services: policy.services.map((one) => ({ ...one, off: servicesOff?.includes(one.id) ?? one.off })),
          },
      );
      return before;
    },
    onError: (_error, _changed, before) => queries.setQueryData(queryKey, before),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      void queries.invalidateQueries({ queryKey: enginesQuery.queryKey });
    },
  });
}
