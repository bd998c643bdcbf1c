import type { AudioGap } from '@clinical/contract/transcripts/entry-speech.schemas';

/** A stored chunk; times in milliseconds on the recording's own clock. */
export type SegmentChunk = {
  n: number;
  segment: number;
  startMs: number;
  durationMs: number;
  bytes: number;
  fileId: string;
};
/** What one start of a recorder wrote: the bytes of its chunks, in their order, are one file. */
export type Segment = { chunks: SegmentChunk[] };

/**
 * Parts chunks (by their numbers) into segments. Behind a hole in the numbers a segment cannot be read on, so that it ends there;
 * what is missing or left out is a gap.
 */
export function segmentsOf(chunks: readonly SegmentChunk[]): { segments: Segment[]; lost: AudioGap[] } {
  const segments: Segment[] = [];
  const lost: AudioGap[] = [];
  let expected = 0;
  let endMs = 0;
  let hole = false;
  let cut: number | null = null;
  let last = -1;
  for (const chunk of chunks) {
    const follows = chunk.n === expected;
    expected = chunk.n + 1;
    if (!follows) hole = true;
    if (chunk.segment !== last) segments.push({ chunks: [] });
    else if (!follows) cut = chunk.segment;
    last = chunk.segment;
    if (cut === chunk.segment) continue;
    if (hole && chunk.startMs > endMs) lost.push(gap(endMs, chunk.startMs));
    hole = false;
    segments.at(-1)!.chunks.push(chunk);
    endMs = chunk.startMs + chunk.durationMs;
  }
  const end = Math.max(0, ...chunks.slice(-1).map(({ startMs, durationMs }) => startMs + durationMs));
  if (end > endMs) lost.push(gap(endMs, end));
  return { segments, lost };
}

const gap = (from: number, to: number): AudioGap => ({
  atMs: from,
  lengthMs: Math.max(1, to - from),
  reason: 'lost',
});
