import type { ActiveEditor } from '@clinical/contract/notes/notes.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresence, isActive } from './presence.ts';

const ben: ActiveEditor = {
  userId: 'u-ben',
  nickname: 'Ben Ito',
  lastEditAt: 100,
  isCurrentUser: false,
  transcriptId: null,
  section: null,
};
const me = { ...ben, userId: 'u-me', isCurrentUser: true };

function setUp() {
  const tell = vi.fn(async () => ({ activeEditors: [ben, me] }));
  const load = vi.fn(async () => ({ activeEditors: [me] }));
  const onFailed = vi.fn<() => void>();
  const presence = createPresence({ tell, load, onFailed });
  return { tell, load, onFailed, presence, stop: presence.start() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the chart is told to be open at once, and the others are shown without oneself', async () => {
  const { tell, presence } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(tell).toHaveBeenCalledWith(null);
  expect(presence.editors.get()).toEqual([ben]);
});

test('a flood of events asks once in 5 seconds, and once more after it', async () => {
  const { load, presence } = setUp();
  for (let n = 0; n < 20; n += 1) presence.hear();
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('moves through sections are told at most every 2 seconds, the last one in any case', async () => {
  const { tell, presence } = setUp();
  for (const section of ['hpi', 'exam', 'plan']) presence.move({ transcriptId: 'e1', section });
  expect(tell).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tell.mock.calls).toEqual([[null], [{ transcriptId: 'e1', section: 'plan' }]]);
});

test('it says every 30 seconds that it is there, refreshes every 5 minutes, and stops', async () => {
  const { tell, load, stop } = setUp();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect([tell.mock.calls.length, load.mock.calls.length]).toEqual([11, 1]);
  stop();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect([tell.mock.calls.length, load.mock.calls.length]).toEqual([11, 1]);
});

test('a failure is reported and changes nothing', async () => {
  const { load, onFailed, presence } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  load.mockRejectedValueOnce(new Error('offline'));
  presence.hear();
  await vi.advanceTimersByTimeAsync(0);
  expect(onFailed).toHaveBeenCalledOnce();
  expect(presence.editors.get()).toEqual([ben]);
});

test('an edit under 30 seconds ago is an active one', () => {
  expect(isActive(ben, 129_999)).toBe(true);
  expect(isActive(ben, 130_000)).toBe(false);
});
