import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { useToday } from '../../lib/use-today.ts';
import { RowActions } from '../../ui/DataTable.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import classes from './ChartTaskRow.module.css';
import { t } from './clinical-tasks.texts.ts';
import type { EditTask } from './edit-task.ts';
import { TaskActions } from './TaskActions.tsx';
import { Due, StatusIcon } from './TaskMarks.tsx';

type Props = { task: ClinicalTask; index: number; columns: number; onEdit: EditTask };

/** A task below its patient in another list; its menu and its form change it there. */
export function ChartTaskRow({ task, index, columns, onEdit }: Props) {
  const today = useToday();
  return (
    <tr className={classes.row} aria-rowindex={index} data-task={task.id}>
      <td colSpan={columns}>
        <div className={classes.line}>
          <StatusIcon status={task.status} label={t(task.status)} />
          <button type="button" className={classes.title} title={task.title} onClick={() => onEdit(task)}>
            {task.title}
          </button>
          <span className={classes.minor}>
            <CategoryMark category={task.category} />
          </span>
          <span className={classes.due}>
            <Due task={task} today={today} />
          </span>
          <span className={classes.minor}>{task.assigneeName ?? t('nobody')}</span>
          <RowActions>
            <TaskActions task={task} onEdit={onEdit} />
          </RowActions>
        </div>
      </td>
    </tr>
  );
}
