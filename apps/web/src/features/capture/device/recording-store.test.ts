import { expect, test } from 'vitest';
import { keptRecording as kept, piece, sentRecording } from '../../../testing/recording-builders.ts';
import { memoryStore } from '../../../testing/memory-recordings.ts';
import { adoptRecording } from './adopt-recording.ts';
import { notSent } from './kept-recording.ts';
import { openRecordingStore } from './recording-store.ts';

test('what was kept is there for a later page, byte for byte, and unreadable on disk', async () => {
  const { store, reopen, raw } = await memoryStore();
  const sound = crypto.getRandomValues(new Uint8Array(2_000));
  await store.keep(kept());
  await store.addPiece('r-1', 0, piece(0, { bytes: sound }));
  const later = reopen();
  expect(await later.list()).toEqual([kept()]);
  expect((await later.piece('r-1', 0))?.bytes).toEqual(sound);
  const disk = [...raw.values()].map(({ data }) => new TextDecoder('latin1').decode(data)).join();
  expect(disk).not.toContain('Santos');
});

test('pieces come in their order, also from the tenth on, and say where the recording ends', async () => {
  const { store } = await memoryStore();
  for (const n of [10, 2, 9, 0]) await store.addPiece('r-1', n, piece(n));
  await store.addPiece('r-11', 1, piece(1));
  expect(await store.pieces('r-1')).toEqual([0, 2, 9, 10]);
  expect(await store.endMs('r-1')).toBe(3_300);
  expect(await store.lastWrittenAt('r-1')).toBeTypeOf('number');
});

test('without room it stays in memory, is said, and goes to the device again once there is room', async () => {
  const { store, reopen, device, noRoom } = await memoryStore();
  device.full = true;
  await store.addPiece('r-1', 0, piece(0));
  expect(noRoom()).toBe(1);
  expect(await store.piece('r-1', 0)).toEqual(piece(0));
  expect(await store.pieces('r-1')).toEqual([0]);
  expect(await reopen().piece('r-1', 0)).toBeNull();
  device.full = false;
  await store.addPiece('r-1', 0, piece(0));
  expect(await reopen().piece('r-1', 0)).toEqual(piece(0));
});

test('a browser that keeps nothing holds it in memory', async () => {
  const store = openRecordingStore(
    async () => null,
    () => undefined,
  );
  await store.keep(kept());
  await store.addPiece('r-1', 0, piece(0));
  expect(await store.list()).toEqual([kept()]);
  await store.forget('r-1');
  expect(await store.list()).toEqual([]);
});

test('one is forgotten as a whole, and no other with it', async () => {
  const { store, raw } = await memoryStore();
  for (const id of ['r-1', 'r-11']) {
    await store.keep(kept({ id }));
    await store.keepSent(id, notSent);
    await store.addPiece(id, 0, piece(0));
  }
  await store.forget('r-1');
  expect([...raw.values()].map(({ key }) => key)).toEqual([
    'recording:r-11',
    'recording-sent:r-11',
    'recording-piece:r-11:0000000',
  ]);
});

test('one that another device sent goes on behind what the server has', async () => {
  const { store } = await memoryStore();
  const own = await adoptRecording(store, sentRecording(), {
    id: 'r-5',
    title: 'Maria Santos',
    textVersion: '2026-11',
  });
  expect(own).toMatchObject({ segments: 3, capturing: false });
  expect(await store.sent('r-5')).toMatchObject({ consentId: 'c-9', serverId: 's-9', chunk: 40, endMs: 600_000 });
  expect(await store.endMs('r-5')).toBe(600_000);
});
