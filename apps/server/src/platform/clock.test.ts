import { expect, test } from 'vitest';
import { isoTime } from './clock.ts';

const day = 86_400_000;

test('times are written as Date writes them, whatever was written before', () => {
  const edges = [0, 1, -1, -0.5, 1.9, day - 1, day, -day, 253_402_300_799_999, 253_402_300_800_000, 8.64e15, -8.64e15];
  const spread = Array.from({ length: 2_000 }, (_, n) => n * 1_234_567_891 - 6e11);
  for (const ms of [...edges, ...spread, ...edges.toReversed()]) expect(isoTime(ms)).toBe(new Date(ms).toISOString());
});

test('what is no time is refused', () => {
  for (const ms of [Number.NaN, Number.POSITIVE_INFINITY, 9e15, Number.NaN]) {
    expect(() => isoTime(ms)).toThrow(RangeError);
  }
});
