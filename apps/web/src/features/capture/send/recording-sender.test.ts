import { limits } from '@clinical/contract/limits';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RecordingWish } from '../device/kept-recording.ts';
import { fakeServer } from '../../../testing/fake-recording-server.ts';
import { keptRecording as kept, piece } from '../../../testing/recording-builders.ts';
import { memoryStore } from '../../../testing/memory-recordings.ts';
import { createRecordingSender } from './recording-sender.ts';

const finish: RecordingWish = { kind: 'finish', generate: false, contextEntryIds: [] };

/** Two tabs of one browser, which hold names as Web Locks do. */
async function twoTabs() {
  const { store, reopen } = await memoryStore();
  const server = fakeServer();
  const held = new Set<string>();
  const finished = vi.fn<() => void>();
  const claim = async (name: string) => {
    if (held.has(name)) return null;
    held.add(name);
    return () => void held.delete(name);
  };
  const time = { ahead: 0 };
  const now = () => Date.now() + time.ahead;
  const tab = () => createRecordingSender({ store: reopen(), server: server.port, claim, onFinished: finished, now });
  return { store, server, finished, time, one: tab(), two: tab() };
}

test('what an earlier page left is sent, and waits for a decision', async () => {
  const { store, server, one } = await twoTabs();
  await store.keep(kept());
  await store.addPiece('r-1', 0, piece(0));
  await one.wake();
  expect(server.bytes()).toEqual([0]);
  expect(one.shelf.get()).toMatchObject([
    { place: 'left', serverId: 'server-1', sending: { state: 'fine', behindMs: 0 } },
  ]);
});

test('what nobody has decided about for 30 days goes from the device; what is to be an entry never does', async () => {
  const { store, server, time, one } = await twoTabs();
  server.standing = 'offline';
  for (const [id, wish] of [
    ['r-1', null],
    ['r-2', finish],
  ] as const) {
    await store.keep(kept({ id, wish }));
    await store.addPiece(id, 0, piece(0));
  }
  time.ahead = limits.recordingKept - 60_000;
  await one.wake();
  expect(await store.list()).toHaveLength(2);
  time.ahead = limits.recordingKept + 60_000;
  await one.wake();
  expect((await store.list()).map(({ id }) => id)).toEqual(['r-2']);
  expect([await store.pieces('r-1'), await store.pieces('r-2')]).toEqual([[], [0]]);
});

test('a tab leaves alone what another one records, and sees that it does', async () => {
  const { store, server, one, two } = await twoTabs();
  await store.keep(kept());
  expect(await one.follow('r-1')).toBe(true);
  expect(await two.follow('r-1')).toBe(false);
  await two.wake();
  expect(two.shelf.get()).toMatchObject([{ place: 'elsewhere' }]);
  expect(one.shelf.get()).toMatchObject([{ place: 'here' }]);
  await store.keep(kept({ wish: finish }));
  await one.wake();
  await waitFor(() => expect(server.finished).toBe(1));
});

test.each([
  ['offline', 'waiting'],
  ['expired', 'signed-out'],
  ['refused', 'refused'],
  ['broken', 'waiting'],
] as const)('"%s" is told as "%s", and the next try goes on', async (fault, state) => {
  const { store, server, one } = await twoTabs();
  await store.keep(kept({ wish: finish }));
  await store.addPiece('r-1', 0, piece(0));
  server.standing = fault;
  await one.wake();
  expect(one.shelf.get()[0]?.sending.state).toBe(state);
  server.standing = null;
  await one.wake();
  expect(server.finished).toBe(1);
  expect(one.shelf.get()).toEqual([]);
});

test('what a person decides while an earlier page’s sound is being sent is carried out after it', async () => {
  const { store, server, one } = await twoTabs();
  await store.keep(kept());
  await store.addPiece('r-1', 0, piece(0));
  const sent = Promise.withResolvers<void>();
  const storeChunk = server.port.storeChunk;
  vi.spyOn(server.port, 'storeChunk').mockImplementationOnce(async (...chunk) => {
    await sent.promise;
    return storeChunk(...chunk);
  });
  const opened = one.wake();
  await waitFor(() => expect(server.port.storeChunk).toHaveBeenCalled());
  await store.keep(kept({ wish: finish }));
  const decided = one.wake();
  sent.resolve();
  await Promise.all([opened, decided]);
  expect(server.finished).toBe(1);
});

test('one that is refused does not hold up the next', async () => {
  const { store, server, one, finished } = await twoTabs();
  await store.keep(kept({ wish: finish }));
  await store.keep(kept({ id: 'r-2', startedAt: '2026-03-10T10:00:00.000Z', wish: finish }));
  server.fail('refused');
  await one.wake();
  expect(finished).toHaveBeenCalledOnce();
  expect(one.shelf.get()).toMatchObject([{ recording: { id: 'r-1' }, sending: { message: 'Not this template.' } }]);
});
