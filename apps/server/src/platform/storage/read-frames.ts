import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type FileCipher, FrameBroken, frameBytes, frameCount, framePlace, openFrame } from './framed-cipher.ts';

/**
 * Plain bytes `start` to `end` (inclusive) of an open file with `size` plain bytes. Reads one frame at a time, closes the
 * handle at the end, on an error and when the stream is destroyed.
 */
export function readFrames(handle: FileHandle, cipher: FileCipher, size: number, start: number, end: number): Readable {
  const lastFrame = frameCount(size) - 1;
  const sealed = Buffer.allocUnsafe(framePlace(0, Math.min(size, frameBytes)).length);
  const lastWanted = Math.max(0, Math.floor(end / frameBytes));
  let frame = Math.floor(start / frameBytes);

  async function nextPart(): Promise<Buffer | null> {
    if (frame > lastWanted) return null;
    const { position, length } = framePlace(frame, size);
    const { bytesRead } = await handle.read(sealed, 0, length, position);
    if (bytesRead !== length) throw new FrameBroken(cipher.fileId, frame);
    const plain = openFrame(cipher, frame, frame === lastFrame, sealed.subarray(0, length));
    const offset = frame * frameBytes;
    frame += 1;
    // An empty file has one frame all the same, and it was just proved to be the last.
    if (plain.length === 0) return null;
    return plain.subarray(Math.max(0, start - offset), Math.min(plain.length, end - offset + 1));
  }

  return new Readable({
    highWaterMark: 2 * frameBytes,
    read() {
      nextPart().then(
        (part) => this.push(part),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      handle.close().then(
        () => done(error),
        (closing: Error) => done(error ?? closing),
      );
    },
  });
}
