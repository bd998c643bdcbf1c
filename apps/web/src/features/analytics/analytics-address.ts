import { timeRanges, type TimeRange, usualRange } from '@clinical/contract/analytics/analytics.rules';

/** `tables`: numbers stand below each chart. */
export type AnalyticsAddress = { tab?: 'groups'; range?: TimeRange; tables?: true };

/** Keeps what the page understands of any address; the rest is dropped. */
export function readAnalyticsAddress({ tab, range, tables }: Record<string, unknown>): AnalyticsAddress {
  const known = (Object.keys(timeRanges) as TimeRange[]).find((each) => each === range && each !== usualRange);
  return {
    ...(tab === 'groups' ? { tab } : {}),
    ...(known ? { range: known } : {}),
    ...(tables === true || tables === 'true' ? { tables: true } : {}),
  };
}
