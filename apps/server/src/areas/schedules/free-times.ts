import type { WeeklySpan } from '@clinical/contract/schedules/availability.schemas';
import { Temporal } from 'temporal-polyfill';

/** Epoch milliseconds, `to` exclusive. */
export type Interval = { from: number; to: number };
export type Hours = { spans: readonly WeeklySpan[]; timeZone: string };
/** In minutes. */
export type VisitLength = { minutes: number; bufferBefore: number; bufferAfter: number };

const minute = 60_000;
/** People agree on quarters of an hour; a shorter visit may begin when the one before it ends. */
const stepOf = ({ minutes }: VisitLength): number => Math.min(15, minutes) * minute;

/**
 * What of a day is working time, in order. The hours are wall times: on a day on which clocks change they take an hour more or less
 * when that hour lies in them.
 */
export function workingTimes({ spans, timeZone }: Hours, day: Interval): Interval[] {
  const dateOf = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = dateOf(day.to - 1);
  const times: Interval[] = [];
  for (let date = dateOf(day.from); Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    for (const span of spans) {
      // a weekday of Temporal is 1 Monday to 7 Sunday
      if (span.day !== date.dayOfWeek % 7) continue;
      const from = date.toPlainDateTime(span.from).toZonedDateTime(timeZone, { disambiguation: 'earlier' });
      const to = date.toPlainDateTime(span.to).toZonedDateTime(timeZone, { disambiguation: 'later' });
      const skipped = !from.toPlainTime().equals(Temporal.PlainTime.from(span.from));
      // clocks jump over its beginning: it begins where they come out
      const begins = skipped ? (from.getTimeZoneTransition('next')?.epochMilliseconds ?? 0) : from.epochMilliseconds;
      times.push({ from: Math.max(begins, day.from), to: Math.min(to.epochMilliseconds, day.to) });
    }
  }
  return times.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from);
}

/**
 * When such a visit can begin: it lies in one piece of the working time and begins in the future, and with its buffers it is apart
 * from what is taken, which has its own buffers in it.
 */
export function freeStarts(
  working: readonly Interval[],
  visit: VisitLength,
  { taken, now }: { taken: readonly Interval[]; now: number },
): number[] {
  const { minutes, bufferBefore, bufferAfter } = visit;
  const starts: number[] = [];
  for (const { from, to } of working) {
    for (let start = from; start + minutes * minute <= to; start += stepOf(visit)) {
      const whole = { from: start - bufferBefore * minute, to: start + (minutes + bufferAfter) * minute };
      if (start >= now && !taken.some((each) => each.from < whole.to && whole.from < each.to)) starts.push(start);
    }
  }
  return starts;
}
