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
import { ownZone, shiftDay } from './days.ts';

/** One day, or so many from it on, where the reader is. */
export const dayQuery = (date: string, whose: Whose, days = 1) =>
  queryOptions({
    queryKey: [...schedulesKey, 'day', date, whose, days],
    queryFn: ({ signal }) =>
      api.request(calls.listSchedules, { query: { date, days, whose, timeZone: ownZone() } }, { signal }),
  });

/** The visits of a chart around a day, of all clinicians. */
export const chartDaysQuery = (date: string, noteId: string) =>
  queryOptions({
    queryKey: [...schedulesKey, 'chart', noteId, date],
    queryFn: ({ signal }) => {
      const query = { date: shiftDay(date, -1), days: 3, noteId, whose: 'clinic', timeZone: ownZone() } as const;
      return api.request(calls.listSchedules, { query }, { signal });
    },
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
