import * as calls from '@clinical/contract/notes/notes.calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The own sample patient, or null; it is in no list. */
export const sampleQuery = queryOptions({
  queryKey: ['notes', 'sample'],
  queryFn: async ({ signal }) => (await api.request(calls.getSample, {}, { signal })).sample,
});

/** Gone at once; put back when the server refuses. */
export function useRemoveSample() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(calls.removeSample, {}),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: sampleQuery.queryKey });
      queries.setQueryData(sampleQuery.queryKey, null);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sampleQuery.queryKey }),
  });
}
