import { expect, it } from 'vitest';
import { checkAnswer, noteCheck } from '../../testing/check-builders.ts';
import { listChecks } from './checks-list.ts';

it('puts the weightiest first, and what differs before what is missing', () => {
  const list = listChecks({
    checks: [
      noteCheck({ key: 'minor', severity: 'minor' }),
      noteCheck({ key: 'left-out', kind: 'missing', sentence: null }),
      noteCheck({ key: 'late', sentence: 7 }),
      noteCheck({ key: 'early', sentence: 2 }),
    ],
  });
  expect(list.groups.map(({ severity, checks }) => [severity, checks.map(({ key }) => key)])).toEqual([
    ['major', ['early', 'late', 'left-out']],
    ['minor', ['minor']],
  ]);
  expect(list).toMatchObject({ open: 4, flagged: 3, missing: 1, worst: 'major' });
});

it('leaves what was answered out of what is to be looked at', () => {
  const list = listChecks({ checks: [noteCheck({ answer: checkAnswer() })] });
  expect(list).toMatchObject({ open: 0, worst: null, groups: [] });
  expect(list.answered).toHaveLength(1);
});
