import * as calls from '@clinical/contract/kanban/kanban.calls';
import type { NewCard } from '@clinical/contract/kanban/kanban.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const cardsQuery = queryOptions({
  queryKey: ['kanban', 'own'],
  queryFn: ({ signal }) => api.request(calls.listCards, {}, { signal }),
});

export function useCreateCard() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (card: NewCard) => api.request(calls.createCard, { body: card }),
    onSuccess: () => queries.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  });
}
