import * as calls from '@clinical/contract/accounts/session.calls';
import type { SetSignInPolicy } from '@clinical/contract/accounts/session.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const signInPolicyQuery = queryOptions({
  queryKey: ['accounts', 'policy'],
  queryFn: ({ signal }) => api.request(calls.getSignInPolicy, {}, { signal }),
});

/** What is shown changes at once and goes back when it is refused. The own profile says what holds, so it is asked for again. */
export function useSetSignInPolicy() {
  const queries = useQueryClient();
  const { queryKey } = signInPolicyQuery;
  return useMutation({
    mutationFn: (body: SetSignInPolicy) => api.request(calls.updateSignInPolicy, { body }),
    onMutate: (changed) => {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (policy) => policy && { ...policy, ...changed });
      return before;
    },
    onError: (_error, _changed, before) => queries.setQueryData(queryKey, before),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['accounts'] }),
  });
}
