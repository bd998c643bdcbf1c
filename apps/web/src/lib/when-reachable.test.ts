import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setReachable } from './connection.ts';
import { useWhenReachable } from './when-reachable.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  setReachable(true);
});

/** What takes the server away again at each try. */
function failing() {
  const tryIt = vi.fn<() => boolean>(() => true);
  act(() => setReachable(false));
  renderHook(() => useWhenReachable(tryIt));
  act(() => setReachable(true));
  return tryIt;
}

test('what waits is tried at once, and again after longer and longer pauses', () => {
  const tryIt = failing();
  expect(tryIt).toHaveBeenCalledTimes(1);
  for (const [tries, pause] of [
    [2, 1_000],
    [3, 2_000],
    [4, 4_000],
  ] as const) {
    act(() => setReachable(false));
    act(() => setReachable(true));
    act(() => vi.advanceTimersByTime(pause - 1));
    expect(tryIt).toHaveBeenCalledTimes(tries - 1);
    act(() => vi.advanceTimersByTime(1));
    expect(tryIt).toHaveBeenCalledTimes(tries);
  }
});

test('after a quiet minute it is tried at once', () => {
  const tryIt = failing();
  vi.advanceTimersByTime(61_000);
  act(() => setReachable(false));
  act(() => setReachable(true));
  expect(tryIt).toHaveBeenCalledTimes(2);
});

test('nothing to try takes no pause', () => {
  const tryIt = vi.fn<() => boolean>(() => false);
  renderHook(() => useWhenReachable(tryIt));
  for (const times of [2, 3, 4]) {
    act(() => setReachable(false));
    act(() => setReachable(true));
    expect(tryIt).toHaveBeenCalledTimes(times);
  }
});
