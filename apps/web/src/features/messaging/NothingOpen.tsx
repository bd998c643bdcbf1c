import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './Messaging.module.css';
import { channelsQuery, conversationsQuery } from './messaging.api.ts';
import { t } from './messaging.texts.ts';

/** Beside the lists, while nothing is chosen in them. */
export function NothingOpen() {
  const channels = useQuery(channelsQuery).data;
  const conversations = useQuery(conversationsQuery).data;
  if (!channels || !conversations) return <div className={classes.nothing} />;
  // the alerts are the program's
  const none = conversations.length === 0 && channels.every(({ type }) => type === 'sentry');
  return (
    <div className={classes.nothing}>
      <EmptyState drawing="note" title={t(none ? 'noneTitle' : 'chooseOne')}>
        {t(none ? 'noneText' : 'chooseText')}
      </EmptyState>
    </div>
  );
}
