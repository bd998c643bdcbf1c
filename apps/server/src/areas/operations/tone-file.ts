import { sampleRate, wavHeader } from '../../platform/media/wav-header.ts';

/** One second of a quiet tone as a WAV file: 16 kHz, 16 bit, mono. */
export function toneFile(): { bytes: Buffer; durationMs: number } {
  const samples = Buffer.alloc(sampleRate * 2);
  for (let at = 0; at < sampleRate; at++)
    samples.writeInt16LE(Math.round(6_000 * Math.sin((2 * Math.PI * 220 * at) / sampleRate)), at * 2);
  return { bytes: Buffer.concat([wavHeader(samples.length), samples]), durationMs: 1_000 };
}
