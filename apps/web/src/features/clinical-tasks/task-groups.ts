import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { daysUntil } from '../../lib/today.ts';

export type GroupName = 'followed' | 'overdue' | 'today' | 'week' | 'later' | 'someDay' | 'done';
/** A row of the table: the head of a group, or a task of it. */
export type TaskRow = { head: GroupName; count: number } | { task: ClinicalTask };

const order: readonly GroupName[] = ['followed', 'overdue', 'today', 'week', 'later', 'someDay', 'done'];

/** The next seven days count as this week. */
export function groupOf({ status, dueOn }: Pick<ClinicalTask, 'status' | 'dueOn'>, today: string): GroupName {
  if (status === 'done') return 'done';
  if (dueOn === null) return 'someDay';
  const left = daysUntil(dueOn, today);
  if (left < 0) return 'overdue';
  if (left === 0) return 'today';
  return left <= 7 ? 'week' : 'later';
}

/** Tasks by how soon they are due, each group under its head. `starredFirst`: open ones of starred patients lead. */
export function groupedRows(tasks: readonly ClinicalTask[], today: string, starredFirst = false): TaskRow[] {
  const groups = Map.groupBy(tasks, (task) =>
    starredFirst && task.note.starred && task.status !== 'done' ? 'followed' : groupOf(task, today),
  );
  return order.flatMap((name): TaskRow[] => {
    const own = groups.get(name) ?? [];
    return own.length === 0 ? [] : [{ head: name, count: own.length }, ...own.map((task) => ({ task }))];
  });
}
