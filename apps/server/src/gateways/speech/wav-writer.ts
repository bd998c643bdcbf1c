import { open } from 'node:fs/promises';
import { bytesPerMs, wavHeader } from '../../platform/media/wav-header.ts';

/** The longest audio that is decoded: what one recording may last, and a little. What is longer is refused, never cut. */
export const longestMs = (4 * 60 + 10) * 60_000;

/** More samples came than are heard. */
export class TooLong extends Error {}

export type WavWriter = {
  /** @throws TooLong */
  write(samples: Buffer): Promise<void>;
  /** Completes the head. Milliseconds that were written. */
  finish(): Promise<number>;
  close(): Promise<void>;
};

/** Writes a WAV of ours, 16 kHz mono, piece by piece. */
export async function openWavWriter(path: string, mostMs = longestMs): Promise<WavWriter> {
  const file = await open(path, 'w', 0o600);
  let at = 44;
  return {
    async write(samples) {
      if (at + samples.length > mostMs * bytesPerMs + 44) throw new TooLong();
      if (samples.length > 0) await file.write(samples, 0, samples.length, at);
      at += samples.length;
    },
    async finish() {
      await file.write(wavHeader(at - 44), 0, 44, 0);
      return (at - 44) / bytesPerMs;
    },
    close: () => file.close(),
  };
}
