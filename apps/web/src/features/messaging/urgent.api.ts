import * as calls from '@clinical/contract/messaging/messaging.calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { showAnswer } from './messaging.api.ts';
import { urgentKey } from './messaging-key.api.ts';

/** What asks this person for acknowledgement now; on every page. Events may be lost, so it is asked again now and then. */
export const urgentQuery = queryOptions({
  queryKey: urgentKey,
  queryFn: ({ signal }) => api.request(calls.listUrgent, {}, { signal }),
  refetchInterval: 60_000,
});

/** Acknowledging again changes nothing, so a failed try may be repeated. */
export function useAcknowledge() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.request(calls.acknowledgeMessage, { params: { id } }),
    onSuccess: (message) => {
      showAnswer(queries, message);
      queries.setQueryData(urgentQuery.queryKey, (list) => list?.filter((each) => each.message.id !== message.id));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: urgentKey }),
  });
}
