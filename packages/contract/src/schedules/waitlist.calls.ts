import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { Appointment } from './schedules.schemas.ts';
import type {
  AcceptWaitlist,
  FreedQuery,
  FreedTime,
  NewWaitlistEntry,
  WaitForEarlier,
  WaitlistEntry,
} from './waitlist.schemas.ts';

type ById = { id: string };

export const listWaitlist = call<Record<never, never>, WaitlistEntry[]>('GET', '/schedules/waitlist');
export const addToWaitlist = call<{ body: NewWaitlistEntry }, WaitlistEntry>('POST', '/schedules/waitlist');
export const removeFromWaitlist = call<{ params: ById }, Ok>('DELETE', '/schedules/waitlist/{id}');
/** The patient of an appointment would rather come earlier. */
export const waitForEarlier = call<{ params: ById; body: WaitForEarlier }, WaitlistEntry>(
  'POST',
  '/schedules/{id}/waitlist',
);
/** Times that were freed and that somebody waits for. */
export const listFreedTimes = call<{ query?: FreedQuery }, FreedTime[]>('GET', '/schedules/freed');
/** The time of a cancelled appointment goes to somebody who waits. Of two who accept at once one gets it. */
export const acceptWaitlist = call<{ params: ById; body: AcceptWaitlist }, Appointment>(
  'POST',
  '/schedules/{id}/waitlist/accept',
);
