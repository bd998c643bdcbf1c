import type * as contract from '@clinical/contract/analytics/analytics.contract';
import { timeRanges, usualRange } from '@clinical/contract/analytics/analytics.rules';
import type { Period } from '@clinical/contract/analytics/analytics.schemas';
import type { ParsedOf } from '@clinical/contract/route';
import { invalid } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { findHours, selectSpans } from './analytics.queries.ts';
import { type CalendarDay, type Interval, isTimeZone, lastDays, workingTimes, type Zone } from './calendar.ts';
import { type WorkDay, workByDay, workedOn } from './work-time.ts';

export type Query = ParsedOf<typeof contract.getDocumentationTime>['query'];

/** A period and the one before it, which is as long, with the actor's time in both. */
export type Measured = {
  period: Period;
  now: WorkDay[];
  before: WorkDay[];
  /** The whole of each. */
  spanOfNow: Interval;
  spanOfBefore: Interval;
  /** When the actor works, in both; null while they have not said so. */
  working: Interval[] | null;
};

const wholeOf = (days: readonly CalendarDay[]): Interval => ({ start: days[0]!.start, end: days.at(-1)!.end });

/** @throws AppError INVALID_INPUT for a time zone that is none */
export async function measurePeriod(ctx: Context, query: Query): Promise<Measured> {
  const hours = await findHours(ctx);
  const { spanOfNow, spanOfBefore, days, count } = periodOf(ctx, query, hours?.timeZone ?? 0);
  const whole = { start: spanOfBefore.start, end: spanOfNow.end };
  const spans = await selectSpans(ctx, whole);
  const working = hours && workingTimes(hours, whole);
  const worked = workByDay(spans, days, working);
  const [before, now] = [worked.slice(0, count), worked.slice(count)];
  return { period: viewPeriod(ctx, spanOfNow, now, hours !== null), now, before, spanOfNow, spanOfBefore, working };
}

/** @throws AppError INVALID_INPUT */
export function periodOf(ctx: Pick<Context, 'clock'>, query: Query, usualZone: Zone) {
  const { time_range: range = usualRange, time_zone: name, timezone_offset: offset } = query;
  if (name !== undefined && !isTimeZone(name)) throw invalid(['query', 'time_zone'], 'no time zone has this name');
  const count = timeRanges[range];
  const days = lastDays(ctx.clock.now(), 2 * count, name ?? offset ?? usualZone);
  return { days, count, spanOfNow: wholeOf(days.slice(count)), spanOfBefore: wholeOf(days.slice(0, count)) };
}

export function viewPeriod(
  { clock }: Pick<Context, 'clock'>,
  { start, end }: Interval,
  days: WorkDay[],
  hours: boolean,
): Period {
  const to = Math.min(end, clock.now());
  return { from: isoTime(start), to: isoTime(to), days: withData(days).length, hours };
}

export const withData = (days: readonly WorkDay[]): WorkDay[] => days.filter((day) => workedOn(day).all > 0);
