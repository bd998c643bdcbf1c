import { expect, test } from 'vitest';
import { isoTime, jumpAwareClock } from './clock.ts';

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

test('a clock knows how far it was set forward since a moment', () => {
  let [wall, running] = [1_000_000, 0];
  const pass = (ms: number): void => {
    wall += ms;
    running += ms;
  };
  const clock = jumpAwareClock(
    () => wall,
    () => running,
  );
  const before = wall;
  pass(60_000);
  expect(clock.jumpedSince(before)).toBe(0);
  wall += 3_600_000;
  pass(1_000);
  expect(clock.jumpedSince(before)).toBe(3_600_000);
  const after = wall;
  pass(60_000);
  expect(clock.jumpedSince(after)).toBe(0);
  // corrections of a second, and a clock that is set back, are no jumps forward
  wall += 1_000;
  clock.look();
  wall -= 3_600_000;
  expect(clock.jumpedSince(after)).toBe(0);
  expect(clock.jumpedSince(before)).toBe(3_600_000);
});
