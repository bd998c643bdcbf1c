import type { BookingHours, ClosedDays } from '@clinical/contract/schedules/availability.schemas';
import type { Appointment, BusyTime, Schedule as WholeSchedule } from '@clinical/contract/schedules/schedules.schemas';
import { lanesOf, type Lane, offHours, type Part, partOn, wallOf } from './calendar.ts';

type Schedule = Pick<WholeSchedule, 'appointments' | 'busy'>;
type Person = Appointment['clinician'];
export type Column = { key: string; date: string; clinician: Person | null };
export type Placed = { part: Part; lane: Lane } & (
  | { kind: 'visit'; visit: Appointment }
  | { kind: 'taken'; taken: BusyTime }
);

/** A column for each day; where a clinic's single day is shown, one for each clinician with visits, and the reader's own. */
export function columnsOf(days: readonly string[], schedule: Schedule, self: Person | null): Column[] {
  const [date] = days;
  if (days.length > 1 || date === undefined || self === null)
    return days.map((day) => ({ key: day, date: day, clinician: null }));
  const people = new Map<string, Person>([[self.id, self]]);
  for (const { clinician } of [...schedule.appointments, ...schedule.busy]) people.set(clinician.id, clinician);
  return [...people.values()]
    .toSorted((a, b) => Number(b.id === self.id) - Number(a.id === self.id) || a.name.localeCompare(b.name))
    .map((clinician) => ({ key: clinician.id, date, clinician }));
}

/** What stands in a column, side by side where it shares time. */
export function placedIn({ date, clinician }: Column, { appointments, busy }: Schedule, timeZone: string): Placed[] {
  const isHere = (each: { clinician: Person }) => clinician === null || each.clinician.id === clinician.id;
  const partOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    partOn(date, wallOf(Date.parse(startsAt), timeZone), wallOf(Date.parse(endsAt), timeZone));
  const items = [
    ...appointments.filter(isHere).map((visit) => ({ kind: 'visit' as const, visit, part: partOf(visit) })),
    ...busy.filter(isHere).map((taken) => ({ kind: 'taken' as const, taken, part: partOf(taken) })),
  ].flatMap(({ part, ...item }) => (part === null ? [] : [{ ...item, part }]));
  const lanes = lanesOf(items.map(({ part }) => part));
  return items.map((item, at) => ({ ...item, lane: lanes[at]! }));
}

/** Why the clinic is closed on a day; null when it is open. */
export const closureOf = (date: string, closed: readonly ClosedDays[]): ClosedDays | null =>
  closed.find(({ first, last }) => first <= date && date <= last) ?? null;

/** What is shaded. Without hours nothing is known, and nothing is shaded. */
export function shadeOf(date: string, hours: BookingHours | undefined, timeZone: string): Part[] {
  return hours === undefined || hours.source === 'none' ? [] : offHours(date, hours, timeZone);
}
