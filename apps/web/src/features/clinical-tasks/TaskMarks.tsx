import type { ClinicalTask, ClinicalTaskStatus } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { formatDay } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import { daysUntil } from '../../lib/today.ts';

export const statusIcons = { todo: 'circle-dashed', doing: 'loader', done: 'circle-check' } as const;
/** To-Do is blue, In progress yellow, Done green. */
export const statusTones = { todo: 'info', doing: 'warn', done: 'ok' } as const;

/** How a task stands: a shape, a colour and the word. */
export function TaskStatus({ status }: { status: ClinicalTaskStatus }) {
  return (
    <StatusChip tone={statusTones[status]} icon={statusIcons[status]}>
      {t(status)}
    </StatusChip>
  );
}

/** How a task stands where there is no room for the word. */
export function StatusIcon({ status, label }: { status: ClinicalTaskStatus; label?: string }) {
  return (
    <span className={classes.status} data-status={status}>
      <Icon name={statusIcons[status]} size={16} {...(label === undefined ? {} : { label })} />
    </span>
  );
}

/** The day in words that say how soon it is; red when it is past. */
export function Due({ task: { dueOn, dueUnsure, status }, today }: { task: ClinicalTask; today: string }) {
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
