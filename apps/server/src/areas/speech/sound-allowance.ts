import { liveSampleRate } from '@clinical/contract/speech/live.rules';
import type { Clock } from '../../platform/clock.ts';

const bytesPerSecond = liveSampleRate * 2;
/** What may come at once, after a connection was gone for long: ten minutes of sound. */
const atOnce = 10 * 60 * bytesPerSecond;

/** Counts what a connection sends: as fast as anybody can speak, twice over, and what waited. @returns false for what is too much */
export function soundAllowance(clock: Clock): (bytes: number) => boolean {
  let left = atOnce;
  let at = clock.now();
  return (bytes) => {
    const now = clock.now();
    left = Math.min(atOnce, left + ((now - at) / 1_000) * 2 * bytesPerSecond);
    at = now;
    left -= bytes;
    return left >= 0;
  };
}
