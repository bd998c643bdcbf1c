import { describe, expect, it } from 'vitest';
import { answersTo, wantingIn } from './checks.rules.ts';

describe('what may be answered', () => {
  it('inserts or dismisses what is missing, however weighty', () => {
    expect(answersTo({ kind: 'missing', severity: 'major' })).toEqual(['insert', 'dismiss']);
  });

  it('lets a major flag stand only with a reason', () => {
    expect(answersTo({ kind: 'dose', severity: 'major' })).toEqual(['accept']);
    expect(answersTo({ kind: 'tense', severity: 'minor' })).toEqual(['accept', 'dismiss']);
  });
});

describe('a self-test', () => {
  const suite = { categories: [{ kind: 'dose', seeded: 20, caught: 19 }], cleanSentences: 100, falseAlarms: 5 };

  it('is good enough at the bounds', () => {
    expect(wantingIn(suite)).toEqual({ categories: [], falseAlarms: false });
  });

  it('is wanting beyond them, by category', () => {
    const worse = { ...suite, categories: [{ kind: 'dose', seeded: 20, caught: 18 }], falseAlarms: 6 };
    expect(wantingIn(worse)).toEqual({ categories: ['dose'], falseAlarms: true });
  });

  it('says nothing of what was not tried', () => {
    const empty = { categories: [{ kind: 'dose', seeded: 0, caught: 0 }], cleanSentences: 0, falseAlarms: 0 };
    expect(wantingIn(empty)).toEqual({ categories: [], falseAlarms: false });
  });
});
