import { afterEach, expect, test, vi } from 'vitest';
import { isReachable, setReachable } from './connection.ts';
import { fetchParts, isPartMissing, laterPart } from './parts.ts';

afterEach(() => {
  vi.useRealTimers();
  setReachable(true);
});

test('what comes later is fetched once the page is quiet, and what is marked after that soon', async () => {
  vi.useFakeTimers();
  const before = vi.fn(async () => undefined);
  const after = vi.fn(async () => undefined);
  laterPart(before);
  const stop = fetchParts([]);
  expect(before).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_001);
  expect(before).toHaveBeenCalledOnce();
  laterPart(after);
  await vi.advanceTimersByTimeAsync(1);
  expect(after).toHaveBeenCalledOnce();
  stop();
});

test('what is there already is told at once', async () => {
  const load = laterPart(async () => ({ default: 'part' }));
  expect(await load()).toEqual({ default: 'part' });
  let told: unknown;
  void load().then((part) => (told = part));
  expect(told).toEqual({ default: 'part' });
});

test('a part that cannot be had without the server comes when it is back', async () => {
  const missing = Object.assign(new Error('not there'), { name: 'PartMissing' });
  const load = async () => {
    if (!isReachable()) throw missing;
    return 'part';
  };
  setReachable(false);
  const arrived = vi.fn<(part: string) => void>();
  const part = laterPart(load)().then(arrived);
  await new Promise(setImmediate);
  expect(arrived).not.toHaveBeenCalled();
  setReachable(true);
  await part;
  expect(arrived).toHaveBeenCalledWith('part');
  const broken = laterPart(() => Promise.reject(new Error('another release')));
  await expect(broken()).rejects.toThrow('another release');
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
