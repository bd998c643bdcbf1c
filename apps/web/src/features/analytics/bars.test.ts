import type { DayTime } from '@clinical/contract/analytics/analytics.schemas';
import { expect, it } from 'vitest';
import { barsOf, labelledBars, longGaps, mean, ticksFor } from './bars.ts';

const day = (n: number, inHours: number | null): DayTime => ({
  date: new Date(Date.UTC(2026, 2, 2 + n)).toISOString().slice(0, 10),
  length: 1_440,
  inHours,
  afterHours: inHours === null ? null : 10,
  notes: inHours === null ? 0 : 2,
});

it('shows days, and days without data as gaps', () => {
  expect(barsOf([day(0, 30), day(1, null)])).toEqual([
    { date: '2026-03-02', days: 1, inHours: 30, afterHours: 10, notes: 2 },
    { date: '2026-03-03', days: 0, inHours: null, afterHours: null, notes: 0 },
  ]);
});

it('shows weeks of longer periods as the mean of their days with data', () => {
  const bars = barsOf(Array.from({ length: 42 }, (_, n) => day(n, n < 14 && n % 2 === 0 ? n : null)));
  expect(bars).toHaveLength(6);
  expect(bars[0]).toEqual({ date: '2026-03-02', days: 4, inHours: 3, afterHours: 10, notes: 8 });
  expect(bars[5]).toEqual({ date: '2026-04-06', days: 0, inHours: null, afterHours: null, notes: 0 });
});

it('has round numbers at its side and few labels below', () => {
  expect([0, 4, 100, 165, 2_000].map(ticksFor)).toEqual([
    [0, 1],
    [0, 2, 4],
    [0, 60, 120],
    [0, 60, 120, 180],
    [0, 667, 1_334, 2_001],
  ]);
  expect([...labelledBars(30, 6)]).toEqual([0, 5, 10, 15, 20, 25]);
});

it('names runs of three and more without data', () => {
  const bars = [1, null, null, 2, null, null, null, 3].map((inHours) => ({ inHours }));
  expect(longGaps(bars)).toEqual([{ from: 4, count: 3 }]);
});

it('has a mean of what is known', () => {
  expect([mean([1, null, 2]), mean([null])]).toEqual([1.5, null]);
});
