import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { limits } from '@clinical/contract/limits';
import type { MediaBytes } from '../../../../platform/media/media-input.ts';
import type { Segment, SegmentChunk } from './segments.ts';

/** Chunks that are kept opened: a reader goes forwards and looks back a little. */
const keptChunks = 3;

/** A segment as one run of bytes over its stored chunks. */
export function segmentBytes(files: FileStore, { chunks }: Segment): MediaBytes {
  const starts: number[] = [];
  let size = 0;
  for (const chunk of chunks) {
    starts.push(size);
    size += chunk.bytes;
  }
  const kept = new Map<SegmentChunk, Promise<Buffer>>();

  function open(chunk: SegmentChunk): Promise<Buffer> {
    const known = kept.get(chunk);
    if (known) return known;
    const opening = files.readAll(chunk.fileId, limits.recordingChunk);
    kept.set(chunk, opening);
    const [oldest] = kept.keys();
    if (kept.size > keptChunks && oldest) kept.delete(oldest);
    return opening;
  }

  return {
    size,
    async read(start, end) {
      const bytes = new Uint8Array(end - start);
      let at = start;
      for (let index = placeOf(starts, start); at < end; index += 1) {
        const chunk = await open(chunks[index]!);
        const inside = at - starts[index]!;
        const part = chunk.subarray(inside, Math.min(chunk.length, inside + end - at));
        bytes.set(part, at - start);
        at += part.length;
      }
      return bytes;
    },
  };
}

/** The bytes of a segment in their order. */
export async function* rawBytes(files: FileStore, { chunks }: Segment): AsyncGenerator<Buffer> {
  for (const { fileId } of chunks) yield await files.readAll(fileId, limits.recordingChunk);
}

/** Index of the last start that is not behind `at`. */
function placeOf(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
