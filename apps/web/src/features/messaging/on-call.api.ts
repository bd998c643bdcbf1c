import * as calls from '@clinical/contract/messaging/on-call.calls';
import type { ChangeOnCall, SetQuietHours } from '@clinical/contract/messaging/on-call.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { onCallKey, quietHoursKey } from './messaging-key.api.ts';

/** Who is on call; shifts begin and end by themselves. */
export const onCallQuery = queryOptions({
  queryKey: onCallKey,
  queryFn: ({ signal }) => api.request(calls.getOnCall, {}, { signal }),
  refetchInterval: 60_000,
});

export const quietHoursQuery = queryOptions({
  queryKey: quietHoursKey,
  queryFn: ({ signal }) => api.request(calls.getQuietHours, {}, { signal }),
  refetchInterval: 60_000,
});

export function useChangeOnCall() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeOnCall) => api.request(calls.changeOnCall, { body }),
    onSuccess: (rota) => queries.setQueryData(onCallQuery.queryKey, rota),
    onSettled: () => queries.invalidateQueries({ queryKey: onCallKey }),
  });
}

export function useSetQuietHours() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SetQuietHours) => api.request(calls.setQuietHours, { body }),
    onSuccess: (hours) => queries.setQueryData(quietHoursQuery.queryKey, hours),
  });
}
