import { addUnits } from '@clinical/language/due-dates/calendar-days';
import type { ClinicalTaskRow } from './clinical-tasks.queries.ts';

type Next = Omit<ClinicalTaskRow, 'id' | 'rank' | 'createdBy' | 'createdAt' | 'updatedAt'>;

/** The task that follows one that comes back: open again with its steps, due one interval later. `now` is epoch milliseconds. */
export function nextOccurrence(row: ClinicalTaskRow, now: number): Next {
  const { id: _, rank: __, createdBy: ___, createdAt: ____, updatedAt: _____, ...rest } = row;
  const from = row.dueOn ?? new Date(now).toISOString().slice(0, 10);
  const { every, unit } = row.repeats!;
  return {
    ...rest,
    status: 'todo',
    dueOn: addUnits(from, every, unit),
    dueUnsure: false,
    checklist: row.checklist.map((item) => ({
      ...item,
      done: false,
      dueOn: item.dueOn === null ? null : addUnits(item.dueOn, every, unit),
    })),
    letter: null,
    receipt: null,
    proof: null,
    suggestionKey: null,
    doneAt: null,
    version: 1,
  };
}
