import { csvLine } from '../../platform/csv.ts';
import type { ShownTask } from './clinical-tasks.queries.ts';

const statusNames = { todo: 'To-Do', doing: 'In progress', done: 'Done' } as const;

/** The first line of a CSV file of tasks. */
export const taskTableHead = csvLine([
  'Patient',
  'Title',
  'Description',
  'Status',
  'Deadline',
  'Category',
  'Assignee',
  'Closed with',
]);

/** A line for each task. */
export function taskTableLines(rows: readonly ShownTask[]): string {
  return rows
    .map((row) =>
      csvLine([
        row.noteTitle,
        row.title,
        row.description,
        statusNames[row.status],
        row.dueOn,
        row.category,
        row.assigneeName,
        row.proof?.text ?? null,
      ]),
    )
    .join('');
}
