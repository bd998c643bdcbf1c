import type { ClinicalTask, ClinicalTaskStatus } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Link } from '@tanstack/react-router';
import { lazy, memo, Suspense, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { Cell, Row, RowActions } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/RowControls.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import { daysUntil } from '../../lib/today.ts';

const TaskMenu = lazy(laterPart(() => import('./TaskMenu.tsx').then((module) => ({ default: module.TaskMenu }))));

type Props = {
  task: ClinicalTask;
  today: string;
  /** Its place in the whole table, the head being 1. */
  index: number;
  /** On a phone, where the cells of less weight stand below the title. */
  compact: boolean;
  onEdit: (task: ClinicalTask) => void;
};

const icons = { todo: 'circle-dashed', doing: 'loader', done: 'circle-check' } as const;
const tones = { todo: 'info', doing: 'warn', done: 'ok' } as const;

/** How a task stands: a shape, a colour and the word. */
export function TaskStatus({ status }: { status: ClinicalTaskStatus }) {
  return (
    <StatusChip tone={tones[status]} icon={icons[status]}>
      {t(status)}
    </StatusChip>
  );
}

export const TaskLine = memo(function TaskLine({ task, today, index, compact, onEdit }: Props) {
  const [open, setOpen] = useState(false);
  const button = (
    <RowButton aria-label={t('actionsOf', { title: task.title })} aria-haspopup="menu" onClick={() => setOpen(true)}>
      <Icon name="dots" size={16} />
    </RowButton>
  );
  return (
    <Row aria-rowindex={index} data-row data-task={task.id}>
      <Cell>
        {compact ? (
          <Icon name={icons[task.status]} size={16} label={t(task.status)} />
        ) : (
          <TaskStatus status={task.status} />
        )}
      </Cell>
      <Cell>
        <button type="button" className={classes.title} data-row-link title={task.title} onClick={() => onEdit(task)}>
          {task.title}
        </button>
        {compact ? (
          <span className={classes.below}>
            {task.note.title} · <Due task={task} today={today} />
          </span>
        ) : (
          task.description !== '' && <span className={classes.below}>{task.description}</span>
        )}
      </Cell>
      {!compact && (
        <>
          <Cell minor>
            <Link to="/chat" search={{ id: task.note.id }} target="_blank" className={classes.patient}>
              {task.note.title}
            </Link>
          </Cell>
          <Cell minor>
            <CategoryMark category={task.category} />
          </Cell>
          <Cell minor>
            <Due task={task} today={today} />
          </Cell>
          <Cell minor="wide">{task.assigneeName ?? <span className={classes.muted}>{t('nobody')}</span>}</Cell>
        </>
      )}
      <Cell>
        <RowActions>
          {open ? (
            <Suspense fallback={button}>
              <TaskMenu task={task} target={button} onEdit={() => onEdit(task)} />
            </Suspense>
          ) : (
            button
          )}
        </RowActions>
      </Cell>
    </Row>
  );
});

/** The day in words that say how soon it is; red when it is past. */
function Due({ task: { dueOn, dueUnsure, status }, today }: { task: ClinicalTask; today: string }) {
  if (dueOn === null)
    return dueUnsure ? (
      <span className={classes.unsure} title={t('dateUnsure')}>
        {t('noDate')} <Icon name="help-circle" size={14} label={t('dateUnsure')} />
      </span>
    ) : (
      <span className={classes.muted}>{t('noDate')}</span>
    );
  const left = daysUntil(dueOn, today);
  const late = left < 0 && status !== 'done';
  const words = late
    ? t('daysLate', { n: -left })
    : left === 0
      ? t('today')
      : left === 1
        ? t('tomorrow')
        : formatDay(dueOn);
  return (
    <span className={late ? classes.late : undefined} title={formatDay(dueOn)}>
      {late && <Icon name="clock" size={14} />} {words}
      {dueUnsure && <Icon name="help-circle" size={14} label={t('dateUnsure')} />}
    </span>
  );
}
