import type { BookingHours, ClosedDays } from '@clinical/contract/schedules/availability.schemas';
import type { Actor } from '../../platform/session.ts';
import type { ClosedDaysRow, HoursRow } from './availability.queries.ts';
import { hoursAbilities } from './schedules.policy.ts';

/** Hours that are set for bookings, else those of the profile. */
export function viewHours(actor: Actor, { userId, name, booking, profile }: HoursRow): BookingHours {
  const shared = { clinician: { id: userId, name }, abilities: hoursAbilities(actor, userId) };
  if (booking) return { ...shared, ...booking, source: 'booking' };
  if (!profile) return { ...shared, spans: [], timeZone: 'UTC', source: 'none', version: 0 };
  const { days, from, to, timeZone } = profile;
  return { ...shared, spans: days.map((day) => ({ day, from, to })), timeZone, source: 'profile', version: 0 };
}

export const viewClosedDays = ({ id, first, last, name }: ClosedDaysRow): ClosedDays => ({ id, first, last, name });
