import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { useToday } from '../../lib/use-today.ts';
import { RowActions } from '../../ui/DataTable.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import classes from './ChartTaskRow.module.css';
import { t } from './clinical-tasks.texts.ts';
import type { EditTask } from './edit-task.ts';
import { TaskActions } from './TaskActions.tsx';
import { Due, StatusIcon } from './TaskMarks.tsx';

const TaskDialog = lazy(laterPart(() => import('./TaskDialog.tsx').then((module) => ({ default: module.TaskDialog }))));

type Props = { task: ClinicalTask; index: number; columns: number };
type Editing = { set?: Parameters<EditTask>[1] };

/** A task below its patient in another list; its menu and its form change it there. */
export function ChartTaskRow({ task, index, columns }: Props) {
  const today = useToday();
  const [editing, setEditing] = useState<Editing | null>(null);
  return (
    <tr className={classes.row} aria-rowindex={index} data-task={task.id}>
      <td colSpan={columns}>
        <div className={classes.line}>
          <StatusIcon status={task.status} label={t(task.status)} />
          <button type="button" className={classes.title} title={task.title} onClick={() => setEditing({})}>
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
            <TaskActions task={task} onEdit={(_, set) => setEditing({ set })} />
          </RowActions>
        </div>
        <Suspense fallback={null}>
          {editing && <TaskDialog task={task} {...editing} onClose={() => setEditing(null)} />}
        </Suspense>
      </td>
    </tr>
  );
}
