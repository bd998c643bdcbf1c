import { afterEach, expect, test } from 'vitest';
import { underLock } from './session-lock.ts';

type Request = (name: string, options: { signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>;

function withLocks(request: Request | undefined): void {
  const locks = request && { request };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
afterEach(() => withLocks(undefined));

test('the work runs under the lock, and without locks all the same', async () => {
  expect(await underLock(async () => 1)).toBe(1);
  const names: string[] = [];
  withLocks((name, _, work) => {
    names.push(name);
    return work();
  });
  expect(await underLock(async () => 2)).toBe(2);
  expect(names).toEqual(['session']);
});

test('a lock that another tab does not give back is waited for in vain, and the work runs', async () => {
  withLocks(() => Promise.reject(new DOMException('waited too long', 'TimeoutError')));
  expect(await underLock(async () => 3)).toBe(3);
});

test('what fails under the lock fails once', async () => {
  let runs = 0;
  withLocks((_, __, work) => work());
  const failing = underLock(async () => {
    runs += 1;
    throw new Error('no answer');
  });
  await expect(failing).rejects.toThrow('no answer');
  expect(runs).toBe(1);
});
