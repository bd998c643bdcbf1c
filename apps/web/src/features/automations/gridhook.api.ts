import * as calls from '@clinical/contract/automations/automations.calls';
import type { Gridhook, SetGridhook } from '@clinical/contract/automations/gridhook.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { warn } from '../../lib/log.ts';
import { automationsKey } from './automations-key.api.ts';

export const gridhookQuery = queryOptions({
  queryKey: [...automationsKey, 'gridhook'],
  queryFn: ({ signal }) => api.request(calls.getGridhook, {}, { signal }),
});

/** The fetch at the start of the program. A failure logs a warning and gives null. */
export const startGridhookQuery = queryOptions({
  queryKey: [...automationsKey, 'start'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal, client }): Promise<Gridhook | null> => {
    try {
      const hook = await api.request(calls.getGridhook, {}, { signal });
      client.setQueryData(gridhookQuery.queryKey, hook);
      return hook;
    } catch (error) {
      if (signal.aborted) throw error;
      warn('Could not load the AI gridhook');
      return null;
    }
  },
});

export const workspaceGridhooksQuery = queryOptions({
  queryKey: [...automationsKey, 'workspace-gridhooks'],
  queryFn: ({ signal }) => api.request(calls.listGridhooks, {}, { signal }),
});

export const deliveriesQuery = queryOptions({
  queryKey: [...automationsKey, 'deliveries'],
  queryFn: ({ signal }) => api.request(calls.listGridhookDeliveries, {}, { signal }),
});

/** Saves the gridhook. A change of a stored one is seen at once, and taken back when it is not saved. */
export function useSetGridhook() {
  const queries = useQueryClient();
  const { queryKey } = gridhookQuery;
  return useMutation({
    mutationFn: (body: SetGridhook) => api.request(calls.setGridhook, { body }),
    onMutate: ({ enabled, encrypt, fields }) => {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (found) => found && { ...found, enabled, encrypt, fields });
      return before;
    },
    onSuccess: (hook) => queries.setQueryData(queryKey, hook),
    onError: (_error, _body, before) => {
      if (before) queries.setQueryData(queryKey, before);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey }),
  });
}

export function useTestGridhook() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(calls.testGridhook, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: automationsKey }),
  });
}
