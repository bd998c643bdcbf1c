import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  BookingHours,
  ClosedDays,
  ClosedDaysList,
  FreeTimes,
  FreeTimesQuery,
  NewClosedDays,
  SetBookingHours,
} from './availability.schemas.ts';

type OfClinician = { clinicianId: string };

/** When a visit of this length fits in, buffers included: within working hours, and apart from all that is booked. */
export const listFreeTimes = call<{ query: FreeTimesQuery }, FreeTimes>('GET', '/schedules/free');

export const getBookingHours = call<{ params: OfClinician }, BookingHours>('GET', '/schedules/hours/{clinicianId}');
export const setBookingHours = call<{ params: OfClinician; body: SetBookingHours }, BookingHours>(
  'PUT',
  '/schedules/hours/{clinicianId}',
);

export const listClosedDays = call<Record<never, never>, ClosedDaysList>('GET', '/schedules/closed-days');
export const createClosedDays = call<{ body: NewClosedDays }, ClosedDays>('POST', '/schedules/closed-days');
export const deleteClosedDays = call<{ params: { id: string } }, Ok>('DELETE', '/schedules/closed-days/{id}');
