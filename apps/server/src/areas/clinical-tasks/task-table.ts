import { csvLine } from '../../platform/csv.ts';
import type { ChartsApart } from './charts-alike.queries.ts';
import type { ShownTask } from './clinical-tasks.queries.ts';

const statusNames = { todo: 'To-Do', doing: 'In progress', done: 'Done' } as const;

/** The first line of a CSV file of tasks. */
export const taskTableHead = csvLine([
  'Patient',
  'Birth date or MRN',
  'Title',
  'Description',
  'Status',
  'Deadline',
  'Category',
  'Assignee',
  'Closed with',
]);

/** A line for each task. @param apart what tells charts of one name apart; the cell is empty where the name is unique */
export function taskTableLines(rows: readonly ShownTask[], apart: ChartsApart): string {
  return rows
    .map((row) =>
      csvLine([
        row.noteTitle,
        [apart.get(row.noteId)?.dateOfBirth, apart.get(row.noteId)?.mrn].filter(Boolean).join(', '),
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
