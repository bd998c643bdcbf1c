import { expect, test } from 'vitest';
import { sampler } from './to-samples.ts';

/** A second of a tone at this rate, resampled in pieces: how many samples came out and how loud they are, 0 to 1. */
function resampled(rate: number, tone: number): { count: number; level: number } {
  const make = sampler(rate);
  const made: number[] = [];
  for (let at = 0; at < rate; at += 1_000) {
    const piece = Float32Array.from({ length: Math.min(1_000, rate - at) }, (_, i) =>
      Math.sin((2 * Math.PI * tone * (at + i)) / rate),
    );
    made.push(...make(piece));
  }
  const level = Math.sqrt(made.reduce((sum, one) => sum + (one / 32_767) ** 2, 0) / made.length);
  return { count: made.length, level };
}

test.each([8_000, 16_000, 44_100, 48_000])('%i samples a second become 16,000, as loud as before', (rate) => {
  const { count, level } = resampled(rate, 440);
  expect(Math.abs(count - 16_000)).toBeLessThan(40);
  expect(level).toBeCloseTo(Math.SQRT1_2, 1);
});

test('what 16,000 samples cannot hold does not fold back', () => {
  expect(resampled(48_000, 15_000).level).toBeLessThan(0.02);
});
