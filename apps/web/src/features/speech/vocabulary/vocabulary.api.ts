import * as calls from '@clinical/contract/speech/speech.calls';
import type { UpdateVocabulary } from '@clinical/contract/speech/speech.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Whose words: `mine` or those of the acting workspace. */
export type Whose = 'mine' | 'workspace';

export const vocabularyQuery = queryOptions({
  queryKey: ['vocabulary'],
  queryFn: ({ signal }) => api.request(calls.getVocabulary, {}, { signal }),
});

export function useChangeVocabulary() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateVocabulary) => api.request(calls.updateVocabulary, { body }),
    onSuccess: (vocabulary) => queries.setQueryData(vocabularyQuery.queryKey, vocabulary),
  });
}

/** @param leaving true when the request must outlive the page */
export function removeWord(whose: Whose, word: string, leaving: boolean): Promise<unknown> {
  return api.request(calls.updateVocabulary, { body: { [whose]: { remove: [word] } } }, { keepalive: leaving });
}
