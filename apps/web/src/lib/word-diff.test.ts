import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

const join = (parts: { kind: string; text: string }[], ...kinds: string[]): string =>
  parts
    .filter((part) => kinds.includes(part.kind))
    .map((part) => part.text)
    .join('');

describe('a word diff', () => {
  it('marks the words that changed and keeps the rest', () => {
    expect(diffWords('Take 10 mg daily.', 'Take 20 mg twice daily.')).toEqual([
      { kind: 'same', text: 'Take ' },
      { kind: 'removed', text: '10' },
      { kind: 'added', text: '20' },
      { kind: 'same', text: ' mg' },
      { kind: 'added', text: ' twice' },
      { kind: 'same', text: ' daily.' },
    ]);
  });

  it('always gives both texts back', () => {
    const before = 'Cough for two weeks.\nNo fever, no chills.';
    const after = 'Dry cough for three weeks.\nNo chills.\nSleeps well.';
    const parts = diffWords(before, after);
    expect(join(parts, 'same', 'removed')).toBe(before);
    expect(join(parts, 'same', 'added')).toBe(after);
  });

  it('has one part for equal texts and none for empty ones', () => {
    expect(diffWords('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }]);
    expect(diffWords('', '')).toEqual([]);
  });

  it('shows a very long rewrite as replaced', () => {
    const before = Array.from({ length: 3_000 }, (_, index) => `a${index}`).join(' ');
    const after = Array.from({ length: 3_000 }, (_, index) => `b${index}`).join(' ');
    expect(diffWords(before, after).map((part) => part.kind)).toEqual(['removed', 'added']);
  });
});
