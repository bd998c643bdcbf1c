import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  Appointment,
  AppointmentChange,
  AppointmentPrompt,
  CancelQuery,
  NewAppointment,
  NewVisitType,
  Schedule,
  ScheduleQuery,
  StartedSession,
  StartSession,
  VisitType,
  VisitTypeChange,
  VisitTypes,
} from './schedules.schemas.ts';

type ById = { id: string };

export const listSchedules = call<{ query?: ScheduleQuery }, Schedule>('GET', '/schedules/');
export const getSchedule = call<{ params: ById }, Appointment>('GET', '/schedules/{id}');
/** A time that is taken is refused, also when both were asked for at the same moment. */
export const createSchedule = call<{ body: NewAppointment }, Appointment>('POST', '/schedules/');
export const updateSchedule = call<{ params: ById; body: AppointmentChange }, Appointment>('PUT', '/schedules/{id}');
/** The time is free again; the appointment stays in the chart as cancelled. */
export const cancelSchedule = call<{ params: ById; query?: CancelQuery }, Appointment>('DELETE', '/schedules/{id}');
export const setSchedulePrompt = call<{ params: ById; body: AppointmentPrompt }, Appointment>(
  'PUT',
  '/schedules/{id}/prompt',
);
export const startSession = call<{ body: StartSession }, StartedSession>('POST', '/schedules/start-session');

export const listVisitTypes = call<Record<never, never>, VisitTypes>('GET', '/schedules/types');
export const createVisitType = call<{ body: NewVisitType }, VisitType>('POST', '/schedules/types');
export const updateVisitType = call<{ params: ById; body: VisitTypeChange }, VisitType>('PUT', '/schedules/types/{id}');
export const deleteVisitType = call<{ params: ById }, Ok>('DELETE', '/schedules/types/{id}');
