import { expect, test } from 'vitest';
import { watchGaps } from './gap-watch.ts';
import { silentAfter, watchSilence } from './silence-watch.ts';

test('a device that slept is told from a page that was slow', () => {
  const gap = watchGaps();
  expect(gap(0, 0)).toBe(0);
  expect(gap(250, 250)).toBe(0);
  // the page stood still for a minute, the sound did not
  expect(gap(60_250, 60_240)).toBe(0);
  // neither went on for ten minutes
  expect(gap(660_500, 60_490)).toBe(600_000);
  expect(gap(660_750, 60_740)).toBe(0);
});

test('ten seconds without a signal are silence, and a voice ends it', () => {
  const silent = watchSilence();
  expect(silent(0, 0)).toBe(false);
  expect(silent(silentAfter - 1, 0)).toBe(false);
  expect(silent(silentAfter, 0.0001)).toBe(true);
  expect(silent(silentAfter + 250, 0.2)).toBe(false);
  expect(silent(silentAfter * 2 + 249, 0)).toBe(false);
});
