import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backOff } from './back-off.ts';
import type { ChannelMessage, TabChannel } from './channel.ts';
import { type EventHub, startEventHub } from './event-hub.ts';

/** A browser with tabs: one lock, one channel, and a stream that the test writes to or breaks. */
function browser() {
  const tabs: { hear: (message: ChannelMessage) => void }[] = [];
  const streams: { send: (event: AppEvent) => void; fail: () => void; signal: AbortSignal }[] = [];
  const queue: (() => void)[] = [];
  let held = false;

  const whenLeader = async (work: () => Promise<void>, signal: AbortSignal) => {
    if (held) await new Promise<void>((resolve) => queue.push(resolve));
    if (signal.aborted) return;
    held = true;
    await work();
    held = false;
    queue.shift()?.();
  };

  const openTab = () => {
    const tab = { hear: (_: ChannelMessage) => {} };
    tabs.push(tab);
    const channel: TabChannel = {
      post: (message) => tabs.filter((other) => other !== tab).forEach((other) => other.hear(message)),
      listen: (listener) => {
        tab.hear = listener;
      },
      close: () => void tabs.splice(tabs.indexOf(tab), 1),
    };
    const onMissed = vi.fn<() => void>();
    const onSignedOut = vi.fn<() => void>();
    const heard: string[] = [];
    const hub: EventHub = startEventHub({
      channel,
      whenLeader,
      onMissed,
      onSignedOut,
      random: () => 0,
      read: (onEvent, signal) =>
        new Promise((resolve, reject) => {
          streams.push({ send: onEvent, fail: () => reject(new Error('broken')), signal });
          signal.addEventListener('abort', () => resolve());
        }),
    });
    hub.subscribe((event) => heard.push(event.type));
    return { hub, onMissed, onSignedOut, heard };
  };
  return { openTab, streams };
}

const hello: AppEvent = { type: 'hello', at: '' };
const change: AppEvent = { type: 'notes-changed', noteId: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ten tabs share one stream, and each hears every event', async () => {
  const { openTab, streams } = browser();
  const tabs = Array.from({ length: 10 }, openTab);
  expect(streams).toHaveLength(1);
  streams[0]?.send(hello);
  streams[0]?.send(change);
  for (const tab of tabs) expect(tab.heard).toEqual(['hello', 'notes-changed']);
});

test('when the tab with the stream closes, another one takes it up', async () => {
  const { openTab, streams } = browser();
  const [first, second] = [openTab(), openTab()];
  streams[0]?.send(hello);
  first.hub.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(2);
  streams[1]?.send(change);
  expect(second.heard).toEqual(['hello', 'notes-changed']);
  expect(first.heard).toEqual(['hello']);
});

test('a broken stream is opened again, later each time, and what was missed is fetched once it lives', async () => {
  const { openTab, streams } = browser();
  const [leader, other] = [openTab(), openTab()];
  streams[0]?.send(hello);
  streams[0]?.fail();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(2);
  streams[1]?.fail();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(streams).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(3);
  expect(leader.onMissed).not.toHaveBeenCalled();
  streams[2]?.send(hello);
  expect(leader.onMissed).toHaveBeenCalledOnce();
  expect(other.onMissed).toHaveBeenCalledOnce();
});

test('while it is broken every tab refreshes each 30 s, and stops when it lives', async () => {
  const { openTab, streams } = browser();
  const [leader, other] = [openTab(), openTab()];
  streams[0]?.send(hello);
  for (let failures = 0; failures < 4; failures += 1) {
    streams.at(-1)?.fail();
    await vi.advanceTimersByTimeAsync(backOff(failures, 0));
  }
  await vi.advanceTimersByTimeAsync(30_000);
  expect(leader.onMissed.mock.calls.length).toBeGreaterThan(0);
  expect(other.onMissed.mock.calls.length).toBe(leader.onMissed.mock.calls.length);
  streams.at(-1)?.send(hello);
  const sofar = other.onMissed.mock.calls.length;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(other.onMissed.mock.calls.length).toBe(sofar);
});

test('a tab opened while the stream is broken learns of it', async () => {
  const { openTab, streams } = browser();
  openTab();
  streams[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  const late = openTab();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(late.onMissed).toHaveBeenCalled();
});

test('the network coming back is a reason to try at once', async () => {
  const { openTab, streams } = browser();
  const { hub } = openTab();
  streams[0]?.fail();
  await vi.advanceTimersByTimeAsync(10);
  hub.retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(2);
});

test('stopping ends the stream', () => {
  const { openTab, streams } = browser();
  openTab().hub.stop();
  expect(streams[0]?.signal.aborted).toBe(true);
});

test('signing out in one tab is told to the others, closing a tab is not', () => {
  const { openTab } = browser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  first.hub.stop();
  expect(third.onSignedOut).not.toHaveBeenCalled();
  second.hub.stop(true);
  expect(third.onSignedOut).toHaveBeenCalledOnce();
});

test('the wait grows to 30 s and is spread by chance', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => backOff(failures, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(backOff(2, 1)).toBe(3_000);
});
