import { expect, test } from 'vitest';
import { packetsIn } from '../../../../../test/builders/recordings.ts';
import { packetOf, TestRecorder } from '../../../../../test/recorder.ts';
import type { MediaBytes } from '../../../../platform/media/media-input.ts';
import { joinSegments } from './join-segments.ts';
import { replayWrites } from './replay-writes.ts';

/** Two starts of one recorder, of so many seconds each. */
function recorded(recorder: TestRecorder, seconds: number): MediaBytes[] {
  return [0, 1].map((start) => {
    if (start > 0) recorder.restart();
    const bytes = recorder.next(seconds * 1_000).bytes;
    return { size: bytes.length, read: async (from, to) => bytes.slice(from, to) };
  });
}

test('a file of many writes holds each packet in its place, and is read in few pieces', async () => {
  const recorder = new TestRecorder(7);
  const segments = recorded(recorder, 90);
  let reads = 0;
  const counted = segments.map(({ size, read }) => ({
    size,
    read: (from: number, to: number) => {
      reads += 1;
      return read(from, to);
    },
  }));
  const parts: Uint8Array[] = [];
  const write = replayWrites(async (target) => void (await joinSegments(counted, 'opus', 'webm', target)));
  for await (const part of write) parts.push(part);

  const { packets, durationMs } = await packetsIn(Buffer.concat(parts));
  expect(parts.length).toBeGreaterThan(2);
  expect(durationMs).toBe(recorder.durationMs);
  expect(packets.map(({ atMs }) => atMs)).toEqual(Array.from({ length: recorder.packets }, (_, index) => index * 20));
  expect(packets.every(({ data }, index) => packetOf(7, index).equals(data))).toBe(true);
  // twice through the file in steps of 64 KiB and not a packet at a time: the time it takes must not grow with its square
  expect(reads).toBeLessThan(100);
});
