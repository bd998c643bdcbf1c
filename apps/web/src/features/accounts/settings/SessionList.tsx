import { Button } from '@mantine/core';
import type { SessionInfo } from '@clinical/contract/accounts/accounts.schemas';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDate, formatSince } from '../../../lib/format.ts';
import { leave } from '../../../lib/session/leave.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SkeletonRows } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../accounts.api.ts';
import { deviceName } from './device-name.ts';
import { t as say } from './settings.texts.ts';
import classes from './SettingsPage.module.css';

export function SessionList() {
  const sessions = useQuery(sessionsQuery());
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const signOut = (session: SessionInfo) => {
    if (session.current) return void leave('signed-out');
    end.mutate(session.id, {
      onSuccess: () => toast.success(say('sessionEnded')),
      onError: (error) => toast.error(messageOf(error)),
    });
  };
  if (sessions.isPending) {
    return (
      <Delayed>
        <SkeletonRows rows={2} />
      </Delayed>
    );
  }
  if (sessions.isError) {
    const retry = () => void sessions.refetch();
    return <ErrorState small title={say('sessionsFailed')} error={sessions.error} onRetry={retry} />;
  }
  const signOutElsewhere = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => toast.success(say('everywhereDone')),
      onError: (error) => toast.error(messageOf(error), { title: say('everywhereFailed') }),
    });
  return (
    <>
      <ul className={classes.sessions}>
        {sessions.data.map((session) => (
          <li className={classes.session} key={session.id}>
            <Icon name="device" size={20} />
            <div className={classes.device}>
              <span className={classes.name}>
                {deviceName(session.userAgent)}
                {session.current && (
                  <StatusBadge tone="ok" icon="check">
                    {say('thisDevice')}
                  </StatusBadge>
                )}
              </span>
              <small>
                {say('lastSeen', { when: formatSince(session.lastSeenAt) })} ·{' '}
                {say('since', { when: formatDate(session.createdAt) })}
              </small>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={say('signOutOf', { device: deviceName(session.userAgent) })}
              loading={end.isPending && end.variables === session.id}
              onClick={() => signOut(session)}
            >
              {say('signOut')}
            </Button>
          </li>
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <Button
          className={classes.everywhere}
          variant="default"
          loading={endOthers.isPending}
          onClick={signOutElsewhere}
        >
          {say('everywhere')}
        </Button>
      )}
    </>
  );
}
