import * as calls from '@clinical/contract/templates/templates.calls';
import type { NewTemplate, Template, TemplateUpdate } from '@clinical/contract/templates/templates.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { warn } from '../../lib/log.ts';

export const templatesQuery = queryOptions({
  queryKey: ['templates', 'own'],
  queryFn: async ({ signal }) => {
    const found = await api.request(calls.listTemplates, { query: {} }, { signal }).catch((error: unknown) => {
      if (!signal.aborted) warn('Could not load templates');
      throw error;
    });
    // specification: anything but an array is read as an empty list
    return Array.isArray(found) ? found : [];
  },
});

export const startersQuery = queryOptions({
  queryKey: ['templates', 'starters'],
  queryFn: ({ signal }) => api.request(calls.listStarters, {}, { signal }),
  staleTime: Infinity,
});

export function useCreateTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (template: NewTemplate) => api.request(calls.createTemplate, { body: template }),
    onSuccess: (created) => {
      queries.setQueryData(templatesQuery.queryKey, (list) => [...(list ?? []), created]);
      void queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
  });
}

export function useUpdateTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (template: TemplateUpdate) =>
      api.request(calls.updateTemplate, { body: template }, { ifMatch: template.version }),
    onSuccess: (saved) =>
      queries.setQueryData(templatesQuery.queryKey, (list) =>
        list?.map((template) => (template.id === saved.id ? saved : template)),
      ),
  });
}

export function useDeleteTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Template) => api.request(calls.deleteTemplate, { params: { id } }),
    onSuccess: (_, { id }) =>
      queries.setQueryData(templatesQuery.queryKey, (list) => list?.filter((template) => template.id !== id)),
  });
}
