import * as calls from '@clinical/contract/automations/automations.calls';
import type { NewAutomation } from '@clinical/contract/automations/automations.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const automationsQuery = queryOptions({
  queryKey: ['automations', 'own'],
  queryFn: ({ signal }) => api.request(calls.listAutomations, {}, { signal }),
});

export function useCreateAutomation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (automation: NewAutomation) => api.request(calls.createAutomation, { body: automation }),
    onSuccess: () => queries.invalidateQueries({ queryKey: automationsQuery.queryKey }),
  });
}
