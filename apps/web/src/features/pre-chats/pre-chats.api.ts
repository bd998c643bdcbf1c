import * as calls from '@clinical/contract/pre-chats/pre-chats.calls';
import type { NewPrechart, Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { prechartsQuery } from '../transcripts/public.ts';

/** Puts a prechart as the server gave it into its list. */
export function rememberPrechart(queries: QueryClient, prechart: Prechart): void {
  queries.setQueryData(prechartsQuery(prechart.noteId).queryKey, (list) =>
    list?.some(({ id }) => id === prechart.id)
      ? list.map((other) => (other.id === prechart.id ? prechart : other))
      : [prechart, ...(list ?? [])],
  );
}

export function addPrechart(body: NewPrechart): Promise<Prechart> {
  return api.request(calls.createPrechart, { body }, { idempotencyKey: body.id });
}

export function useAddPrechart() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: addPrechart,
    onSuccess: (prechart) => rememberPrechart(queries, prechart),
  });
}

export function fetchPrechart(id: string): Promise<Prechart> {
  return api.request(calls.getPrechart, { params: { id }, query: {} });
}

export function savePrechart({ id }: Pick<Prechart, 'id'>, answer: string, version: number): Promise<Prechart> {
  return api.request(calls.updatePrechart, { params: { id }, body: { answer } }, { ifMatch: version });
}

export function useRenamePrechart() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Pick<Prechart, 'id' | 'title'> & { before: string }) =>
      api.request(calls.renamePrechart, { params: { id }, body }),
    onSuccess: (prechart) => rememberPrechart(queries, prechart),
  });
}

/** @param leaving true when the request must outlive the page */
export function deletePrechart(id: string, leaving: boolean): Promise<unknown> {
  return api.request(calls.deletePrechat, { params: { id }, query: {} }, { keepalive: leaving });
}
