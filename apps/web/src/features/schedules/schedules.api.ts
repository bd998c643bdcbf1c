import * as calls from '@clinical/contract/schedules/schedules.calls';
import type {
  Appointment,
  AppointmentChange,
  NewAppointment,
  Whose,
} from '@clinical/contract/schedules/schedules.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { briefKey } from '../notes/public.ts';
import { schedulesKey } from './schedules-key.api.ts';
import { ownZone } from './days.ts';

export const dayQuery = (date: string, whose: Whose) =>
  queryOptions({
    queryKey: [...schedulesKey, 'day', date, whose],
    queryFn: ({ signal }) =>
      api.request(calls.listSchedules, { query: { date, whose, timeZone: ownZone() } }, { signal }),
  });

export const scheduleQuery = (id: string) =>
  queryOptions({
    queryKey: [...schedulesKey, 'one', id],
    queryFn: ({ signal }) => api.request(calls.getSchedule, { params: { id } }, { signal }),
  });

export const visitTypesQuery = queryOptions({
  queryKey: [...schedulesKey, 'types'],
  queryFn: ({ signal }) => api.request(calls.listVisitTypes, {}, { signal }),
});

/** All that is done to appointments. Whatever comes of it, what is shown is loaded again. */
export function useSchedules() {
  const queries = useQueryClient();
  const onSettled = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: schedulesKey }),
      queries.invalidateQueries({ queryKey: briefKey }),
    ]);
  };
  return {
    book: useMutation({
      mutationFn: ({ key, ...body }: NewAppointment & { key: string }) =>
        api.request(calls.createSchedule, { body }, { idempotencyKey: key }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: AppointmentChange & Pick<Appointment, 'id'>) =>
        api.request(calls.updateSchedule, { params: { id }, body }),
      onSettled,
    }),
    cancel: useMutation({
      mutationFn: (id: string) => api.request(calls.cancelSchedule, { params: { id } }),
      onSettled,
    }),
    start: useMutation({
      mutationFn: (id: string) => api.request(calls.startSession, { body: { scheduleId: id } }),
      onSettled,
    }),
  };
}
