import { expect, test } from 'vitest';
import { clinicalTask } from '../../testing/task-builders.ts';
import { myDayOf } from './my-day.ts';
import { dayOf } from '../../lib/today.ts';

const today = '2026-11-25';
const other = { id: '0190a000-0000-7000-8000-0000000000a2', title: 'Aylin Kaya', apart: null, starred: false };

test('the day holds what is late, due or in progress, by patient, the latest first', () => {
  const day = myDayOf(
    [
      clinicalTask({ title: 'today', dueOn: today }),
      clinicalTask({ title: 'late', dueOn: '2026-11-20', note: other }),
      clinicalTask({ title: 'in progress', dueOn: null, status: 'doing' }),
      clinicalTask({ title: 'this week', dueOn: '2026-12-02' }),
      clinicalTask({ title: 'far', dueOn: '2026-12-03' }),
      clinicalTask({ title: 'some day', dueOn: null }),
    ],
    today,
    dayOf,
  );
  expect(day.now.map(({ patient, tasks }) => [patient.title, tasks.map(({ title }) => title)])).toEqual([
    ['Aylin Kaya', ['late']],
    ['Maria Santos', ['today', 'in progress']],
  ]);
  expect(day.soon.map(({ title }) => title)).toEqual(['this week']);
});

test('done today are those whose moment falls on the day where the reader is', () => {
  const at = (moment: Date) => clinicalTask({ status: 'done', doneAt: moment.toISOString() });
  const day = myDayOf([at(new Date(2026, 10, 25, 0, 5)), at(new Date(2026, 10, 24, 23, 55))], today, dayOf);
  expect(day.done).toHaveLength(1);
  expect(day.now).toEqual([]);
});
