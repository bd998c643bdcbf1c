import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Parts from './parts.ts';

let isReachable: () => boolean;
let setReachable: (now: boolean) => void;
let parts: typeof Parts;
beforeEach(async () => {
  // parts of other files wait in the module that they share
  vi.resetModules();
  parts = await import('./parts.ts');
  ({ isReachable, setReachable } = await import('./connection.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setReachable(true);
});

test('what comes later is fetched once the page is quiet, and what is marked after that soon', async () => {
  vi.useFakeTimers();
  const before = vi.fn(async () => undefined);
  const after = vi.fn(async () => undefined);
  parts.laterPart(before);
  const stop = parts.fetchParts([]);
  expect(before).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_001);
  expect(before).toHaveBeenCalledOnce();
  parts.laterPart(after);
  await vi.advanceTimersByTimeAsync(1);
  expect(after).toHaveBeenCalledOnce();
  stop();
});

test('what comes later is fetched with its first use where data is saved', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const later = vi.fn(async () => 'part');
  const load = parts.laterPart(later);
  const stop = parts.fetchParts([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(later).not.toHaveBeenCalled();
  expect(await load()).toBe('part');
  stop();
});

test('what comes later is not asked for while the server is out of reach, nor after a part that missed it', async () => {
  vi.useFakeTimers();
  let isThere = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const missed = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const next = vi.fn(async () => undefined);
  setReachable(false);
  const stop = parts.fetchParts([missed, next]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(missed).not.toHaveBeenCalled();
  setReachable(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(missed).toHaveBeenCalledOnce();
  expect(next).not.toHaveBeenCalled();
  isThere = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(next).toHaveBeenCalledOnce();
  stop();
});

test('what is there already is told at once', async () => {
  const load = parts.laterPart(async () => ({ default: 'part' }));
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
  const part = parts.laterPart(load)().then(arrived);
  await new Promise(setImmediate);
  expect(arrived).not.toHaveBeenCalled();
  setReachable(true);
  await part;
  expect(arrived).toHaveBeenCalledWith('part');
});

test('a part that fails before the page knows that the server has gone comes when it answers again', async () => {
  vi.useFakeTimers();
  let isThere = false;
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const part = parts.laterPart(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  })();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(asked).toHaveBeenCalledTimes(3);
  isThere = true;
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(part).resolves.toBe('part');
});

test('a part that is not there although the server answers fails after a second try', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const load = vi.fn(() => Promise.reject(new Error('another release')));
  await expect(parts.laterPart(load)()).rejects.toThrow('another release');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that cannot be had is told apart while the server is out of reach, and only then', () => {
  const stop = parts.fetchParts([]);
  const fail = () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    return error;
  };
  expect(parts.isPartMissing(fail())).toBe(false);
  setReachable(false);
  const missing = fail();
  expect(parts.isPartMissing(missing)).toBe(true);
  expect(missing.message).toMatch(/^Unable to access server/);
  stop();
});
