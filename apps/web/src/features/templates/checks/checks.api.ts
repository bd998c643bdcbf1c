import * as calls from '@clinical/contract/templates/checks.calls';
import type {
  CheckedEncounter,
  RunTemplateChecks,
  TemplateCheckEvent,
  TemplateChecksUpdate,
} from '@clinical/contract/templates/checks.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { t } from './checks.texts.ts';

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

export type Losses = { lost: string[]; misplaced: string[] };

/** What the notes of a template's own visits would lose, and what would stand out of place; nothing where it has none. */
export function useLosses() {
  const queries = useQueryClient();
  return async (id: string, body: RunTemplateChecks): Promise<Losses> => {
    const { own } = await queries.fetchQuery(templateChecksQuery(id));
    if (!own) return { lost: [], misplaced: [] };
    const tried: CheckedEncounter[] = [];
    const take = (event: TemplateCheckEvent) => {
      if (event.type === 'encounter') tried.push(event.encounter);
    };
    await runChecks(id, body, take, new AbortController().signal);
    return {
      lost: tried.flatMap(({ title, lost }) => lost.map((fact) => `${title}: ${fact}`)),
      misplaced: tried.flatMap(({ title, misplaced }) => misplaced.map((each) => `${title}: ${t('moved', each)}`)),
    };
  };
}
