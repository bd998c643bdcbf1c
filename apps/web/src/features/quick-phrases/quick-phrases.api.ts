import * as calls from '@clinical/contract/quick-phrases/quick-phrases.calls';
import type { NewQuickPhrase, QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { quickPhrasesQuery } from './quick-phrases-query.api.ts';

/** Saves a new phrase, or `before` as it was changed. */
export function useSaveQuickPhrase(before: Pick<QuickPhrase, 'id' | 'version'> | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewQuickPhrase & Pick<QuickPhrase, 'scope'>) =>
      before
        ? api.request(calls.updateQuickPhrase, { params: { id: before.id }, body }, { ifMatch: before.version })
        : api.request(calls.createQuickPhrase, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: quickPhrasesQuery.queryKey }),
  });
}

/** @param leaving true when the request must outlive the page */
export function deleteQuickPhrase(id: string, leaving: boolean): Promise<unknown> {
  return api.request(calls.deleteQuickPhrase, { params: { id } }, { keepalive: leaving });
}
