import * as calls from '@clinical/contract/templates/checks.calls';
import type {
  CheckedEncounter,
  RunTemplateChecks,
  TemplateCheckEvent,
  TemplateChecksUpdate,
} from '@clinical/contract/templates/checks.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const templateChecksQuery = (id: string) =>
  queryOptions({
    queryKey: ['templates', 'checks', id],
    queryFn: ({ signal }) => api.request(calls.getTemplateChecks, { params: { id } }, { signal }),
  });

export function useSetChecks(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TemplateChecksUpdate) => api.request(calls.setTemplateChecks, { params: { id }, body }),
    onSuccess: async (checks) => {
      const { queryKey } = templateChecksQuery(id);
      // what was asked for before it was saved must not take its place
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, checks);
    },
  });
}

/** Runs the checks; `onEvent` is told of each visit. */
export const runChecks = (
  id: string,
  body: RunTemplateChecks,
  onEvent: (event: TemplateCheckEvent) => void,
  signal: AbortSignal,
): Promise<void> => api.stream(calls.runTemplateChecks, { params: { id }, body }, { signal, onEvent });

/** What the notes of a template's own visits would lose; nothing where it has none. */
export function useLostFacts() {
  const queries = useQueryClient();
  return async (id: string, body: RunTemplateChecks): Promise<string[]> => {
    const { own } = await queries.fetchQuery(templateChecksQuery(id));
    if (!own) return [];
    const tried: CheckedEncounter[] = [];
    const take = (event: TemplateCheckEvent) => {
      if (event.type === 'encounter') tried.push(event.encounter);
    };
    await runChecks(id, body, take, new AbortController().signal);
    return tried.flatMap(({ title, lost }) => lost.map((fact) => `${title}: ${fact}`));
  };
}
