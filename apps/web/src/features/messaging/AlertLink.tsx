import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import classes from './MessageItem.module.css';
import { t } from './messaging.texts.ts';

/** The page of what an alert tells of, when that is no chart. */
export function AlertLink({ message: { alert, note } }: { message: Message }) {
  if (!alert) return null;
  const { kind, recordId } = alert;
  if (kind === 'red-flag' && recordId !== null)
    return (
      <Link to="/pre-chats/{-$id}" params={{ id: recordId }} className={classes.chart}>
        <Icon name="nurse" size={16} />
        <span className={classes.chartName}>{t('openPreChat')}</span>
        <Icon name="chevron-right" size={16} />
      </Link>
    );
  if (note) return null;
  const to = kind.startsWith('fax-') ? '/fax' : kind.startsWith('invitation-') ? '/team-members' : null;
  if (to === null) return null;
  return (
    <Link to={to} className={classes.chart}>
      <Icon name={to === '/fax' ? 'file-text' : 'users'} size={16} />
      <span className={classes.chartName}>{t(to === '/fax' ? 'openFax' : 'openTeam')}</span>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
