import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';
import { partsOf } from './evidence-index.ts';

test('a change is a piece of its own, within and across the marks of links', () => {
  const text = 'Take metoprolol 50 mg daily.';
  const change = { utteranceId: 'u1', start: 5, end: 18, before: 'metformin 500', kind: 'drug' } as const;
  const parts = changedParts(partsOf(text, [{ start: 16, end: 21 }]), [change]);
  expect(parts.map(({ text: piece, marked, change: is }) => [piece, marked, is !== null])).toEqual([
    ['Take ', false, false],
    ['metoprolol ', false, true],
    ['50', true, true],
    [' mg', true, false],
    [' daily.', false, false],
  ]);
  expect(changedParts(partsOf(text, []), [])).toEqual([{ text, marked: false, change: null }]);
});
