import { expect, test } from 'vitest';
import type { Piece } from '../device/kept-recording.ts';
import { piece } from '../../../testing/recording-builders.ts';
import { nextChunk } from './next-chunk.ts';

const reader = (pieces: Record<number, Piece>) => async (n: number) => pieces[n] ?? null;
const many = (count: number, of: (n: number) => Piece = piece) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [n, of(n)]));
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

test('pieces that follow on each other go together', async () => {
  expect(await nextChunk(reader(many(3)), numbers(3))).toEqual({
    from: 0,
    to: 2,
    segment: 0,
    startMs: 0,
    durationMs: 900,
    bytes: new Uint8Array([0, 1, 2]),
  });
});

test('a new segment and a jump of the clock begin a new chunk', async () => {
  const pieces = { ...many(4), 2: piece(2, { segment: 1 }), 3: piece(3, { segment: 1, startMs: 5_000 }) };
  expect(await nextChunk(reader(pieces), numbers(4))).toMatchObject({ from: 0, to: 1 });
  expect(await nextChunk(reader(pieces), [2, 3])).toMatchObject({ from: 2, to: 2, segment: 1 });
});

test('a chunk holds at most a minute, and a piece of any length', async () => {
  expect(await nextChunk(reader(many(500)), numbers(500))).toMatchObject({ from: 0, to: 199, durationMs: 60_000 });
  const long = { 0: piece(0, { durationMs: 90_000, bytes: new Uint8Array(400_000) }) };
  expect(await nextChunk(reader(long), [0])).toMatchObject({ from: 0, to: 0, durationMs: 90_000 });
});

test('one that was begun ends where it ended, whatever came since', async () => {
  expect(await nextChunk(reader(many(9)), numbers(9), 3)).toMatchObject({ from: 0, to: 3 });
});

test('what cannot be read holds up nothing', async () => {
  const { 0: _, ...rest } = many(3);
  expect(await nextChunk(reader(rest), numbers(3))).toMatchObject({ from: 1, to: 2 });
  expect(await nextChunk(reader({}), numbers(3))).toBeNull();
  expect(await nextChunk(reader({}), [])).toBeNull();
});
