import type { ClinicalTask, TaskChart } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { daysUntil } from '../../lib/today.ts';

/** What a day asks: work of today by patient, what comes within a week, and what was done today. */
export type MyDay = {
  now: readonly { patient: TaskChart; tasks: readonly ClinicalTask[] }[];
  soon: readonly ClinicalTask[];
  done: readonly ClinicalTask[];
};

/** Late, due today or in progress counts as work of today; the patient whose work is latest stands first. */
export function myDayOf(tasks: readonly ClinicalTask[], today: string, dayOfMoment: (moment: Date) => string): MyDay {
  const isNow = ({ status, dueOn }: ClinicalTask) =>
    status === 'doing' || (dueOn !== null && daysUntil(dueOn, today) <= 0);
  const open = tasks.filter(({ status }) => status !== 'done').toSorted(byDue);
  const now = Map.groupBy(open.filter(isNow), ({ note }) => note.id);
  return {
    now: [...now.values()].map((own) => ({ patient: own[0]!.note, tasks: own })),
    soon: open.filter((task) => !isNow(task) && task.dueOn !== null && daysUntil(task.dueOn, today) <= 7),
    done: tasks.filter(({ doneAt }) => doneAt !== null && dayOfMoment(new Date(doneAt)) === today),
  };
}

/** A task without a day comes after those with one. */
const byDue = (one: ClinicalTask, other: ClinicalTask): number =>
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999');
