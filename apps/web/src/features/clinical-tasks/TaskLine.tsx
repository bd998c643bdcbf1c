import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { memo } from 'react';
import { Cell, Row, RowActions } from '../../ui/DataTable.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import type { EditTask } from './edit-task.ts';
import { LoopDots } from './LoopDots.tsx';
import { isLoop } from './loop-stations.ts';
import { PatientLink } from './PatientLink.tsx';
import { TaskActions } from './TaskActions.tsx';
import { TaskNotes } from './TaskNotes.tsx';
import { Due, StatusIcon, TaskStatus } from './TaskMarks.tsx';

type Props = {
  task: ClinicalTask;
  today: string;
  /** Its place in the whole table, the head being 1. */
  index: number;
  /** On a phone, where the cells of less weight stand below the title. */
  compact: boolean;
  onEdit: EditTask;
  /** Its stations are open in place, when it is a loop. */
  opened: boolean;
  onOpen: (task: ClinicalTask) => void;
};

export const TaskLine = memo(function TaskLine({ task, today, index, compact, onEdit, opened, onOpen }: Props) {
  const dots = isLoop(task) && <LoopDots task={task} today={today} opened={opened} onOpen={onOpen} />;
  const patient = <PatientLink note={task.note} short={compact} />;
  return (
    <Row aria-rowindex={index} data-row data-task={task.id}>
      <Cell>
        {compact ? <StatusIcon status={task.status} label={t(task.status)} /> : <TaskStatus status={task.status} />}
      </Cell>
      <Cell>
        <span className={classes.first}>
          <button type="button" className={classes.title} data-row-link title={task.title} onClick={() => onEdit(task)}>
            {task.title}
          </button>
          {compact && dots}
        </span>
        {compact ? (
          <span className={classes.whose}>
            {patient} <span>·</span> <Due task={task} today={today} />
          </span>
        ) : (
          <TaskNotes task={task} />
        )}
      </Cell>
      {!compact && (
        <>
          <Cell minor>{patient}</Cell>
          <Cell minor>
            <CategoryMark category={task.category} />
            {dots}
          </Cell>
          <Cell minor>
            <Due task={task} today={today} />
          </Cell>
          <Cell minor="wide">{task.assigneeName ?? <span className={classes.muted}>{t('nobody')}</span>}</Cell>
        </>
      )}
      <Cell>
        <RowActions>
          <TaskActions task={task} onEdit={onEdit} />
        </RowActions>
      </Cell>
    </Row>
  );
});
