import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useReachable } from '../../lib/connection.ts';
import { formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import classes from './MessageItem.module.css';
import { t } from './messaging.texts.ts';
import { UrgentMark } from './UrgentMark.tsx';
import { discard, resend, type Waiting } from './outbox.ts';
import { Avatar } from './Avatar.tsx';

type Props = { waiting: Waiting; isFirst: boolean };

/** A message that the server does not have yet: on its way, in line, or refused with the reason. */
export function WaitingItem({ waiting, isFirst }: Props) {
  const user = useQuery(userInfoQuery()).data;
  const reachable = useReachable();
  const { clientId, content, at, refusal, note, replyTo, urgent } = waiting;
  const name = user ? `${user.given_name} ${user.family_name}`.trim() : '';
  return (
    <article className={classes.row} data-row={clientId} data-first={isFirst || undefined} data-waiting tabIndex={-1}>
      <span className={classes.side}>{isFirst && <Avatar name={name} />}</span>
      <div className={classes.body}>
        {isFirst && (
          <p className={classes.head}>
            <span className={classes.author}>{name}</span>
            <time className={classes.time}>{formatTime(at)}</time>
          </p>
        )}
        {replyTo && <p className={classes.quoted}>{replyTo.content}</p>}
        <p className={classes.text} dir="auto">
          {content}
        </p>
        {urgent && <UrgentMark />}
        {note && <p className={classes.quiet}>{t('chart')}</p>}
        {refusal === null ? (
          <p className={classes.state}>
            <Icon name="clock" size={14} />
            {t(reachable ? 'sending' : 'waitingLine')}
          </p>
        ) : (
          <p className={classes.state} data-refused role="alert">
            <Icon name="alert-triangle" size={14} />
            <span>{t('notSent', { reason: refusal })}</span>
            <Button size="compact-xs" variant="default" onClick={() => resend(clientId)}>
              {t('retry')}
            </Button>
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => discard(clientId)}>
              {t('discard')}
            </Button>
          </p>
        )}
      </div>
    </article>
  );
}
