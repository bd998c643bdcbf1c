import type { Brief, BriefItem } from '@clinical/contract/brief/brief.schemas';
import { expect, test } from 'vitest';
import { note } from '../../testing/chart-builders.ts';
import { clinicalTask } from '../../testing/task-builders.ts';
import { listRows, patientsAbove, withTasks, workRows } from './list-rows.ts';

const item = (id: string): BriefItem => ({
  about: 'visit',
  signed: false,
  transcriptId: `t-${id}`,
  visitAt: '2026-03-10T08:00:00.000Z',
  reason: null,
  findings: 0,
  held: false,
  doing: null,
  progress: null,
  note: note({ id }),
});
const work: Brief = {
  date: '2026-03-10',
  groups: [
    { kind: 'sign', count: 3, items: [item('a'), item('b')] },
    { kind: 'failed', count: 1, items: [item('a')] },
  ],
};
const said = (rows: ReturnType<typeof workRows>) =>
  rows.map((row) => ('note' in row ? row.note.id : `${row.head} ${row.count} ${row.more}`));

test('each group has a head, and after the last comes the head of everybody else', () => {
  expect(said(workRows(work))).toEqual(['sign 3 true', 'a', 'b', 'failed 1 false', 'a', 'everybody null false']);
  expect(workRows({ date: '2026-03-10', groups: [] })).toEqual([]);
  expect(workRows(undefined)).toEqual([]);
});

test('a chart with work stands in its group and not in the list', () => {
  const { rows, before } = listRows(workRows(work), [note({ id: 'b' }), note({ id: 'c' })], 0);
  expect(said(rows).slice(-2)).toEqual(['everybody null false', 'c']);
  expect(before).toBe(0);
  expect(said(listRows(workRows(work), [note({ id: 'b' })], 0).rows)).toEqual(said(workRows(work)).slice(0, -1));
});

test('far down the groups are counted and not drawn', () => {
  expect(listRows(workRows(work), [note({ id: 'c' })], 50)).toMatchObject({ before: 56, rows: [{ work: null }] });
});

test('tasks stand below their patient, with a row for the others, and are no patients', () => {
  const task = clinicalTask({ note: { ...clinicalTask().note, id: 'b' } });
  const { rows } = listRows([], [note({ id: 'b' }), note({ id: 'c' })], 0);
  const counts = new Map([['b', { todo: 2, doing: 3, done: 9 }]]);
  const all = withTasks(rows, { tasksOf: new Map([['b', [task, task]]]), counts });
  const words = all.map((row) =>
    'task' in row ? 'task' : 'others' in row ? row.others : 'note' in row && row.note.id,
  );
  expect(words).toEqual(['b', 'task', 'task', 3, 'c']);
  expect([0, 1, 2, 3, 4, 5].map((row) => patientsAbove(all, row))).toEqual([0, 1, 1, 1, 1, 2]);
  const whole = withTasks(rows, {
    tasksOf: new Map([['b', [task]]]),
    counts: new Map([['b', { todo: 1, doing: 0, done: 0 }]]),
  });
  expect(whole).toHaveLength(3);
});
