import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { memo } from 'react';
import { CategoryMark } from './CategoryMark.tsx';
import classes from './ClinicalTasks.module.css';
import type { EditTask } from './edit-task.ts';
import { PatientLink } from './PatientLink.tsx';
import { SaidAt } from './SaidAt.tsx';
import { TaskActions } from './TaskActions.tsx';
import { Due } from './TaskMarks.tsx';

type Props = {
  task: ClinicalTask;
  today: string;
  /** Tab reaches its controls. */
  current: boolean;
  onEdit: EditTask;
};

/** A task as a card: what it is about, its title, its patient and who does it. */
export const TaskCard = memo(function TaskCard({ task, today, current, onEdit }: Props) {
  const tabIndex = current ? 0 : -1;
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <CategoryMark category={task.category} />
        <Due task={task} today={today} />
      </div>
      <button type="button" className={classes.cardTitle} tabIndex={tabIndex} onClick={() => onEdit(task)}>
        {task.title}
      </button>
      <div className={classes.cardFoot}>
        <PatientLink note={task.note} tabIndex={tabIndex} />
        <SaidAt task={task} tabIndex={tabIndex} />
        {task.assigneeName !== null && <span className={classes.cardOwner}>{task.assigneeName}</span>}
        <TaskActions task={task} tabIndex={tabIndex} onEdit={onEdit} />
      </div>
    </div>
  );
});
