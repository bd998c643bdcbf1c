import { createPrechart } from '@clinical/contract/pre-chats/pre-chats.calls';
import { createQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import type { NewQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { replaceText } from '@clinical/contract/scribe/replace-text.calls';
import type { ReplaceText } from '@clinical/contract/scribe/replace-text.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { publishStale } from '../../../lib/stale.ts';
import { threadKey } from '../../transcripts/public.ts';

export function useReplaceText() {
  return useMutation({ mutationFn: (body: ReplaceText) => api.request(replaceText, { body }) });
}

export function useSavePhrase() {
  return useMutation({
    mutationFn: (body: NewQuickPhrase) => api.request(createQuickPhrase, { body }),
    onSuccess: () => publishStale({ of: 'quick-phrases' }),
  });
}

export function useSavePrechart() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (prechart: { id: string; noteId: string; title: string; answer: string }) =>
      api.request(createPrechart, { body: { ...prechart, kind: 'prechart' } }, { idempotencyKey: prechart.id }),
    // a chart's precharts lie below its thread
    onSuccess: (_, { noteId }) => queries.invalidateQueries({ queryKey: threadKey(noteId) }),
  });
}
