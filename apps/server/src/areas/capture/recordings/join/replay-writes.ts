import { StreamTarget, type StreamTargetChunk } from 'mediabunny';

/** Bytes that are written over earlier ones, by their place in the file. */
type Patches = Map<number, Uint8Array>;
type Write = (target: StreamTarget) => Promise<void>;
/** A muxer writes packet by packet; so many bytes of it are handed on at a time. */
const together = { chunked: true, chunkSize: 256 * 1024 };

/**
 * What a muxer writes, from the first byte to the last, without keeping it. A muxer goes back to fill in lengths and places that it
 * learns later; our store takes a file in its order. So it writes twice: the first time only what it goes back for is kept, and the
 * second time that is put in its place as it goes by. Both times it must write the same.
 */
export async function* replayWrites(write: Write): AsyncGenerator<Uint8Array> {
  const patches: Patches = new Map();
  let size = 0;
  await write(
    new StreamTarget(
      new WritableStream<StreamTargetChunk>({
        write: ({ position, data }) => {
          if (position < size) patches.set(position, data.slice());
          size = Math.max(size, position + data.length);
        },
      }),
      together,
    ),
  );
  const places = [...patches.keys()].toSorted((a, b) => a - b);
  let at = 0;
  let next = 0;
  const { readable, writable } = new TransformStream<StreamTargetChunk, Uint8Array>(
    {
      transform({ position, data }, out) {
        if (position < at) return;
        if (position > at) throw new Error(`the muxer left a hole at ${at}`);
        const end = position + data.length;
        const patched = data.slice();
        // one that goes over the border of two writes is put into both
        while (next > 0 && endOf(places[next - 1]!, patches) > position) next -= 1;
        for (; next < places.length && places[next]! < end; next += 1) {
          put(patched, position, places[next]!, patches.get(places[next]!)!);
        }
        at = end;
        out.enqueue(patched);
      },
      flush() {
        if (at !== size) throw new Error(`the muxer wrote ${at} bytes after ${size}`);
      },
    },
    { highWaterMark: 1 },
    { highWaterMark: 1 },
  );
  const written = write(new StreamTarget(writable, together));
  // its failure comes out of the stream as well, where it is waited for
  written.catch(() => undefined);
  yield* readable as unknown as AsyncIterable<Uint8Array>;
  await written;
}

const endOf = (place: number, patches: Patches): number => place + patches.get(place)!.length;

function put(data: Uint8Array, position: number, place: number, patch: Uint8Array): void {
  const from = Math.max(place, position);
  const to = Math.min(place + patch.length, position + data.length);
  data.set(patch.subarray(from - place, to - place), from - position);
}
