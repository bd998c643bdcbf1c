import * as calls from '@clinical/contract/schedules/availability.calls';
import type { FreeTimesQuery, NewClosedDays, SetBookingHours } from '@clinical/contract/schedules/availability.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { schedulesKey } from './schedules-key.api.ts';

export const freeTimesQuery = (query: FreeTimesQuery) =>
  queryOptions({
    queryKey: [...schedulesKey, 'free', query],
    queryFn: ({ signal }) => api.request(calls.listFreeTimes, { query }, { signal }),
  });

export const bookingHoursQuery = (clinicianId: string) =>
  queryOptions({
    queryKey: [...schedulesKey, 'hours', clinicianId],
    queryFn: ({ signal }) => api.request(calls.getBookingHours, { params: { clinicianId } }, { signal }),
  });

export const closedDaysQuery = queryOptions({
  queryKey: [...schedulesKey, 'closed-days'],
  queryFn: ({ signal }) => api.request(calls.listClosedDays, {}, { signal }),
});

/** What depends on hours and closed days is loaded again. */
function useReload() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: schedulesKey });
}

export function useSetBookingHours(clinicianId: string) {
  return useMutation({
    mutationFn: (body: SetBookingHours) => api.request(calls.setBookingHours, { params: { clinicianId }, body }),
    onSettled: useReload(),
  });
}

export function useCreateClosedDays() {
  return useMutation({
    mutationFn: (body: NewClosedDays) => api.request(calls.createClosedDays, { body }),
    onSuccess: useReload(),
  });
}

/** @param leaving true when the request must outlive the page */
export function deleteClosedDays(id: string, leaving: boolean): Promise<unknown> {
  return api.request(calls.deleteClosedDays, { params: { id } }, { keepalive: leaving });
}
