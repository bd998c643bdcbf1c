import { ApiError } from '@clinical/api-client/api-error';
import type { LiveLine } from '@clinical/contract/capture/live-lines.schemas';
import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineKeeper } from './line-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const caption = (startMs: number): LiveCaption => ({
  final: true,
  startMs,
  endMs: startMs + 900,
  text: 'x',
  speaker: null,
  confidence: null,
  words: [],
});

test('keeps lines together, again until the server has them, and lets go of what it never takes', async () => {
  const keep = vi.fn<(id: string, lines: LiveLine[]) => Promise<void>>(async () => undefined);
  const keeper = lineKeeper(keep);
  const add = (startMs: number) => keeper.add(async () => 'r-1', caption(startMs));
  add(0);
  add(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keep.mock.calls.map(([id, lines]) => [id, lines.map(({ startMs }) => startMs)])).toEqual([
    ['r-1', [0, 1_000]],
  ]);
  keep.mockRejectedValueOnce(new ApiError('x', { code: 'OFFLINE', status: 0 }));
  add(2_000);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(keep).toHaveBeenCalledTimes(3);
  keep.mockRejectedValueOnce(new ApiError('x', { code: 'RECORDING_CLOSED', status: 409 }));
  add(3_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keep).toHaveBeenCalledTimes(4);
});
