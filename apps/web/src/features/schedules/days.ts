import type { Appointment, BusyTime } from '@clinical/contract/schedules/schedules.schemas';

/** The reader's own zone, as their browser has it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day so many days later, both YYYY-MM-DD. */
export const shiftDay = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export type DayLine =
  | { kind: 'visit'; at: number; visit: Appointment }
  | { kind: 'taken'; at: number; taken: BusyTime }
  /** Between what has begun and what is to come. */
  | { kind: 'now'; at: number };

/** All of a day in the order of time; `now` only where the day is that of the moment. */
export function linesOf(
  appointments: readonly Appointment[],
  busy: readonly BusyTime[],
  now: number | null,
): DayLine[] {
  const lines: DayLine[] = [
    ...appointments.map((visit): DayLine => ({ kind: 'visit', at: Date.parse(visit.startsAt), visit })),
    ...busy.map((taken): DayLine => ({ kind: 'taken', at: Date.parse(taken.startsAt), taken })),
  ].toSorted((a, b) => a.at - b.at);
  if (now === null || lines.length === 0) return lines;
  const next = lines.findIndex(({ at }) => at > now);
  return lines.toSpliced(next === -1 ? lines.length : next, 0, { kind: 'now', at: now });
}

/** The next quarter of an hour as HH:MM where the reader is; the first of the day when none is left in it. */
export function nextQuarter(now: Date): string {
  const minutes = Math.ceil((now.getHours() * 60 + now.getMinutes() + 1) / 15) * 15;
  const two = (n: number): string => String(n).padStart(2, '0');
  return minutes >= 24 * 60 ? '08:00' : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
