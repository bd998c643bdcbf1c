import { addDays, addUnits, type Day, daysBetween } from '@clinical/language/due-dates/calendar-days';
import type { TaskRepeats } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { ClinicalTaskRow } from './clinical-tasks.queries.ts';

type Next = Omit<ClinicalTaskRow, 'id' | 'rank' | 'createdBy' | 'createdAt' | 'updatedAt'>;

/** The task that follows one that comes back: open again with its steps, due on the first day of the series after today. */
export function nextOccurrence(row: ClinicalTaskRow, today: Day): Next {
  const { id: _, rank: __, createdBy: ___, createdAt: ____, updatedAt: _____, ...rest } = row;
  const due = row.dueOn ?? today;
  const anchorOn = row.anchorOn ?? due;
  const dueOn = dayAfter(anchorOn, row.repeats!, due > today ? due : today);
  const later = daysBetween(due, dueOn);
  return {
    ...rest,
    status: 'todo',
    dueOn,
    anchorOn,
    followedBy: null,
    dueUnsure: false,
    // as long before the task as they were
    checklist: row.checklist.map((item) => ({
      ...item,
      done: false,
      dueOn: item.dueOn === null ? null : addDays(item.dueOn, later),
    })),
    letter: null,
    receipt: null,
    proof: null,
    suggestionKey: null,
    doneAt: null,
    version: 1,
  };
}

const longestDays = { day: 1, week: 7, month: 31, year: 366 } as const;

/** Counted from the anchor, so that the 31st comes back after a short month. */
function dayAfter(anchor: Day, { every, unit }: TaskRepeats, after: Day): Day {
  const atLeast = Math.floor(daysBetween(anchor, after) / (every * longestDays[unit]));
  for (let n = Math.max(1, atLeast); ; n++) {
    const day = addUnits(anchor, n * every, unit);
    if (day > after) return day;
  }
}
