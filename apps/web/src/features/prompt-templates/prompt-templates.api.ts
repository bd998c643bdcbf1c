import { tryPrompt } from '@clinical/contract/pre-chats/pre-chats.calls';
import type { TryPrompt } from '@clinical/contract/pre-chats/pre-chats.schemas';
import * as calls from '@clinical/contract/prompt-templates/prompt-templates.calls';
import type { NewPromptTemplate, PromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const promptTemplatesQuery = queryOptions({
  queryKey: ['prompt-templates'],
  queryFn: ({ signal }) => api.request(calls.listPromptTemplates, {}, { signal }),
});

/** Saves a new prompt template, or `before` as it was changed. */
export function useSavePromptTemplate(before: Pick<PromptTemplate, 'id' | 'version'> | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPromptTemplate) =>
      before
        ? api.request(calls.updatePromptTemplate, { params: { id: before.id }, body }, { ifMatch: before.version })
        : api.request(calls.createPromptTemplate, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: promptTemplatesQuery.queryKey }),
  });
}

/** @param leaving true when the request must outlive the page */
export function deletePromptTemplate(id: string, leaving: boolean): Promise<unknown> {
  return api.request(calls.deletePromptTemplate, { params: { id } }, { keepalive: leaving });
}

export function useTryPrompt() {
  return useMutation({ mutationFn: (body: TryPrompt) => api.request(tryPrompt, { body }) });
}
