import { Link } from '@tanstack/react-router';
import type { ListHead } from './list-rows.ts';
import { t } from './notes.texts.ts';
import classes from './PatientsTable.module.css';

const names = {
  redFlags: t('groupRedFlags'),
  appointments: t('groupAppointments'),
  loops: t('groupLoops'),
  failedFaxes: t('groupFailedFaxes'),
  failedPushes: t('groupFailedPushes'),
  faxes: t('groupFaxes'),
  forms: t('groupForms'),
  preChats: t('groupPreChats'),
  overdue: t('groupOverdue'),
  today: t('groupToday'),
  sign: t('groupSign'),
  findings: t('groupFindings'),
  waiting: t('groupWaiting'),
  failed: t('groupFailed'),
  visits: t('groupVisits'),
  everybody: t('groupEverybody'),
};

type Props = ListHead & { index: number; columns: number; onMore: () => void };

/** The head of a group, of the height that the table counts on. */
export function GroupHead({ head, count, more, index, columns, onMore }: Props) {
  const tab = head === 'faxes' ? 'pending' : head === 'failedFaxes' ? 'sent' : null;
  return (
    <tr className={classes.group} aria-rowindex={index}>
      <th scope="rowgroup" colSpan={columns}>
        {names[head]} {count !== null && <span className={classes.muted}>{count}</span>}
        {more && (
          <button type="button" className={classes.more} onClick={onMore}>
            {t('showAllOf', { n: count ?? 0 })}
          </button>
        )}
        {(head === 'redFlags' || head === 'preChats') && (
          <Link to="/pre-chats/{-$id}" params={{ id: undefined }} className={classes.more}>
            {t('openPreChats')}
          </Link>
        )}
        {head === 'appointments' && (
          <Link to="/schedules" className={classes.more}>
            {t('openSchedule')}
          </Link>
        )}
        {head === 'forms' && (
          <Link to="/ai-forms" className={classes.more}>
            {t('openForms')}
          </Link>
        )}
        {tab && (
          <Link to="/fax" search={{ tab }} className={classes.more}>
            {t('openFaxes')}
          </Link>
        )}
      </th>
    </tr>
  );
}
