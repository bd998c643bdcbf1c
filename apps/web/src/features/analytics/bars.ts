import type { DayTime } from '@clinical/contract/analytics/analytics.schemas';

/** A day, or the mean of a week's days with data. Minutes; null without data, and after hours also while no hours are known. */
export type Bar = { date: string; days: number; inHours: number | null; afterHours: number | null; notes: number };

/** Longer periods are shown by week. */
const mostDays = 31;

const dayMs = 86_400_000;

export const isByWeek = (days: readonly DayTime[]): boolean => days.length > mostDays;

export function barsOf(days: readonly DayTime[]): Bar[] {
  if (!isByWeek(days)) {
    return days.map(({ date, inHours, afterHours, notes }) => ({
      date,
      days: inHours === null ? 0 : 1,
      inHours,
      afterHours,
      notes,
    }));
  }
  return [...Map.groupBy(days, ({ date }) => mondayOf(date))].map(([date, some]) => ({
    date,
    days: some.filter(({ inHours }) => inHours !== null).length,
    inHours: mean(some.map(({ inHours }) => inHours)),
    afterHours: mean(some.map(({ afterHours }) => afterHours)),
    notes: some.reduce((sum, { notes }) => sum + notes, 0),
  }));
}

export function mondayOf(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
}

/** Of those that are known, with one decimal. */
export function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 10) / 10;
}

/** Zero and two or three round numbers up to the greatest value or just above it. */
export function ticksFor(greatest: number): number[] {
  const steps = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480];
  const step = steps.find((each) => each * 3 >= greatest) ?? Math.ceil(greatest / 3);
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

/** Runs of at least three bars without data. */
export function longGaps(bars: readonly Pick<Bar, 'inHours'>[]): { from: number; count: number }[] {
  const gaps: { from: number; count: number }[] = [];
  for (const [n, { inHours }] of bars.entries()) {
    const last = gaps.at(-1);
    if (inHours !== null) continue;
    if (last && last.from + last.count === n) last.count += 1;
    else gaps.push({ from: n, count: 1 });
  }
  return gaps.filter(({ count }) => count >= 3);
}

/** Places of bars that get a label below: so many at most, the first among them. */
export function labelledBars(count: number, most: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return new Set(Array.from({ length: Math.ceil(count / every) }, (_, n) => n * every));
}
