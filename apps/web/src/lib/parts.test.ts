import { afterEach, expect, test, vi } from 'vitest';
import { setReachable } from './connection.ts';
import { fetchParts, isPartMissing, laterPart } from './parts.ts';

afterEach(() => {
  vi.useRealTimers();
  setReachable(true);
});

test('what comes later is fetched once the page is quiet, and what is marked after that at once', async () => {
  vi.useFakeTimers();
  const before = vi.fn(async () => undefined);
  const after = vi.fn(async () => undefined);
  laterPart(before);
  const stop = fetchParts([]);
  expect(before).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(before).toHaveBeenCalledOnce();
  laterPart(after);
  expect(after).toHaveBeenCalledOnce();
  stop();
});

test('a part that cannot be had is told apart while the server is out of reach, and only then', () => {
  const stop = fetchParts([]);
  const fail = () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    return error;
  };
  expect(isPartMissing(fail())).toBe(false);
  setReachable(false);
  const missing = fail();
  expect(isPartMissing(missing)).toBe(true);
  expect(missing.message).toMatch(/^Unable to access server/);
  stop();
});
