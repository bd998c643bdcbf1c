import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('works at once, then once for all that was asked meanwhile, each key by itself', () => {
  const work = vi.fn();
  const ask = atMostEvery(2_000, work);
  ask('a');
  ask('b');
  expect(work.mock.calls).toEqual([['a'], ['b']]);
  ask('a');
  ask('a');
  vi.advanceTimersByTime(1_999);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(work.mock.calls).toEqual([['a'], ['b'], ['a']]);
});

test('asks of a quiet time are answered at once again', () => {
  const work = vi.fn();
  const ask = atMostEvery(2_000, work);
  ask('a');
  ask('a');
  // the pause after the second one
  vi.advanceTimersByTime(4_000);
  ask('a');
  expect(work).toHaveBeenCalledTimes(3);
});
