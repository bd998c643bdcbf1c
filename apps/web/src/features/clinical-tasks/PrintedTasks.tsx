import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { createPortal } from 'react-dom';
import { formatDay } from '../../lib/format.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { chartApart } from './chart-apart.ts';
import { t } from './clinical-tasks.texts.ts';
import classes from './PrintedTasks.module.css';

type Props = { tasks: readonly ClinicalTask[]; today: string; onDone: () => void };

/** The list as paper. Printing starts when it is drawn. */
export function PrintedTasks({ tasks, today, onDone }: Props) {
  usePrinting('tasks', onDone);
  return createPortal(
    <div className={classes.sheet} aria-hidden="true">
      <h1 className={classes.title}>{t('tasks')}</h1>
      <p className={classes.facts}>{formatDay(today)}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['patient', 'task', 'status', 'due', 'category', 'assignee'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.id}>
              <td>{[task.note.title, chartApart(task.note)].filter(Boolean).join(' ')}</td>
              <td>
                {task.title}
                {task.description !== '' && <p className={classes.description}>{task.description}</p>}
              </td>
              <td>{t(task.status)}</td>
              <td>{task.dueOn !== null && formatDay(task.dueOn)}</td>
              <td>{task.category}</td>
              <td>{task.assigneeName}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
