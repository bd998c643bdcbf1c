import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './availability.calls.ts';
import {
  BookingHours,
  ClinicianParams,
  ClosedDays,
  ClosedDaysList,
  FreeTimes,
  FreeTimesFilter,
  NewClosedDays,
  SetBookingHours,
} from './availability.schemas.ts';

export const listFreeTimes = route(calls.listFreeTimes, {
  access: 'session',
  summary: '[ours] Times of a day at which a visit fits in: in working hours, and apart from what is booked.',
  query: FreeTimesFilter,
  response: FreeTimes,
  permission: 'member.schedule',
});
export const getBookingHours = route(calls.getBookingHours, {
  access: 'session',
  summary: '[ours] When a clinician can be booked.',
  params: ClinicianParams,
  response: BookingHours,
  permission: 'member.schedule',
});
export const setBookingHours = route(calls.setBookingHours, {
  access: 'session',
  summary: '[ours] Say when a clinician can be booked: one’s own hours, or as an admin those of others.',
  params: ClinicianParams,
  body: SetBookingHours,
  response: BookingHours,
  permission: 'member.hours',
  errors: ['VERSION_CONFLICT'],
});
export const listClosedDays = route(calls.listClosedDays, {
  access: 'session',
  summary: '[ours] Days on which the clinic is closed.',
  response: ClosedDaysList,
  permission: 'workspace.member',
});
export const createClosedDays = route(calls.createClosedDays, {
  access: 'session',
  summary: '[ours] Close the clinic on a day, or on several. What is booked then stays.',
  body: NewClosedDays,
  response: ClosedDays,
  permission: 'workspace.admin',
});
export const deleteClosedDays = route(calls.deleteClosedDays, {
  access: 'session',
  summary: '[ours] Open the clinic on these days after all.',
  params: IdParams,
  response: Ok,
  permission: 'workspace.admin',
});
