import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { RowButton } from '../../ui/RowControls.tsx';
import { chartApart } from './chart-apart.ts';
import { CategoryMark } from './CategoryMark.tsx';
import classes from './MyDay.module.css';
import { t } from './clinical-tasks.texts.ts';
import type { EditTask } from './edit-task.ts';
import { myDayOf } from './my-day.ts';
import { PatientLink } from './PatientLink.tsx';
import { SaidAt } from './SaidAt.tsx';
import { TaskActions } from './TaskActions.tsx';
import { Due, StatusIcon } from './TaskMarks.tsx';
import { dayOf } from '../../lib/today.ts';
import { useTaskActions } from './use-task-actions.ts';

type Props = { tasks: readonly ClinicalTask[]; today: string; onEdit: EditTask };

/** My own work of today, patient by patient, and beside it what comes and what is done. */
export function MyDay({ tasks, today, onEdit }: Props) {
  const { now, soon, done } = myDayOf(tasks, today, dayOf);
  const line = (task: ClinicalTask) => <DayLine key={task.id} task={task} today={today} onEdit={onEdit} />;
  const namedLine = (task: ClinicalTask) => <DayLine key={task.id} task={task} today={today} onEdit={onEdit} named />;
  return (
    <div className={classes.day}>
      <div className={classes.now}>
        {now.length === 0 && (
          <EmptyState drawing="note" title={t('dayFree')}>
            {soon.length > 0 ? t('dayFreeText') : undefined}
          </EmptyState>
        )}
        {now.map(({ patient, tasks: own }) => (
          <section key={patient.id} aria-label={[patient.title, chartApart(patient)].filter(Boolean).join(', ')}>
            <h2 className={classes.head}>
              <PatientLink note={patient} />
              <span className={classes.count}>{own.length}</span>
            </h2>
            <ul className={classes.list}>{own.map(line)}</ul>
          </section>
        ))}
      </div>
      <aside className={classes.aside}>
        <Side title={t('week')} tasks={soon} empty={t('nothingSoon')} line={namedLine} />
        <Side title={t('doneToday')} tasks={done} empty={t('nothingDone')} line={namedLine} />
      </aside>
    </div>
  );
}

type SideProps = {
  title: string;
  tasks: readonly ClinicalTask[];
  empty: string;
  line: (task: ClinicalTask) => ReactNode;
};

function Side({ title, tasks, empty, line }: SideProps) {
  return (
    <section aria-label={title}>
      <h2 className={classes.head}>
        {title} <span className={classes.count}>{tasks.length}</span>
      </h2>
      {tasks.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ul className={classes.list}>{tasks.map(line)}</ul>
      )}
    </section>
  );
}

type LineProps = {
  task: ClinicalTask;
  today: string;
  onEdit: EditTask;
  /** With its patient, where no heading says whose it is. */
  named?: true;
};

function DayLine({ task, today, onEdit, named }: LineProps) {
  const { setStatus } = useTaskActions();
  const needsServer = useNeedsServer();
  const done = task.status === 'done';
  return (
    <li className={classes.line} data-done={done || undefined}>
      <RowButton
        aria-label={t(done ? 'reopen' : 'finish', { title: task.title })}
        // a loop needs its reason, which the form asks for
        onClick={() =>
          task.needsProof && !done ? onEdit(task, { status: 'done' }) : void setStatus(task, done ? 'todo' : 'done')
        }
        {...needsServer}
        disabled={!task.abilities.edit || needsServer.disabled === true}
      >
        <StatusIcon status={task.status} />
      </RowButton>
      <div className={classes.body}>
        <button type="button" className={classes.title} onClick={() => onEdit(task)}>
          {task.title}
        </button>
        <span className={classes.about}>
          {named && <PatientLink note={task.note} />}
          <CategoryMark category={task.category} />
          {!done && <Due task={task} today={today} />}
          <SaidAt task={task} />
        </span>
      </div>
      <TaskActions task={task} onEdit={onEdit} />
    </li>
  );
}
