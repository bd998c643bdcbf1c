import { expect, it } from 'vitest';
import { tones } from '../../../../test/spoken-audio.ts';
import { bytesPerMs } from '../../../platform/media/wav-header.ts';
import { UtteranceCutter } from './cut-utterances.ts';

/** Cuts in pieces of a tenth of a second: where each utterance begins and how long it is, in tenths of a second. */
function cut(parts: readonly (readonly [number, number])[]): [number, number][] {
  const cutter = new UtteranceCutter();
  const samples = tones(parts).subarray(44);
  const cuts = [];
  for (let at = 0; at < samples.length; at += 100 * bytesPerMs)
    cuts.push(...cutter.push(samples.subarray(at, at + 100 * bytesPerMs)));
  cuts.push(...cutter.finish());
  return cuts.map(({ fromMs, samples: said }) => [
    Math.round(fromMs / 100),
    Math.round(said.length / bytesPerMs / 100),
  ]);
}

it('ends an utterance in a pause, with a little before and after it', () => {
  expect(
    cut([
      [1, 0.001],
      [2, 0.3],
      [1, 0.001],
      [1, 0.3],
    ]),
  ).toEqual([
    [8, 24],
    [38, 12],
  ]);
});

it('hands out no silence, no noise of the place and no click', () => {
  expect(cut([[30, 0.001]])).toEqual([]);
  expect(
    cut([
      [2, 0],
      [0.06, 0.5],
      [2, 0],
    ]),
  ).toEqual([]);
});

it('cuts who never pauses in the quietest place', () => {
  const [first, second] = cut([
    [8, 0.3],
    [0.3, 0.06],
    [4, 0.3],
  ]);
  expect(first![0]).toBe(0);
  expect(first![1]).toBeGreaterThanOrEqual(80);
  expect(first![1]).toBeLessThanOrEqual(84);
  expect(second![0]).toBe(first![1]);
});
