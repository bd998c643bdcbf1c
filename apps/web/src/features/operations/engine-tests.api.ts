import { listEngineSuccesses, testEngine } from '@clinical/contract/operations/operations.calls';
import type { EngineArea } from '@clinical/contract/operations/operations.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const engineSuccessesQuery = queryOptions({
  queryKey: ['engine-successes'],
  queryFn: ({ signal }) => api.request(listEngineSuccesses, {}, { signal }),
});

/** Tests the engine of one area; its result lasts as long as the page. */
export function useTestEngine(area: EngineArea) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['test-engine', area],
    mutationFn: () => api.request(testEngine, { body: { area } }),
    onSettled: () => queries.invalidateQueries({ queryKey: engineSuccessesQuery.queryKey }),
  });
}
