import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import { Appointment } from './schedules.schemas.ts';
import * as calls from './waitlist.calls.ts';
import {
  AcceptWaitlist,
  FreedFilter,
  FreedTime,
  NewWaitlistEntry,
  WaitForEarlier,
  WaitlistEntry,
} from './waitlist.schemas.ts';

export const listWaitlist = route(calls.listWaitlist, {
  access: 'session',
  summary: '[ours] Patients who wait for a time, the longest waiting first.',
  response: z.array(WaitlistEntry),
  permission: 'workspace.member',
  phi: true,
});
export const addToWaitlist = route(calls.addToWaitlist, {
  access: 'session',
  summary: '[ours] Put a patient on the waitlist.',
  body: NewWaitlistEntry,
  response: WaitlistEntry,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const removeFromWaitlist = route(calls.removeFromWaitlist, {
  access: 'session',
  summary: '[ours] Take a patient off the waitlist.',
  params: IdParams,
  response: Ok,
  permission: 'note.edit',
  phi: true,
});
export const waitForEarlier = route(calls.waitForEarlier, {
  access: 'session',
  summary: '[ours] The patient of an appointment waits for an earlier time.',
  params: IdParams,
  body: WaitForEarlier,
  response: WaitlistEntry,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const listFreedTimes = route(calls.listFreedTimes, {
  access: 'session',
  summary: '[ours] Times that cancelled appointments left free, with the patients who wait for one like it.',
  query: FreedFilter,
  response: z.array(FreedTime),
  permission: 'workspace.member',
  phi: true,
});
export const acceptWaitlist = route(calls.acceptWaitlist, {
  access: 'session',
  summary: '[ours] Give the time of a cancelled appointment to a patient who waits. The first to accept gets it.',
  params: IdParams,
  body: AcceptWaitlist,
  response: Appointment,
  permission: 'note.edit',
  errors: ['SLOT_TAKEN', 'DAY_CLOSED', 'DAY_FULL', 'CONFLICT'],
  phi: true,
});
