import { createCipheriv, createDecipheriv } from 'node:crypto';

/**
 * A file is a row of frames, each sealed on its own with AES-256-GCM under the file's key, in the manner of STREAM (Hoang,
 * Reyhanitabar, Rogaway, Vizár 2015): the nonce is the frame's number and whether it is the last, the file's id is
 * authenticated with each. Cutting, swapping or adding frames, or taking them from another file, therefore fails to open,
 * and a range needs only its own frames. Every frame but the last holds `frameBytes`; an empty file has one empty frame.
 */
export const frameBytes = 64 * 1024;
export const tagBytes = 16;
const sealedFrameBytes = frameBytes + tagBytes;
/** The nonce has 32 bits for the number: 256 TiB a file. */
const maxFrames = 2 ** 32;

/** Thrown when a frame does not open. */
export class FrameBroken extends Error {
  constructor(fileId: string, frame: number) {
    super(`frame ${frame} of stored file ${fileId} was changed or cut off`);
    this.name = 'FrameBroken';
  }
}

export type FileCipher = { readonly fileId: string; readonly key: Uint8Array };

export function frameCount(size: number): number {
  return Math.max(1, Math.ceil(size / frameBytes));
}

/** Bytes on disk of a file with `size` plain bytes. */
export function sealedSize(size: number): number {
  return size + frameCount(size) * tagBytes;
}

/** Where a frame lies on disk. */
export function framePlace(frame: number, size: number): { position: number; length: number } {
  const plain = Math.min(frameBytes, size - frame * frameBytes);
  return { position: frame * sealedFrameBytes, length: plain + tagBytes };
}

export function sealFrame(cipher: FileCipher, frame: number, last: boolean, plain: Uint8Array): Buffer {
  if (frame >= maxFrames) throw new RangeError('too many frames for one file');
  const aes = createCipheriv('aes-256-gcm', cipher.key, nonceOf(frame, last)).setAAD(associatedData(cipher));
  return Buffer.concat([aes.update(plain), aes.final(), aes.getAuthTag()]);
}

/** @throws FrameBroken */
export function openFrame(cipher: FileCipher, frame: number, last: boolean, sealed: Uint8Array): Buffer {
  if (sealed.length < tagBytes) throw new FrameBroken(cipher.fileId, frame);
  const end = sealed.length - tagBytes;
  const aes = createDecipheriv('aes-256-gcm', cipher.key, nonceOf(frame, last), { authTagLength: tagBytes })
    .setAAD(associatedData(cipher))
    .setAuthTag(sealed.subarray(end));
  try {
    const plain = aes.update(sealed.subarray(0, end));
    aes.final();
    return plain;
  } catch {
    throw new FrameBroken(cipher.fileId, frame);
  }
}

/** Frames of a stream of any chunk sizes, ready to be written one after the other. Holds at most one frame. */
export async function* sealFrames(
  cipher: FileCipher,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  const pending = Buffer.allocUnsafe(frameBytes);
  let filled = 0;
  let frame = 0;
  for await (const chunk of content) {
    let offset = 0;
    while (offset < chunk.length) {
      // A full frame waits for one more byte: only then is it known not to be the last.
      if (filled === frameBytes) {
        yield sealFrame(cipher, frame++, false, pending);
        filled = 0;
      }
      const take = Math.min(chunk.length - offset, frameBytes - filled);
      pending.set(chunk.subarray(offset, offset + take), filled);
      filled += take;
      offset += take;
    }
  }
  yield sealFrame(cipher, frame, true, pending.subarray(0, filled));
}

function nonceOf(frame: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(frame, 7);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

function associatedData(cipher: FileCipher): Buffer {
  return Buffer.from(`clinical-workspace/file/1/${cipher.fileId}`);
}
