import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { TaskSelection } from '@clinical/contract/clinical-tasks/shares.schemas';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { clinicalTasksKey } from './clinical-tasks-key.api.ts';
import { pageSize } from './clinical-tasks.api.ts';

const sharesKey = ['task-shares'] as const;

/** My links that still work. */
export const taskSharesQuery = queryOptions({
  queryKey: sharesKey,
  queryFn: async ({ signal }) => (await api.request(calls.listTaskShares, {}, { signal })).shares,
});

export function useShareTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (filter: TaskSelection) => api.request(calls.shareTasks, { body: { filter } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sharesKey }),
  });
}

export function useRevokeShare() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.request(calls.revokeTaskShare, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sharesKey }),
  });
}

/** A shared list as I may see it, page by page. */
export function sharedTasksQuery(token: string, today: string) {
  return infiniteQueryOptions({
    queryKey: [...clinicalTasksKey, 'shared', token, today],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { today, limit: pageSize, ...(cursor === null ? {} : { cursor }) };
      return api.request(calls.getSharedTasks, { params: { token }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
