import { inflateRawSync } from 'node:zlib';

/** Why a zip archive gives no text. */
export class ZipError extends Error {
  readonly reason: 'broken' | 'too-large';

  constructor(reason: ZipError['reason'], cause?: unknown) {
    super(`zip: ${reason}`, { cause });
    this.reason = reason;
  }
}

const marks = { end: 0x06054b50, entry: 0x02014b50 };
const endLength = 22;
const longestComment = 0xffff;

/**
 * One UTF-8 file out of a zip archive, null when it is absent. `most` bounds the unpacked bytes, whatever size the archive states.
 * @throws ZipError above `most` bytes, and for a damaged archive
 */
export function zippedText(archive: Buffer, name: string, most: number): string | null {
  try {
    const packed = findPacked(archive, name);
    return packed && packed.unpack(most).toString('utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new ZipError(code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'broken', error);
  }
}

type Packed = { unpack: (most: number) => Buffer };

/** Reads the directory at the archive's end. Reads outside the buffer throw. */
function findPacked(archive: Buffer, name: string): Packed | null {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let n = 0; n < count; n++) {
    if (archive.readUInt32LE(at) !== marks.entry) throw new ZipError('broken');
    const nameLength = archive.readUInt16LE(at + 28);
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) return packedAt(archive, at);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return null;
}

function findEnd(archive: Buffer): number {
  const lowest = Math.max(0, archive.length - endLength - longestComment);
  for (let at = archive.length - endLength; at >= lowest; at--) if (archive.readUInt32LE(at) === marks.end) return at;
  throw new ZipError('broken');
}

function packedAt(archive: Buffer, at: number): Packed {
  const method = archive.readUInt16LE(at + 10);
  const size = archive.readUInt32LE(at + 20);
  const local = archive.readUInt32LE(at + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const bytes = archive.subarray(start, start + size);
  if (bytes.length < size) throw new ZipError('broken');
  if (method === 8) return { unpack: (most) => inflateRawSync(bytes, { maxOutputLength: most }) };
  if (method !== 0) throw new ZipError('broken');
  return {
    unpack: (most) => {
      if (bytes.length > most) throw Object.assign(new RangeError('stored file'), { code: 'ERR_BUFFER_TOO_LARGE' });
      return bytes;
    },
  };
}
