import { Unzip, UnzipInflate } from 'fflate';

/** @param reason why nothing could be read */
export class ZipError extends Error {
  readonly reason: 'broken' | 'too-large';

  constructor(reason: ZipError['reason']) {
    super(`zip: ${reason}`);
    this.reason = reason;
  }
}

/** Bytes unpacked at a time. They can become a thousand times as many, so the limit is checked after each step. */
const step = 16 * 1024;

/**
 * One text file out of a zip archive, null when it is not there. Unpacked bytes are counted, whatever size the archive names.
 * @throws ZipError above `most` bytes, and when the archive is damaged
 */
export function zippedText(archive: Uint8Array, name: string, most: number): string | null {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  let state: 'absent' | 'open' | 'complete' = 'absent';
  const unzip = new Unzip((file) => {
    if (file.name !== name || state !== 'absent') return;
    state = 'open';
    file.ondata = (error, piece, last) => {
      if (error) throw error;
      size += piece.length;
      if (size > most) throw new ZipError('too-large');
      text += decoder.decode(piece, { stream: !last });
      if (last) state = 'complete';
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const isComplete = (): boolean => state === 'complete';
  try {
    for (let at = 0; at < archive.length && !isComplete(); at += step) {
      unzip.push(archive.subarray(at, at + step), at + step >= archive.length);
    }
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('broken');
  }
  return isComplete() ? text : null;
}
