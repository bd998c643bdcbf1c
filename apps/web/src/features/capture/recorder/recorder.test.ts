import { limits } from '@clinical/contract/limits';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CaptureWish } from '../microphone/capture.ts';
import { createRecordingSender } from '../send/recording-sender.ts';
import { fakeCapture } from '../../../testing/fake-capture.ts';
import { fakeServer } from '../../../testing/fake-recording-server.ts';
import { memoryStore } from '../../../testing/memory-recordings.ts';
import { createLiveText } from '../live/live-text.ts';
import { createRecorder } from './recorder.ts';

const about = { id: 'r-1', noteId: 'n-1', title: 'Maria Santos' };
const wish = { deviceId: null, computerSound: false };

/** A page with a recorder; `nextPage` is the same device after the page has died. */
async function onePage() {
  const memory = await memoryStore();
  const server = fakeServer();
  const devices = fakeCapture();
  const finished = vi.fn<() => void>();
  const page = (store = memory.store) => {
    const claim = async () => () => undefined;
    const sender = createRecordingSender({
      store,
      server: server.port,
      claim,
      onFinished: finished,
    });
    return {
      store,
      sender,
      recorder: createRecorder({
        ...devices.ports,
        store,
        sender,
        liveText: createLiveText(async (id) => id),
      }),
    };
  };
  const first = page();
  const begin = async (wanted: CaptureWish = wish) => {
    first.recorder.ask(about);
    await first.recorder.begin(wanted, { language: 'en', textVersion: '2026-11' });
  };
  return { ...first, memory, server, devices, finished, begin, nextPage: () => page(memory.reopen()) };
}

test('nothing is captured while the patient is asked', async () => {
  const { recorder, devices, begin } = await onePage();
  recorder.ask(about);
  expect(devices.opened).toEqual([]);
  await begin();
  expect(recorder.state.get().phase).toBe('recording');
});

test('record, pause, resume, stop, note: every piece is in the entry, and nothing of the pause', async () => {
  const { recorder, devices, server, finished, begin, store } = await onePage();
  await begin();
  devices.speak(3_000);
  await recorder.pause();
  expect(devices.open).toBe(0);
  expect(recorder.state.get()).toMatchObject({ phase: 'paused', recordedMs: 3_100 });
  devices.sleep(60_000);
  await recorder.resume(wish);
  devices.speak(3_000);
  await recorder.stop('review');
  expect(recorder.state.get()).toMatchObject({ phase: 'review', recordedMs: 6_200 });
  await recorder.stop('note', { templateId: 't-1', contextEntryIds: ['e-1'] });
  expect(recorder.state.get().phase).toBe('idle');
  await waitFor(() => expect(finished).toHaveBeenCalledOnce());
  expect(server.bytes()).toHaveLength(devices.spoken());
  expect([...new Set([...server.chunks.values()].map(({ segment }) => segment))]).toEqual([0, 1]);
  const [[recording, { about: sent }]] = finished.mock.calls as never as [[{ gaps: unknown[] }, { about: unknown }]];
  expect(recording.gaps).toEqual([]);
  expect(sent).toMatchObject({
    durationMs: 6_200,
    wish: { generate: true, templateId: 't-1', contextEntryIds: ['e-1'] },
  });
  await waitFor(async () => expect(await store.list()).toEqual([]));
});

test('each piece lies on the device before the next one', async () => {
  const { devices, begin, memory } = await onePage();
  await begin();
  for (let n = 1; n <= 5; n += 1) {
    devices.speak(300);
    await waitFor(async () => expect(await memory.reopen().pieces('r-1')).toHaveLength(n));
  }
});

test('a page that died is gone on with: the gap is marked, the numbers go on, every piece that was written arrives', async () => {
  const { devices, begin, server, finished, memory, nextPage } = await onePage();
  server.standing = 'offline';
  await begin();
  devices.speak(3_000);
  await waitFor(async () => expect(await memory.reopen().pieces('r-1')).toHaveLength(10));
  // the page is gone; what it had not sent is on the device
  server.standing = null;
  devices.now = Date.now() + 5_000;
  const { recorder, store } = nextPage();
  const [left] = await store.list();
  if (!left) throw new Error('nothing was left');
  expect(await recorder.takeUp(left, wish)).toBe(true);
  expect(recorder.state.get()).toMatchObject({ phase: 'recording', recordedMs: 3_000 });
  devices.speak(1_500);
  await recorder.stop('note', { contextEntryIds: [] });
  await waitFor(() => expect(finished).toHaveBeenCalledOnce());
  expect(server.bytes().slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const [[recording]] = finished.mock.calls as never as [[{ gaps: { atMs: number; reason: string }[] }]];
  expect(recording.gaps).toMatchObject([{ atMs: 3_000, reason: 'crash' }]);
});

test('a device that slept leaves a mark, and what follows is a segment of its own', async () => {
  const { recorder, devices, begin, store } = await onePage();
  await begin();
  devices.speak(3_000);
  devices.sleep(20 * 60_000);
  await waitFor(() => expect(devices.opened).toHaveLength(2));
  devices.speak(3_000);
  await recorder.stop('review');
  const [kept] = await store.list();
  expect(kept?.gaps).toMatchObject([{ reason: 'sleep', lengthMs: 20 * 60_000 }]);
  expect(kept?.segments).toBe(2);
});

test('another microphone takes over from one that was unplugged', async () => {
  const { recorder, devices, begin, store } = await onePage();
  await begin();
  devices.speak(900);
  devices.unplug();
  await waitFor(() => expect(devices.opened).toHaveLength(2));
  await waitFor(() => expect(devices.open).toBe(1));
  expect(devices.opened[1]).toEqual({ deviceId: null, computerSound: false });
  expect(recorder.microphone.get()).toMatchObject({ insteadOf: 'Desk microphone', fellBack: false });
  devices.speak(900);
  await recorder.stop('review');
  expect((await store.pieces('r-1')).length).toBe(devices.spoken());
});

test('the computer’s sound that ends is told, marked from there on, and nobody is asked to share it in between', async () => {
  const { recorder, devices, begin, store } = await onePage();
  await begin({ deviceId: 'desk', computerSound: true });
  devices.speak(3_000);
  devices.unplug();
  await waitFor(() => expect(devices.opened).toHaveLength(2));
  // it is still shared
  expect(devices.opened[1]).toEqual({ deviceId: null, computerSound: true });
  devices.speak(3_000);
  devices.endSharing();
  expect(recorder.microphone.get()).toMatchObject({ soundLost: true });
  devices.speak(3_000);
  devices.unplug();
  await waitFor(() => expect(devices.opened).toHaveLength(3));
  expect(devices.opened[2]).toEqual({ deviceId: null, computerSound: false });
  devices.speak(3_000);
  await recorder.stop('review');
  const gaps = (await store.list())[0]!.gaps.filter(({ reason }) => reason === 'computer-sound');
  // each microphone hands out its last tenth of a second when it goes
  expect(gaps.map(({ atMs, lengthMs }) => [atMs, lengthMs])).toEqual([
    [6_100, 3_100],
    [9_200, 3_100],
  ]);
});

test('with no other microphone it pauses, keeps what there is, and says so', async () => {
  const { recorder, devices, begin } = await onePage();
  await begin();
  devices.speak(900);
  devices.problem = 'missing';
  devices.unplug();
  await waitFor(() => expect(recorder.state.get()).toMatchObject({ phase: 'paused', problem: 'lost' }));
  devices.problem = null;
  await recorder.resume(wish);
  expect(recorder.state.get()).toMatchObject({ phase: 'recording', recordedMs: 1_000 });
});

test('silence is told, and the longest recording ends in a review', async () => {
  const { recorder, devices, begin } = await onePage();
  await begin();
  devices.level = 0;
  for (let seconds = 0; seconds < 11; seconds += 1) devices.speak(1_200);
  expect(recorder.state.get()).toMatchObject({ silent: true });
  devices.level = 0.2;
  devices.speak(limits.recordingLife, 60_000);
  await waitFor(() => expect(recorder.state.get().phase).toBe('review'));
});

test('a refused microphone leaves nothing on the device', async () => {
  const { recorder, devices, begin, store } = await onePage();
  devices.problem = 'denied';
  await begin();
  expect(recorder.state.get()).toMatchObject({ phase: 'failed', problem: 'denied' });
  await waitFor(async () => expect(await store.list()).toEqual([]));
});

test('a withdrawal stops, erases here and on the server, and leaves its record there', async () => {
  const { recorder, devices, begin, server, store } = await onePage();
  await begin();
  devices.speak(3_000);
  await recorder.stop('withdraw');
  expect(recorder.state.get().phase).toBe('idle');
  expect(devices.open).toBe(0);
  await waitFor(() => expect(server.erased).toBe('withdrawn'));
  await waitFor(async () => expect(await store.list()).toEqual([]));
});

test('leaving saves it as an entry without a note', async () => {
  const { recorder, devices, begin, finished } = await onePage();
  await begin();
  devices.speak(3_000);
  await recorder.stop('entry');
  await waitFor(() => expect(finished).toHaveBeenCalledOnce());
  const [[, { about: sent }]] = finished.mock.calls as never as [[unknown, { about: { wish: object } }]];
  expect(sent.wish).toMatchObject({ kind: 'finish', generate: false });
});

test('without a network and without room nothing stops: all is sent later', async () => {
  const { recorder, devices, begin, server, memory, finished, sender } = await onePage();
  server.standing = 'offline';
  await begin();
  memory.device.full = true;
  devices.speak(6_000);
  await recorder.stop('note', { contextEntryIds: [] });
  expect(recorder.state.get().phase).toBe('idle');
  server.standing = null;
  memory.device.full = false;
  await sender.wake();
  await waitFor(() => expect(finished).toHaveBeenCalledOnce());
  expect(server.bytes()).toHaveLength(devices.spoken());
});
