import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FileCipher,
  FrameBroken,
  frameBytes,
  frameCount,
  framePlace,
  openFrame,
  sealedSize,
  sealFrames,
} from './framed-cipher.ts';

const cipher: FileCipher = { fileId: 'a', key: randomBytes(32) };

async function sealAll(content: Uint8Array, chunkSize = 10_000, own: FileCipher = cipher): Promise<Buffer[]> {
  async function* chunks() {
    for (let at = 0; at < content.length; at += chunkSize) yield content.subarray(at, at + chunkSize);
  }
  const frames: Buffer[] = [];
  for await (const frame of sealFrames(own, chunks())) frames.push(frame);
  return frames;
}

const openAll = (frames: Uint8Array[], own: FileCipher = cipher) =>
  Buffer.concat(frames.map((frame, index) => openFrame(own, index, index === frames.length - 1, frame)));

describe('a file in frames', () => {
  it('comes back whole for every size around the edges and any chunks', async () => {
    const sizes = [0, 1, frameBytes - 1, frameBytes, frameBytes + 1, 2 * frameBytes, 3 * frameBytes + 17];
    for (const size of sizes) {
      const content = randomBytes(size);
      for (const chunkSize of [999, frameBytes, 10 * frameBytes]) {
        const frames = await sealAll(content, chunkSize);
        expect(openAll(frames).equals(content)).toBe(true);
        expect(frames).toHaveLength(frameCount(size));
        expect(Buffer.concat(frames)).toHaveLength(sealedSize(size));
      }
    }
  });

  it('has each frame where its number says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 * frameBytes }), (size) => {
        let position = 0;
        for (let frame = 0; frame < frameCount(size); frame += 1) {
          expect(framePlace(frame, size).position).toBe(position);
          position += framePlace(frame, size).length;
        }
        expect(position).toBe(sealedSize(size));
      }),
    );
  });

  it('does not open when its end is cut off at a frame', async () => {
    const frames = await sealAll(randomBytes(3 * frameBytes));
    expect(() => openAll(frames.slice(0, 2))).toThrow(FrameBroken);
  });

  it('does not open when a frame is cut, changed, swapped, repeated, added or taken from another file', async () => {
    const frames = await sealAll(randomBytes(3 * frameBytes));
    const [one, two, three] = frames as [Buffer, Buffer, Buffer];
    const changed = Buffer.from(two);
    changed[100]! ^= 1;
    const foreign = await sealAll(randomBytes(3 * frameBytes), 10_000, { fileId: 'b', key: cipher.key });
    const broken = [
      [one.subarray(0, -1), two, three],
      [one, changed, three],
      [two, one, three],
      [one, one, three],
      [one, two, three, three],
      [one, two, three, foreign[2]!],
      [one, foreign[1]!, three],
      [Buffer.alloc(3), two, three],
    ];
    for (const arrangement of broken) expect(() => openAll(arrangement)).toThrow(FrameBroken);
  });

  it('does not open with another key', async () => {
    const frames = await sealAll(randomBytes(100));
    expect(() => openAll(frames, { fileId: 'a', key: randomBytes(32) })).toThrow(FrameBroken);
  });
});
