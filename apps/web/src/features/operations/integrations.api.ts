import { listIntegrations, testIntegration } from '@clinical/contract/operations/integrations.calls';
import type { IntegrationName } from '@clinical/contract/operations/integrations.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: ({ signal }) => api.request(listIntegrations, {}, { signal }),
});

/** Tests one integration; its result lasts as long as the page. */
export function useTestIntegration(name: IntegrationName) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['test-integration', name],
    mutationFn: () => api.request(testIntegration, { params: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: integrationsQuery.queryKey }),
  });
}
