import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './schedules.calls.ts';
import {
  Appointment,
  AppointmentChange,
  AppointmentPrompt,
  CancelQuery,
  NewAppointment,
  NewVisitType,
  Schedule,
  ScheduleFilter,
  StartedSession,
  StartSession,
  VisitType,
  VisitTypeChange,
  VisitTypes,
} from './schedules.schemas.ts';

export const listSchedules = route(calls.listSchedules, {
  access: 'session',
  summary: 'Appointments of a day, or of up to 31, in the order of their time; the cancelled ones are left out.',
  query: ScheduleFilter,
  response: Schedule,
  permission: 'workspace.member',
  phi: true,
});
export const createSchedule = route(calls.createSchedule, {
  access: 'session',
  summary: '[ours] Book an appointment. A time that is taken is refused.',
  body: NewAppointment,
  response: Appointment,
  permission: 'note.edit',
  errors: ['SLOT_TAKEN', 'DAY_CLOSED', 'DAY_FULL', 'CONFLICT'],
  phi: true,
});
export const startSession = route(calls.startSession, {
  access: 'session',
  summary: 'Begin the visit of an appointment: it has arrived, and its chart and prompt come back.',
  body: StartSession,
  response: StartedSession,
  permission: 'note.edit',
  errors: ['SLOT_TAKEN', 'CONFLICT'],
  phi: true,
});
export const listVisitTypes = route(calls.listVisitTypes, {
  access: 'session',
  summary: '[ours] The kinds of visit of the workspace, by name, and whether the caller may change them.',
  response: VisitTypes,
  permission: 'workspace.member',
});
export const createVisitType = route(calls.createVisitType, {
  access: 'session',
  summary: '[ours] Add a kind of visit.',
  body: NewVisitType,
  response: VisitType,
  permission: 'workspace.admin',
  errors: ['CONFLICT'],
});
export const updateVisitType = route(calls.updateVisitType, {
  access: 'session',
  summary: '[ours] Change a kind of visit. What is booked keeps its length and buffers.',
  params: IdParams,
  body: VisitTypeChange,
  response: VisitType,
  permission: 'workspace.admin',
  errors: ['VERSION_CONFLICT', 'CONFLICT'],
});
export const deleteVisitType = route(calls.deleteVisitType, {
  access: 'session',
  summary: '[ours] Take a kind of visit off the list. What is booked stays.',
  params: IdParams,
  response: Ok,
  permission: 'workspace.admin',
});
export const getSchedule = route(calls.getSchedule, {
  access: 'session',
  summary: 'One appointment.',
  params: IdParams,
  response: Appointment,
  permission: 'note.read',
  phi: true,
});
export const updateSchedule = route(calls.updateSchedule, {
  access: 'session',
  summary: '[ours] Move or rename an appointment, or say how it stands. A time that is taken is refused.',
  params: IdParams,
  body: AppointmentChange,
  response: Appointment,
  permission: 'note.edit',
  errors: ['SLOT_TAKEN', 'DAY_CLOSED', 'DAY_FULL', 'VERSION_CONFLICT', 'CONFLICT'],
  phi: true,
});
export const cancelSchedule = route(calls.cancelSchedule, {
  access: 'session',
  summary: '[ours] Cancel an appointment. Its time is free again. A second time changes nothing.',
  params: IdParams,
  query: CancelQuery,
  response: Appointment,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const setSchedulePrompt = route(calls.setSchedulePrompt, {
  access: 'session',
  summary: 'Say what is to be done in this visit.',
  params: IdParams,
  body: AppointmentPrompt,
  response: Appointment,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
