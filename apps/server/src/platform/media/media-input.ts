import { ALL_FORMATS, CustomSource, Input } from 'mediabunny';

/**
 * A file of sound, a range at a time, in bytes; `end` is not part of a range. `partial`: only some of it is here, so that no more
 * is read than is needed.
 */
export type MediaBytes = {
  size: number;
  read(start: number, end: number): Promise<Uint8Array>;
  partial?: boolean;
};

/** Bytes that the reader of one file may keep. */
const cacheBytes = 2 * 1024 * 1024;

/** Opens a file for the reader of containers, whatever its format. The caller disposes of it. */
export function mediaInput({ size, read, partial = false }: MediaBytes): Input {
  const source = new CustomSource({
    getSize: () => size,
    read: (start, end) => read(start, end),
    maxCacheSize: cacheBytes,
    // the reader asks for each packet's head by itself; looking up so many small pieces takes longer than all else
    prefetchProfile: partial ? 'none' : 'fileSystem',
    // what was read ahead and failed is asked for again, and fails there, if anybody wants it; nothing else hears of it but the process
    handleUnhandledError: () => undefined,
  });
  return new Input({ source, formats: ALL_FORMATS });
}
