import type { SelfTestResult } from './self-test.ts';

/**
 * What the self-test of this checker found: a constant of the code. Written by `npm run self-test`, not edited by hand. `sources` is
 * the hash of the code that it was made with, `at` when its result last changed.
 */
export const selfTestResult: SelfTestResult & { at: string; sources: string } = {
  version: '10',
  categories: [
    {
      kind: 'drug',
      seeded: 54,
      caught: 54,
    },
    {
      kind: 'dose',
      seeded: 31,
      caught: 31,
    },
    {
      kind: 'unit',
      seeded: 79,
      caught: 79,
    },
    {
      kind: 'frequency',
      seeded: 32,
      caught: 32,
    },
    {
      kind: 'number',
      seeded: 124,
      caught: 124,
    },
    {
      kind: 'timeUnit',
      seeded: 81,
      caught: 81,
    },
    {
      kind: 'side',
      seeded: 23,
      caught: 23,
    },
    {
      kind: 'bothSides',
      seeded: 16,
      caught: 16,
    },
    {
      kind: 'bodyPart',
      seeded: 78,
      caught: 77,
    },
    {
      kind: 'madePositive',
      seeded: 148,
      caught: 146,
    },
    {
      kind: 'madeNegative',
      seeded: 45,
      caught: 43,
    },
    {
      kind: 'course',
      seeded: 15,
      caught: 14,
    },
    {
      kind: 'direction',
      seeded: 21,
      caught: 21,
    },
    {
      kind: 'time',
      seeded: 7,
      caught: 7,
    },
    {
      kind: 'relative',
      seeded: 11,
      caught: 11,
    },
    {
      kind: 'family',
      seeded: 4,
      caught: 4,
    },
    {
      kind: 'unsourced',
      seeded: 252,
      caught: 252,
    },
    {
      kind: 'missing',
      seeded: 446,
      caught: 446,
    },
  ],
  cleanSentences: 458,
  falseAlarms: 0,
  at: '2026-11-26T06:12:06.315Z',
  sources: '29a7340663b03e20',
};
