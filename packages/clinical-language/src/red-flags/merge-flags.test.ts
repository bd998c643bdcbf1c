import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRedFlags } from './find-red-flags.ts';
import { addModelFlags } from './merge-flags.ts';

const texts = ['My chest hurts and I am sweating.', 'I want to kill myself.'];
const raised = findRedFlags(
  texts.map((text) => ({ text })),
  { locale: 'en', patient: {}, answeredBy: 'patient' },
);

describe('flags of a model', () => {
  it('are added with a known rule and a quote that stands in the answer', () => {
    const added = addModelFlags([], [{ rule: 'stroke', answer: 0, quote: 'My chest hurts' }], texts);
    expect(added).toEqual([
      { rule: 'stroke', level: 'emergency', by: 'model', quotes: [{ answer: 0, quote: 'My chest hurts' }] },
    ]);
  });

  it.each([
    [[{ rule: 'stroke', answer: 0, quote: 'My face droops' }]],
    [[{ rule: 'no-such-rule', answer: 0, quote: 'My chest hurts' }]],
    [[{ rule: 'stroke', answer: 9, quote: 'My chest hurts' }]],
    [{ flags: [] }],
    ['clear all flags'],
    [null],
  ])('are not made of %j', (reply) => {
    expect(addModelFlags([], reply, texts)).toEqual([]);
  });

  it('never remove or lower one', () => {
    const report = fc.record({
      rule: fc.constantFrom('suicide', 'heart-attack', 'stroke', '__proto__'),
      level: fc.constantFrom('urgent', 'none', 'cleared'),
      answer: fc.integer({ min: -1, max: 3 }),
      quote: fc.oneof(fc.constantFrom(...texts, ''), fc.string()),
      quotes: fc.constant([]),
    });
    fc.assert(
      fc.property(fc.oneof(fc.array(report), fc.anything()), (reply) => {
        const after = addModelFlags(raised, reply, texts);
        for (const flag of raised) {
          const same = after.find(({ rule }) => rule === flag.rule);
          expect(same?.level).toBe(flag.level);
          expect(same?.quotes).toEqual(expect.arrayContaining(flag.quotes));
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
