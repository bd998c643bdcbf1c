import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

/** Chunks of a second each, e.g. `'0:0 1:0 3:1'` as number and segment. */
const chunks = (text: string) =>
  text.split(' ').map((one) => {
    const [n = 0, segment = 0] = one.split(':').map(Number);
    return { n, segment, startMs: n * 1_000, durationMs: 1_000, bytes: 1, fileId: `file-${n}` };
  });
const numbers = (text: string) => segmentsOf(chunks(text)).segments.map((segment) => segment.chunks.map(({ n }) => n));

test('what one recorder wrote is one segment', () => {
  expect(segmentsOf(chunks('0:0 1:0 2:1 3:1 4:2'))).toMatchObject({
    segments: [{ chunks: [{ n: 0 }, { n: 1 }] }, { chunks: [{ n: 2 }, { n: 3 }] }, { chunks: [{ n: 4 }] }],
    lost: [],
  });
});

test('a segment ends where a part of it is missing, and the next one is read', () => {
  expect(numbers('0:0 1:0 3:0 4:0 5:1')).toEqual([[0, 1], [5]]);
  expect(segmentsOf(chunks('0:0 1:0 3:0 4:0 5:0')).lost).toEqual([{ atMs: 2_000, lengthMs: 4_000, reason: 'lost' }]);
});

test('what is missing between two segments is a gap between them', () => {
  expect(numbers('0:0 3:1 4:1')).toEqual([[0], [3, 4]]);
  expect(segmentsOf(chunks('0:0 3:1 4:1')).lost).toEqual([{ atMs: 1_000, lengthMs: 2_000, reason: 'lost' }]);
});

test('a segment that is cut and followed by another is one gap', () => {
  expect(segmentsOf(chunks('0:0 2:0 3:1')).lost).toEqual([{ atMs: 1_000, lengthMs: 2_000, reason: 'lost' }]);
});
