import { expect, it } from 'vitest';
import { unsureWords } from './unsure-words.ts';

const word = (text: string, confidence: number | null) => ({ text, confidence, startMs: 0, endMs: 1 });

it('names where the words stand that the engine was not sure of, each at its own place', () => {
  const words = [word('no', 0.9), word('pain,', 0.95), word('no', 0.3), word('fever.', 0.59)];
  expect(unsureWords('no pain, no fever.', words)).toEqual({
    unsure: [
      { start: 9, end: 11 },
      { start: 12, end: 18 },
    ],
  });
});

it('says nothing for an engine that tells of no words, and leaves out what the text does not hold', () => {
  expect(unsureWords('no pain', [word('no', null)])).toEqual({});
  expect(unsureWords('no pain', [])).toEqual({});
  expect(unsureWords('5 mg', [word('five', 0.2), word('mg', 0.2)])).toEqual({ unsure: [{ start: 2, end: 4 }] });
});
