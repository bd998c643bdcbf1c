import { expect, test } from 'vitest';
import type { RecordingWish } from '../device/kept-recording.ts';
import { fakeServer } from '../../../testing/fake-recording-server.ts';
import { keptRecording as kept, piece } from '../../../testing/recording-builders.ts';
import { memoryStore } from '../../../testing/memory-recordings.ts';
import { sendRecording } from './send-recording.ts';

const finish: RecordingWish = { kind: 'finish', generate: true, templateId: null, contextEntryIds: [] };

/** A recording of some pieces on the device; `send` is what a page does, each time one that was just opened. */
async function withPieces(count: number, wish: RecordingWish | null = finish) {
  const { store, reopen, raw } = await memoryStore();
  const server = fakeServer();
  await store.keep(kept({ wish }));
  for (let n = 0; n < count; n += 1) await store.addPiece('r-1', n, piece(n));
  const finished: string[] = [];
  const behind: number[] = [];
  const send = async () => {
    const page = reopen();
    const from = (await page.sent('r-1'))?.piece ?? 0;
    const numbers = (await page.pieces('r-1')).filter((n) => n >= from);
    const ports = {
      store: page,
      server: server.port,
      onBehind: (_: string, ms: number) => behind.push(ms),
      onFinished: ({ id }: { id: string }) => finished.push(id),
    };
    return sendRecording(ports, 'r-1', numbers);
  };
  return { store, server, send, finished, behind, raw };
}

const first = (count: number) => Array.from({ length: count }, (_, n) => n);

test('consent comes first, then the recording, its sound, and the entry; then nothing lies here any more', async () => {
  const { server, send, finished, behind, raw } = await withPieces(5);
  expect(await send()).toBe('gone');
  expect(server.calls).toEqual(['consent', 'start', 'chunk 0', 'finish']);
  expect(server.bytes()).toEqual(first(5));
  expect(finished).toEqual(['r-1']);
  expect(behind).toEqual([1_500, 0]);
  expect(raw.size).toBe(0);
});

test('without a decision all is sent and all stays', async () => {
  const { store, server, send } = await withPieces(5, null);
  expect(await send()).toBe('left');
  expect(server.bytes()).toEqual(first(5));
  expect(await store.pieces('r-1')).toEqual(first(5));
  expect(await send()).toBe('left');
  expect(server.calls).toEqual(['consent', 'start', 'chunk 0']);
});

const faults = ['offline', 'lost reply', 'expired', 'broken'] as const;

test.each(faults)('after each call that fails by "%s" it goes on, and every byte arrives once', async (fault) => {
  const { store, server, send, finished } = await withPieces(450);
  server.fail(fault);
  await expect(send()).rejects.toThrow();
  // one page after the other: each comes one call further
  let outcome: string | null = null;
  while (outcome !== 'gone') {
    const before = server.calls.length;
    server.fail('fine', fault);
    outcome = await send().catch(() => null);
    expect(server.calls.length).toBeGreaterThan(before);
  }
  expect(server.bytes()).toEqual(first(450).map((n) => n % 256));
  expect(finished).toEqual(['r-1']);
  expect(await store.list()).toEqual([]);
});

test('a chunk whose reply was lost is sent again as it was, though more has been recorded', async () => {
  const { store, server, send } = await withPieces(3, null);
  await send();
  for (const n of [3, 4]) await store.addPiece('r-1', n, piece(n));
  server.fail('lost reply');
  await expect(send()).rejects.toMatchObject({ code: 'OFFLINE' });
  await store.addPiece('r-1', 5, piece(5));
  expect(await send()).toBe('left');
  expect(server.bytes()).toEqual(first(6));
  expect(server.calls.filter((call) => call.startsWith('chunk'))).toEqual(['chunk 0', 'chunk 1', 'chunk 1', 'chunk 2']);
});

test('when the server has a fuller copy of a chunk, that one counts', async () => {
  const { server, send } = await withPieces(2);
  server.chunks.set(0, { from: 0, to: 1, segment: 0, startMs: 0, durationMs: 600, bytes: new Uint8Array([0, 1, 2]) });
  expect(await send()).toBe('gone');
  expect(server.bytes()).toEqual([0, 1, 2]);
});

test('discarding erases here at once and on the server when it can be reached', async () => {
  const { store, server, send } = await withPieces(4, null);
  await send();
  await store.keep(kept({ wish: { kind: 'discard' } }));
  server.fail('offline');
  await expect(send()).rejects.toThrow();
  expect(await store.pieces('r-1')).toEqual([]);
  expect(await send()).toBe('gone');
  expect(server.erased).toBe('discarded');
  expect(await store.list()).toEqual([]);
});

test('discarding what the server never heard of tells it nothing', async () => {
  const { server, send } = await withPieces(4, { kind: 'discard' });
  expect(await send()).toBe('gone');
  expect(server.calls).toEqual([]);
});

test('a withdrawal leaves its record on the server, even when nothing was sent, and no sound', async () => {
  const { server, send, raw } = await withPieces(4, { kind: 'withdraw', at: '2026-03-10T09:10:00.000Z' });
  expect(await send()).toBe('gone');
  expect(server.calls).toEqual(['consent', 'start', 'withdraw']);
  expect(server.erased).toBe('withdrawn');
  expect(raw.size).toBe(0);
});

test('a refusal keeps all of it', async () => {
  const { store, server, send } = await withPieces(4);
  server.fail('refused');
  await expect(send()).rejects.toMatchObject({ status: 422 });
  expect(await store.pieces('r-1')).toHaveLength(4);
});
