import { expect, it } from 'vitest';
import { checkAnswer, noteCheck } from '../../testing/check-builders.ts';
import { listChecks } from './checks-list.ts';

const entry = {
  sections: [{ key: 'hpi' }, { key: 'exam' }, { key: 'plan' }],
  sentences: [{ section: 'hpi' }, { section: 'hpi' }, { section: 'plan' }],
};

it('goes through the note from top to bottom, and puts what is missing at the end of its section', () => {
  const missing = (key: string, section: string) => noteCheck({ key, section, kind: 'missing', sentence: null });
  const checks = [
    noteCheck({ key: 'late', sentence: 2 }),
    missing('of the plan', 'plan'),
    missing('of the exam', 'exam'),
    missing('of the history', 'hpi'),
    noteCheck({ key: 'early', sentence: 0, severity: 'minor' }),
  ];
  const { open } = listChecks({ checks }, entry);
  expect(open.map(({ key }) => key)).toEqual(['early', 'of the exam', 'of the history', 'late', 'of the plan']);
});

it('leaves what was answered out of what is to be looked at', () => {
  const list = listChecks({ checks: [noteCheck({ answer: checkAnswer() })] }, entry);
  expect(list.open).toEqual([]);
  expect(list.answered).toHaveLength(1);
});
