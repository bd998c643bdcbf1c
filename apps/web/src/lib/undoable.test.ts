import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeLater, undoFor, useRemovedIds } from './undoable.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isRemoved = (id: string): boolean => renderHook(() => useRemovedIds()).result.current.has(id);

it('hides at once and sends when the time for undo has passed', async () => {
  const run = vi.fn<(leaving: boolean) => Promise<undefined>>(async () => undefined);
  removeLater('a', run, () => undefined);
  expect([isRemoved('a'), run.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(undoFor);
  expect(run).toHaveBeenCalledExactlyOnceWith(false);
});

it('sends nothing when it is taken back', async () => {
  const run = vi.fn<(leaving: boolean) => Promise<undefined>>(async () => undefined);
  const undo = removeLater('b', run, () => undefined);
  act(undo);
  await vi.advanceTimersByTimeAsync(undoFor);
  expect([isRemoved('b'), run.mock.calls.length]).toEqual([false, 0]);
});

it('sends at once when the page is left, and only once', async () => {
  const run = vi.fn<(leaving: boolean) => Promise<undefined>>(async () => undefined);
  removeLater('c', run, () => undefined);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(undoFor);
  expect(run).toHaveBeenCalledExactlyOnceWith(true);
});

it('shows the thing again when the server refuses', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  removeLater('d', async () => Promise.reject(new Error('no')), failed);
  await vi.advanceTimersByTimeAsync(undoFor);
  expect([isRemoved('d'), failed.mock.calls.length]).toEqual([false, 1]);
});
