import * as calls from '@clinical/contract/optimization/optimization.calls';
import type {
  ApplySuggestions,
  OptimizationPreferencesUpdate,
} from '@clinical/contract/optimization/optimization.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { templatesQuery } from '../templates-query.api.ts';

const key = ['templates', 'optimization'] as const;

export const triggerQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'trigger', id],
    queryFn: ({ signal }) => api.request(calls.checkTrigger, { params: { id } }, { signal }),
    staleTime: 60_000,
    retry: false,
  });

export const suggestionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'suggestions', id],
    queryFn: ({ signal }) => api.request(calls.getSuggestions, { params: { id } }, { signal }),
  });

export const reasoningQuery = (id: string, engine?: 'local') =>
  queryOptions({
    queryKey: [...key, 'reasoning', id, engine ?? ''],
    queryFn: ({ signal }) =>
      api.request(calls.getReasoning, { params: { id }, query: engine ? { engine } : {} }, { signal }),
    staleTime: Infinity,
    retry: false,
  });

/** What the sections of a template held in my last notes by it. */
export const sectionUseQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'section-use', id],
    queryFn: ({ signal }) => api.request(calls.getSectionUse, { params: { id } }, { signal }),
    staleTime: 60_000,
    retry: false,
  });

export const outcomesQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'outcomes', id],
    queryFn: ({ signal }) => api.request(calls.getOutcomes, { params: { id } }, { signal }),
  });

export const preferencesQuery = queryOptions({
  queryKey: [...key, 'preferences'],
  queryFn: ({ signal }) => api.request(calls.getPreferences, {}, { signal }),
});

export const globalInstructionsQuery = queryOptions({
  queryKey: [...key, 'global'],
  queryFn: ({ signal }) => api.request(calls.getGlobalInstructions, {}, { signal }),
});

export function useApplySuggestions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplySuggestions) => api.request(calls.applySuggestions, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(templatesQuery.queryKey, (list) =>
        list?.map((template) => (template.id === saved.id ? saved : template)),
      );
      void queries.invalidateQueries({ queryKey: key });
    },
  });
}

export function useSetPreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: OptimizationPreferencesUpdate) => api.request(calls.setPreferences, { body }),
    onSuccess: (preferences) => {
      queries.setQueryData(preferencesQuery.queryKey, preferences);
      void queries.invalidateQueries({ queryKey: [...key, 'suggestions'] });
      void queries.invalidateQueries({ queryKey: [...key, 'trigger'] });
    },
  });
}

export function useSetGlobalInstructions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => api.request(calls.setGlobalInstructions, { body: { text } }),
    onSuccess: (saved) => queries.setQueryData(globalInstructionsQuery.queryKey, saved),
  });
}
