import * as calls from '@clinical/contract/templates/templates.calls';
import type { NewTemplate, Template, TemplateUpdate } from '@clinical/contract/templates/templates.schemas';
import * as versions from '@clinical/contract/templates/versions.calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formFromTemplate, templateFromForm } from './template-form.ts';
import { templatesQuery } from './templates-query.api.ts';

export const startersQuery = queryOptions({
  queryKey: ['templates', 'starters'],
  queryFn: ({ signal }) => api.request(calls.listStarters, {}, { signal }),
  staleTime: Infinity,
});

export const versionsQuery = ({ id, version }: Pick<Template, 'id' | 'version'>, archived: boolean) =>
  queryOptions({
    queryKey: ['templates', 'versions', id, version, archived],
    queryFn: ({ signal }) =>
      api.request(
        versions.listTemplateVersions,
        { params: { id }, query: archived ? { include_archived: true } : {} },
        { signal },
      ),
  });

export const copiesQuery = (id: string) =>
  queryOptions({
    queryKey: ['templates', 'copies', id],
    queryFn: ({ signal }) => api.request(versions.listTemplateCopies, { params: { id } }, { signal }),
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
  const take = useTakeTemplate();
  return useMutation({
    mutationFn: (template: TemplateUpdate) =>
      api.request(calls.updateTemplate, { body: template }, { ifMatch: template.version }),
    onSuccess: take,
  });
}

/** Shares a template, or archives it; what it says stays as it was saved last. */
export function usePlaceTemplate() {
  const take = useTakeTemplate();
  return useMutation({
    mutationFn: ({
      template,
      place,
    }: {
      template: Template;
      place: Pick<TemplateUpdate, 'sharing' | 'departmentIds' | 'archived'>;
    }) => {
      const { id, version } = template;
      const body = { ...templateFromForm(formFromTemplate(template)), id, version, ...place };
      return api.request(calls.updateTemplate, { body }, { ifMatch: version });
    },
    onSuccess: take,
  });
}

export function useRollBackTemplate() {
  const take = useTakeTemplate();
  return useMutation({
    mutationFn: ({ id, version, reason }: { id: string; version: number; reason: string }) =>
      api.request(versions.rollBackTemplate, { params: { id, version }, body: { reason } }),
    onSuccess: take,
  });
}

export function useArchiveVersion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, archived }: { id: string; version: number; archived: boolean }) =>
      api.request(versions.updateTemplateVersion, { params: { id, version }, body: { archived } }),
    onSuccess: (_, { id }) => queries.invalidateQueries({ queryKey: ['templates', 'versions', id] }),
  });
}

/** Puts my templates in order: at once in the list, and as it was when the server refuses. */
export function useOrderTemplates() {
  const queries = useQueryClient();
  const key = templatesQuery.queryKey;
  return useMutation({
    mutationFn: (ids: string[]) => api.request(versions.orderTemplates, { body: { ids } }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData(key, (list) => {
        const placed = list?.map((each) => (ids.includes(each.id) ? { ...each, order: ids.indexOf(each.id) } : each));
        return placed?.toSorted((a, b) => (ids.includes(a.id) && ids.includes(b.id) ? a.order - b.order : 0));
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
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

/** Shows a saved template in the list; a copy that was made by saving is new there. */
function useTakeTemplate() {
  const queries = useQueryClient();
  return (saved: Template) =>
    queries.setQueryData(templatesQuery.queryKey, (list) =>
      list?.some(({ id }) => id === saved.id)
        ? list.map((template) => (template.id === saved.id ? saved : template))
        : [...(list ?? []), saved],
    );
}
