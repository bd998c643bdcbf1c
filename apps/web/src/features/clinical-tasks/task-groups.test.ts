import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { expect, test } from 'vitest';
import { groupedRows } from './task-groups.ts';
import { readTaskAddress } from './task-address.ts';
import { clinicalTask } from '../../testing/task-builders.ts';
import { dayOf, daysUntil } from '../../lib/today.ts';

const task = (title: string, dueOn: string | null, status: ClinicalTask['status'] = 'todo') =>
  ({ title, dueOn, status }) as ClinicalTask;

test('tasks stand by how soon they are due', () => {
  const rows = groupedRows(
    [
      task('a', '2026-11-20'),
      task('b', '2026-11-25'),
      task('c', '2026-12-02'),
      task('d', '2026-12-03'),
      task('e', null),
      task('f', '2026-11-01', 'done'),
    ],
    '2026-11-25',
  );
  expect(rows.map((row) => ('head' in row ? row.head : row.task.title))).toEqual([
    'overdue',
    'a',
    'today',
    'b',
    'week',
    'c',
    'later',
    'd',
    'someDay',
    'e',
    'done',
    'f',
  ]);
});

test('a day is the reader’s own, and a change of the clock counts as one day', () => {
  expect(dayOf(new Date(2026, 10, 1, 23, 59))).toBe('2026-11-01');
  expect(daysUntil('2026-11-02', '2026-10-31')).toBe(2);
});

test('an address keeps what the page understands', () => {
  expect(
    readTaskAddress({
      category: 'Labs',
      who: 'me',
      overdue: 'true',
      tag: 'knee, knee',
      date_range: '2026-02-30,2026-12-01',
      x: 1,
    }),
  ).toEqual({
    category: 'Labs',
    who: 'me',
    overdue: true,
    tag: 'knee',
    date_range: ',2026-12-01',
    noteId: undefined,
  });
  expect(readTaskAddress({ category: 'Laundry', who: 'Ada' })).toMatchObject({ category: undefined, who: undefined });
});

test('open tasks of starred patients lead where that is asked', () => {
  const starred = { ...clinicalTask().note, starred: true };
  const tasks = [
    clinicalTask({ title: 'Late' }),
    clinicalTask({ title: 'Followed', note: starred, dueOn: '2026-12-24' }),
    clinicalTask({ title: 'Done', note: starred, status: 'done' }),
  ];
  const said = (first: boolean) =>
    groupedRows(tasks, '2026-11-25', first).map((row) => ('head' in row ? row.head : row.task.title));
  expect(said(true)).toEqual(['followed', 'Followed', 'overdue', 'Late', 'done', 'Done']);
  expect(said(false)).toEqual(['overdue', 'Late', 'later', 'Followed', 'done', 'Done']);
});
