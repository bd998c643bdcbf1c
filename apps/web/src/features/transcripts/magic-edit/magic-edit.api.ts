import { createPrechart } from '@clinical/contract/pre-chats/pre-chats.calls';
import { createQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import type { NewQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { replaceText } from '@clinical/contract/transcripts/replace-text.calls';
import type { ReplaceText } from '@clinical/contract/transcripts/replace-text.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export function useReplaceText() {
  return useMutation({ mutationFn: (body: ReplaceText) => api.request(replaceText, { body }) });
}

export function useSavePhrase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewQuickPhrase) => api.request(createQuickPhrase, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['quick-phrases'] }),
  });
}

export function useSavePrechart() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (prechart: { id: string; noteId: string; title: string; answer: string }) =>
      api.request(createPrechart, { body: { ...prechart, kind: 'prechart' } }, { idempotencyKey: prechart.id }),
    onSuccess: (_, { noteId }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['prechats'] }),
        queries.invalidateQueries({ queryKey: ['precharts'] }),
        queries.invalidateQueries({ queryKey: ['transcripts', noteId] }),
      ]),
  });
}
