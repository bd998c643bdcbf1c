import * as calls from '@clinical/contract/schedules/waitlist.calls';
import type { NewWaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { briefKey } from '../notes/public.ts';
import { ownZone } from './days.ts';
import { schedulesKey } from './schedules-key.api.ts';

export const waitlistQuery = queryOptions({
  queryKey: [...schedulesKey, 'waitlist'],
  queryFn: ({ signal }) => api.request(calls.listWaitlist, {}, { signal }),
});

/** Times of two weeks from a day on. */
export const freedQuery = (date: string) =>
  queryOptions({
    queryKey: [...schedulesKey, 'freed', date],
    queryFn: ({ signal }) =>
      api.request(calls.listFreedTimes, { query: { date, days: 14, timeZone: ownZone() } }, { signal }),
  });

/** @param leaving true when the request must outlive the page */
export function removeFromWaitlist(id: string, leaving: boolean): Promise<unknown> {
  return api.request(calls.removeFromWaitlist, { params: { id } }, { keepalive: leaving });
}

/** All that is done to the waitlist. Whatever comes of it, what is shown is loaded again. */
export function useWaitlist() {
  const queries = useQueryClient();
  const onSettled = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: schedulesKey }),
      queries.invalidateQueries({ queryKey: briefKey }),
    ]);
  };
  return {
    add: useMutation({
      mutationFn: ({ key, ...body }: NewWaitlistEntry & { key: string }) =>
        api.request(calls.addToWaitlist, { body }, { idempotencyKey: key }),
      onSettled,
    }),
    waitForEarlier: useMutation({
      mutationFn: (id: string) => api.request(calls.waitForEarlier, { params: { id }, body: {} }),
      onSettled,
    }),
    accept: useMutation({
      mutationFn: ({ scheduleId, entryId }: { scheduleId: string; entryId: string }) =>
        api.request(
          calls.acceptWaitlist,
          { params: { id: scheduleId }, body: { entryId } },
          // nobody gets one time twice: a repeat after a lost reply is the same wish
          { idempotencyKey: `${scheduleId}.${entryId}` },
        ),
      onSettled,
    }),
  };
}
