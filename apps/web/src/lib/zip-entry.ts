export type ZipProblem = 'broken' | 'locked' | 'too-large';

/** @param reason why nothing could be read */
export class ZipError extends Error {
  readonly reason: ZipProblem;

  constructor(reason: ZipProblem) {
    super(`zip: ${reason}`);
    this.reason = reason;
  }
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
/** The end's own size, and the longest comment that may follow it. */
const endSize = 22;
const mostComment = 65_535;

type Entry = { flags: number; method: number; packed: number; at: number };

/**
 * One file out of a zip archive, null when it is not there. What is unpacked is counted while it comes, so that a small archive cannot
 * fill the memory: more than `most` bytes are refused whatever the archive says of itself.
 * @throws ZipError
 */
export async function zipEntry(
  archive: Uint8Array<ArrayBuffer>,
  name: string,
  most: number,
): Promise<Uint8Array | null> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    const entry = findEntry(archive, view, name);
    if (!entry) return null;
    if (entry.flags & 1) throw new ZipError('locked');
    if (view.getUint32(entry.at, true) !== localMark) throw new ZipError('broken');
    const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = archive.subarray(from, from + entry.packed);
    if (packed.length < entry.packed) throw new ZipError('broken');
    if (entry.method === 0) return packed.length > most ? refuse() : packed;
    if (entry.method !== 8) throw new ZipError('broken');
    return await unpack(packed, most);
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('broken');
  }
}

const refuse = (): never => {
  throw new ZipError('too-large');
};

function findEntry(archive: Uint8Array, view: DataView, name: string): Entry | null {
  const first = Math.max(0, archive.length - endSize - mostComment);
  let end = archive.length - endSize;
  while (end >= first && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < first) throw new ZipError('broken');
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== entryMark) throw new ZipError('broken');
    const length = view.getUint16(at + 28, true);
    const found = decoder.decode(archive.subarray(at + 46, at + 46 + length));
    if (found === name) {
      return {
        flags: view.getUint16(at + 8, true),
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        at: view.getUint32(at + 42, true),
      };
    }
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return null;
}

async function unpack(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      refuse();
    }
    pieces.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
