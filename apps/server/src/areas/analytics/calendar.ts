import type { WorkingHours } from '@clinical/contract/accounts/accounts.schemas';

/** A zone by its IANA name, or minutes that UTC is ahead of it. */
export type Zone = string | number;

/** From `start` until before `end`, epoch milliseconds. */
export type Interval = { start: number; end: number };

/** A calendar day in a zone. `weekday`: 0 Sunday to 6 Saturday. */
export type CalendarDay = Interval & { date: string; weekday: number };

const minute = 60_000;
const dayLength = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What a clock on the wall shows, as if it were UTC. */
function wallTime(at: number, zone: Zone): number {
  if (typeof zone === 'number') return at - zone * minute;
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour, minute: minutes, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minutes, second);
}

/** When that clock shows this; where clocks are set forward over it, the moment of the change. */
function momentOf(wall: number, zone: Zone): number {
  // the offset at the guess may be that of the other side of a change, so it is looked up twice
  const first = wall - (wallTime(wall, zone) - wall);
  const second = wall - (wallTime(first, zone) - first);
  return wallTime(second, zone) === wall ? second : Math.max(first, second);
}

const dateText = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** The last `count` days, of which `now` is in the last. */
export function lastDays(now: number, count: number, zone: Zone): CalendarDay[] {
  const today = Math.floor(wallTime(now, zone) / dayLength) * dayLength;
  return daysFrom(today - (count - 1) * dayLength, count, zone);
}

/** The seven days from a Monday on. */
export const weekFrom = (monday: string, zone: Zone): CalendarDay[] =>
  daysFrom(Date.parse(`${monday}T00:00:00Z`), 7, zone);

/** Days from a date on, given as the wall time of its midnight. */
function daysFrom(first: number, count: number, zone: Zone): CalendarDay[] {
  const borders = Array.from({ length: count + 1 }, (_, n) => momentOf(first + n * dayLength, zone));
  return Array.from({ length: count }, (_, n) => {
    const wall = first + n * dayLength;
    return { date: dateText(wall), weekday: new Date(wall).getUTCDay(), start: borders[n]!, end: borders[n + 1]! };
  });
}

/** When somebody with these hours works between two moments, in order. */
export function workingTimes({ days, from, to, timeZone }: WorkingHours, within: Interval): Interval[] {
  const first = Math.floor(wallTime(within.start, timeZone) / dayLength) - 1;
  const last = Math.floor(wallTime(within.end, timeZone) / dayLength) + 1;
  const times: Interval[] = [];
  for (let day = first; day <= last; day += 1) {
    const wall = day * dayLength;
    if (!days.includes(new Date(wall).getUTCDay())) continue;
    const start = momentOf(wall + clockMinutes(from) * minute, timeZone);
    const end = momentOf(wall + clockMinutes(to) * minute, timeZone);
    if (end > within.start && start < within.end) times.push({ start, end });
  }
  return times;
}

function clockMinutes(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return hours! * 60 + minutes!;
}

/** The Monday of the week that a date is in, both as YYYY-MM-DD. */
export function mondayOf(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  return dateText(at - ((new Date(at).getUTCDay() + 6) % 7) * dayLength);
}
