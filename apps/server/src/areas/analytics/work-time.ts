import { documentationKinds, type WorkKind } from '@clinical/contract/analytics/analytics.rules';
import type { CalendarDay, Interval } from './calendar.ts';

export type Span = { kind: WorkKind; startedAt: number; endedAt: number };
type Piece = Interval & { kind: WorkKind };

/** Milliseconds of one kind of work. */
type Worked = { all: number; afterHours: number };
export type WorkDay = CalendarDay & { kinds: ReadonlyMap<WorkKind, Worked> };

/**
 * The same time without overlaps: what two tabs or two devices measured at once counts once, for the one that began first.
 * @param spans by their beginning
 */
export function withoutOverlaps(spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let until = -Infinity;
  for (const { kind, startedAt, endedAt } of spans) {
    const start = Math.max(startedAt, until);
    if (endedAt > start) pieces.push({ kind, start, end: endedAt });
    until = Math.max(until, endedAt);
  }
  return pieces;
}

/** What of `piece` lies in intervals that follow each other without overlaps. `from` is where the search begins; it moves on. */
function overlap(piece: Interval, intervals: readonly Interval[], from: { at: number }): number {
  while (from.at < intervals.length && intervals[from.at]!.end <= piece.start) from.at += 1;
  let sum = 0;
  for (let n = from.at; n < intervals.length && intervals[n]!.start < piece.end; n += 1)
    sum += Math.min(piece.end, intervals[n]!.end) - Math.max(piece.start, intervals[n]!.start);
  return sum;
}

/** Time by day and kind of work. @param hours when the person works; null while that is not known, and nothing is after hours */
export function workByDay(
  spans: readonly Span[],
  days: readonly CalendarDay[],
  hours: readonly Interval[] | null,
): WorkDay[] {
  const kinds = days.map(() => new Map<WorkKind, Worked>());
  const place = { at: 0 };
  let day = 0;
  for (const { kind, start, end } of withoutOverlaps(spans)) {
    while (day < days.length && days[day]!.end <= start) day += 1;
    for (let n = day; n < days.length && days[n]!.start < end; n += 1) {
      const part = { start: Math.max(start, days[n]!.start), end: Math.min(end, days[n]!.end) };
      if (part.end <= part.start) continue;
      const before = kinds[n]!.get(kind) ?? { all: 0, afterHours: 0 };
      const all = part.end - part.start;
      const afterHours = hours === null ? 0 : all - overlap(part, hours, place);
      kinds[n]!.set(kind, { all: before.all + all, afterHours: before.afterHours + afterHours });
    }
  }
  return days.map((each, n) => ({ ...each, kinds: kinds[n]! }));
}

/** The time of a day, of all kinds of work or of some. */
export function workedOn({ kinds }: WorkDay, some?: readonly WorkKind[]): Worked {
  const sum = { all: 0, afterHours: 0 };
  for (const [kind, { all, afterHours }] of kinds) {
    if (some && !some.includes(kind)) continue;
    sum.all += all;
    sum.afterHours += afterHours;
  }
  return sum;
}

export const documentedOn = (day: WorkDay): Worked => workedOn(day, documentationKinds);

/** The time of several days. */
export function workedIn(days: readonly WorkDay[], some?: readonly WorkKind[]): Worked {
  const sum = { all: 0, afterHours: 0 };
  for (const day of days) {
    const { all, afterHours } = workedOn(day, some);
    sum.all += all;
    sum.afterHours += afterHours;
  }
  return sum;
}
