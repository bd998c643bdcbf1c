import { expect, test } from 'vitest';
import { memoryStore } from '../../../testing/memory-recordings.ts';
import { keptRecording as kept, piece } from '../../../testing/recording-builders.ts';
import { soundOnDevice } from './sound-on-device.ts';

test('each segment of a recording is a file of its own, in their order', async () => {
  const { store } = await memoryStore();
  await store.keep(kept());
  for (const n of [0, 1, 2]) await store.addPiece('r-1', n, piece(n, { segment: n === 2 ? 1 : 0 }));
  const parts = await soundOnDevice(store, 'r-1');
  expect(parts.map(({ type }) => type)).toEqual(['audio/webm;codecs=opus', 'audio/webm;codecs=opus']);
  expect(await Promise.all(parts.map(async (part) => [...new Uint8Array(await part.arrayBuffer())]))).toEqual([
    [0, 1],
    [2],
  ]);
});

test('one that is not on this device has no sound here', async () => {
  const { store } = await memoryStore();
  expect(await soundOnDevice(store, 'r-1')).toEqual([]);
});
