import type { Piece } from '../device/kept-recording.ts';

/** Far below what the server takes, so that a slow line gets each chunk through. */
const mostBytes = 256 * 1024;
const mostMs = 60_000;

export type Chunk = {
  /** Its first and its last piece. */
  from: number;
  to: number;
  segment: number;
  startMs: number;
  durationMs: number;
  bytes: Uint8Array<ArrayBuffer>;
};

/**
 * Puts the next pieces together: those of one segment that follow on each other, as many as fit.
 * @param numbers pieces that are not sent, lowest first
 * @param last the chunk ends with this piece: it was begun before, and must be the same when it is sent again
 * @returns null when there is nothing to send
 */
export async function nextChunk(
  read: (n: number) => Promise<Piece | null>,
  numbers: readonly number[],
  last: number | null = null,
): Promise<Chunk | null> {
  const pieces: { n: number; piece: Piece }[] = [];
  let size = 0;
  for (const n of numbers) {
    if (last !== null && n > last) break;
    const piece = await read(n);
    // one that cannot be read any more must not hold up the rest
    if (!piece) continue;
    const [first, before] = [pieces[0]?.piece, pieces.at(-1)?.piece];
    if (first && before && last === null) {
      const follows = piece.segment === before.segment && piece.startMs === before.startMs + before.durationMs;
      const fits = size + piece.bytes.length <= mostBytes && piece.startMs + piece.durationMs - first.startMs <= mostMs;
      if (!follows || !fits) break;
    }
    pieces.push({ n, piece });
    size += piece.bytes.length;
  }
  const [first, end] = [pieces[0], pieces.at(-1)];
  if (!first || !end) return null;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const { piece } of pieces) {
    bytes.set(piece.bytes, at);
    at += piece.bytes.length;
  }
  return {
    from: first.n,
    to: end.n,
    segment: first.piece.segment,
    startMs: first.piece.startMs,
    durationMs: end.piece.startMs + end.piece.durationMs - first.piece.startMs,
    bytes,
  };
}
