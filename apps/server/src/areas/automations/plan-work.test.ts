import type { HeardTask } from '@clinical/language/heard-tasks/hear-tasks';
import { expect, it, test } from 'vitest';
import { labsRule } from '../../../test/builders/automations.ts';
import { holds, planWork } from './plan-work.ts';

const heard = (key: string, over: Partial<HeardTask> = {}): HeardTask => ({
  key,
  category: 'Labs',
  title: `Order ${key}`,
  due: { date: '2026-03-20', words: 'next Friday', sure: true },
  assignee: null,
  onlyByColleague: false,
  links: [{ utteranceId: 'u1', start: 0, end: 3, startMs: null, endMs: null, quote: key }],
  ...over,
});
const visit = {
  id: 'entry',
  kind: 'recording',
  templateId: 'one',
  text: 'Type 2 diabetes, on metformin.',
  day: '2026-02-27',
};

it('makes one task for each thing that was said, or one for the visit', () => {
  const said = [heard('CBC'), heard('HbA1c'), heard('x-ray', { category: 'Orders' })];
  expect(planWork(labsRule, visit, said).map(({ title, dueOn }) => [title, dueOn])).toEqual([
    ['Order CBC', '2026-03-01'],
    ['Order HbA1c', '2026-03-01'],
  ]);
  const [one, ...rest] = planWork({ ...labsRule, per: 'visit', title: 'Draw: {item}' }, visit, said);
  expect(one).toMatchObject({ title: 'Draw: Order CBC; Order HbA1c', suggestionKey: null });
  expect(one?.links.map(({ quote }) => quote)).toEqual(['CBC', 'HbA1c']);
  expect(rest).toEqual([]);
});

it('takes the day that was said when the rule names none', () => {
  const rule = { ...labsRule, dueInDays: null };
  expect(planWork(rule, visit, [heard('CBC')])).toMatchObject([{ dueOn: '2026-03-20', dueUnsure: false }]);
  const unsure = heard('CBC', { due: { date: null, words: 'soon', sure: false } });
  expect(planWork(rule, visit, [unsure])).toMatchObject([{ dueOn: null, dueUnsure: true }]);
});

it('has the same event whenever the same is said, and another one in another visit', () => {
  const [first] = planWork(labsRule, visit, [heard('CBC')]);
  const [again] = planWork({ ...labsRule, title: 'Other' }, visit, [heard('CBC', { title: 'Get CBC' })]);
  const [other] = planWork(labsRule, { ...visit, id: 'next' }, [heard('CBC')]);
  expect(again?.eventKey).toBe(first?.eventKey);
  expect(other?.eventKey).not.toBe(first?.eventKey);
});

it('takes words that look like a pattern as they are', () => {
  const title = 'Call $& about {item}';
  expect(planWork({ ...labsRule, title }, visit, [heard('$1')])[0]?.title).toBe('Call $& about Order $1');
});

test.each([
  [{}, true],
  [{ words: ['diabetes'] }, true],
  [{ words: ['DIABETES'] }, true],
  [{ words: ['type  2   diabetes'] }, true],
  [{ words: ['asthma', 'metformin'] }, true],
  [{ words: ['abetes'] }, false],
  [{ words: ['asthma'] }, false],
  [{ words: ['.*'] }, false],
  [{ words: ['on metformin.'] }, true],
  [{ kind: 'recording' as const }, true],
  [{ kind: 'typed' as const }, false],
  [{ templateId: 'one' }, true],
  [{ templateId: 'two' }, false],
  [{ words: ['diabetes'], templateId: 'two' }, false],
])('a condition %j holds: %s', (condition, expected) => {
  expect(holds({ words: [], templateId: null, kind: null, ...condition }, visit)).toBe(expected);
});
