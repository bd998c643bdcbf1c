import { createReadStream } from 'node:fs';
import type { AudioSpan } from './port.ts';
import { bytesPerMs } from '../../platform/media/wav-header.ts';

/** How loud an audio is, frame by frame of `frameMs`: root mean square of its samples, 0 to 1. */
export const frameMs = 20;

/** Measures 16 kHz mono samples in a WAV of ours. */
export async function measureLoudness(path: string): Promise<Float32Array> {
  const perFrame = frameMs * bytesPerMs;
  const frames: number[] = [];
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { start: 44, highWaterMark: 256 * 1024 })) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    let at = 0;
    for (; at + perFrame <= bytes.length; at += perFrame) frames.push(loudnessOf(bytes, at, perFrame));
    rest = Buffer.from(bytes.subarray(at));
  }
  return Float32Array.from(frames);
}

/** Root mean square of 16 bit samples, 0 to 1. `from` and `length` in bytes. */
export function loudnessOf(bytes: Buffer, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 2) {
    const sample = bytes.readInt16LE(at) / 32_768;
    sum += sample * sample;
  }
  return Math.sqrt(sum / (length / 2));
}

/** Never taken for voice, however quiet the rest: some -60 dB of full scale. */
const silence = 0.001;

/**
 * Where something was said: frames well over the noise of the place, with the pauses within speech closed and a margin kept on
 * both sides. The noise is what the quietest tenth of the audio stays under; of an audio that is loud throughout all is voice.
 */
export function voicedSpans(loudness: Float32Array, closeMs = 300, marginMs = 200): AudioSpan[] {
  if (loudness.length === 0) return [];
  const sorted = loudness.toSorted();
  const noise = sorted[Math.floor(sorted.length / 10)]!;
  const loud = sorted[Math.floor(sorted.length * 0.95)]!;
  const threshold = Math.max(silence, Math.min(noise * 3, loud / 4));
  const spans: AudioSpan[] = [];
  for (let frame = 0; frame < loudness.length; frame++) {
    if (loudness[frame]! < threshold) continue;
    const [fromMs, toMs] = [frame * frameMs, (frame + 1) * frameMs];
    const last = spans.at(-1);
    if (last && fromMs - last.toMs <= closeMs) last.toMs = toMs;
    else spans.push({ fromMs, toMs });
  }
  const end = loudness.length * frameMs;
  return spans
    .filter(({ fromMs, toMs }) => toMs - fromMs >= 2 * frameMs)
    .map(({ fromMs, toMs }) => ({ fromMs: Math.max(0, fromMs - marginMs), toMs: Math.min(end, toMs + marginMs) }));
}

/** Cuts a stretch into pieces of at most `longestMs`, each cut in the quietest place of its last third. */
export function cutAtPauses(loudness: Float32Array, span: AudioSpan, longestMs: number): AudioSpan[] {
  const pieces: AudioSpan[] = [];
  let from = span.fromMs;
  while (span.toMs - from > longestMs) {
    const cut = quietest(loudness, from + (longestMs * 2) / 3, from + longestMs);
    pieces.push({ fromMs: from, toMs: cut });
    from = cut;
  }
  pieces.push({ fromMs: from, toMs: span.toMs });
  return pieces;
}

/** The middle of the quietest fifth of a second between two times. */
function quietest(loudness: Float32Array, fromMs: number, toMs: number): number {
  const width = 200 / frameMs;
  const [first, last] = [Math.floor(fromMs / frameMs), Math.floor(toMs / frameMs) - width];
  let best = { at: last, level: Number.POSITIVE_INFINITY };
  for (let at = first; at <= last; at++) {
    let level = 0;
    for (let i = 0; i < width; i++) level += loudness[at + i] ?? 0;
    if (level < best.level) best = { at, level };
  }
  return Math.round((best.at + width / 2) * frameMs);
}
