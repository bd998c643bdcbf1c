import type { WeeklySpan } from '@clinical/contract/schedules/availability.schemas';
import { shiftDay } from './days.ts';

/** Minutes since midnight as clocks on the wall show them. */
export type Wall = { date: string; minutes: number };
/** A part of a day, in minutes since midnight; `to` exclusive. */
export type Part = { from: number; to: number };

export const wholeDay = 24 * 60;
/** A block is never drawn shorter: its name must be readable. */
const shortest = 15;
const minute = 60_000;

/** Where a moment stands on the wall of a zone. */
export function wallOf(at: number, timeZone: string): Wall {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return { date: `${of('year')}-${of('month')}-${of('day')}`, minutes: Number(of('hour')) * 60 + Number(of('minute')) };
}

/** The moment that a wall time means, the first one of two; null for a time that clocks skip. */
export function momentAt({ date, minutes }: Wall, timeZone: string): number | null {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  const offsetAt = (at: number) => {
    const wall = wallOf(at, timeZone);
    return Date.parse(`${wall.date}T00:00:00Z`) + wall.minutes * minute - at;
  };
  const day = wholeDay * minute;
  // a change of clocks lies between the offsets of the day before and the day after
  const moments = [asUtc - offsetAt(asUtc - day), asUtc - offsetAt(asUtc + day)].filter((at) => {
    const wall = wallOf(at, timeZone);
    return wall.date === date && wall.minutes === minutes;
  });
  return moments.length === 0 ? null : Math.min(...moments);
}

/** HH:MM */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The days of the week that a day is in, from Monday on. */
export function weekOf(date: string): string[] {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  const monday = shiftDay(date, -((day + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => shiftDay(monday, at));
}

/** What of a span of time lies on a day; null when nothing does. */
export function partOn(date: string, from: Wall, to: Wall): Part | null {
  if (from.date > date || to.date < date) return null;
  const part = { from: from.date < date ? 0 : from.minutes, to: to.date > date ? wholeDay : to.minutes };
  // clocks that are set back can end a visit before it began
  if (from.date === to.date) part.to = Math.max(part.to, part.from + 5);
  return part.to > part.from ? part : null;
}

export type Lane = { lane: number; lanes: number };

/** Side by side what shares time, as few lanes as it takes; in the order of `parts`. */
export function lanesOf(parts: readonly Part[]): Lane[] {
  const placed = parts.map((): Lane => ({ lane: 0, lanes: 1 }));
  const order = parts.map((_, at) => at).toSorted((a, b) => parts[a]!.from - parts[b]!.from || a - b);
  let group: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const at of group) placed[at]!.lanes = ends.length;
    group = [];
    ends = [];
  };
  for (const at of order) {
    const { from, to } = parts[at]!;
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(to, from + shortest);
    placed[at]!.lane = lane;
    group.push(at);
  }
  close();
  return placed;
}

/** What of a day lies outside weekly hours, where the reader is; both in minutes since midnight there. */
export function offHours(
  date: string,
  { spans, timeZone }: { spans: readonly WeeklySpan[]; timeZone: string },
  readerZone: string,
): Part[] {
  const working: Part[] = [];
  // the clinician's day begins and ends on another day than the reader's, where zones differ
  for (const day of [shiftDay(date, -1), date, shiftDay(date, 1)]) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    for (const span of spans.filter((each) => each.day === weekday)) {
      const at = (clock: string) => momentAt({ date: day, minutes: minutesOf(clock) }, timeZone);
      const [from, to] = [at(span.from), at(span.to)];
      if (from === null || to === null) continue;
      const part = partOn(date, wallOf(from, readerZone), wallOf(to, readerZone));
      if (part) working.push(part);
    }
  }
  const off: Part[] = [];
  let free = 0;
  for (const { from, to } of working.toSorted((a, b) => a.from - b.from)) {
    if (from > free) off.push({ from: free, to: from });
    free = Math.max(free, to);
  }
  if (free < wholeDay) off.push({ from: free, to: wholeDay });
  return off;
}

/** A block that is moved: where it would begin, and how long it would be. */
export type Place = Wall & { length: number };
export type Step = { days?: number; minutes?: number; length?: number };

const shortestVisit = 5;
const longestVisit = 480;

/** One step further; it stays in its day and within the lengths that a visit can have. */
export function stepped(place: Place, { days = 0, minutes = 0, length = 0 }: Step): Place {
  const next = Math.min(Math.max(place.length + length, shortestVisit), longestVisit);
  return {
    date: shiftDay(place.date, days),
    minutes: Math.min(Math.max(place.minutes + minutes, 0), wholeDay - shortestVisit),
    length: next,
  };
}

export const snapped = (minutes: number, step: number): number => Math.round(minutes / step) * step;
