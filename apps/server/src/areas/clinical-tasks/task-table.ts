import { csvLine } from '../../platform/csv.ts';
import type { ShownTask } from './clinical-tasks.queries.ts';

const statusNames = { todo: 'To-Do', doing: 'In progress', done: 'Done' } as const;

/** Tasks as a CSV file, a row each. */
export function taskTable(rows: readonly ShownTask[]): string {
  const head = ['Patient', 'Title', 'Description', 'Status', 'Deadline', 'Category', 'Assignee'];
  const lines = rows.map((row) =>
    csvLine([
      row.noteTitle,
      row.title,
      row.description,
      statusNames[row.status],
      row.dueOn,
      row.category,
      row.assigneeName,
    ]),
  );
  return [csvLine(head), ...lines].join('');
}
