import { Button } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { heldDeparture, leaveAtLast } from '../../../lib/session/leave.ts';
import { onSessionNews } from '../../../lib/session/session-news.ts';
import { currentSession, isSomebodyElses, renewSession } from '../../../lib/session/session.ts';
import { LaterModal } from '../../../ui/LaterModal.tsx';
import classes from './dialogs.module.css';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';

/** The session has ended while something is recorded: the recording goes on, the chart is hidden until somebody signs in. */
export function SessionEnded() {
  const { recorder, sender } = useRecordings();
  const held = useSyncExternalStore(heldDeparture.subscribe, heldDeparture.get) !== null;
  useEffect(() => {
    if (!held) return;
    const look = async (): Promise<void> => {
      await renewSession();
      if (currentSession() && !isSomebodyElses()) {
        heldDeparture.set(null);
        await sender.wake();
      }
    };
    const ask = (): void => void look().catch(() => undefined);
    window.addEventListener('focus', ask);
    const stop = onSessionNews(ask);
    return () => {
      window.removeEventListener('focus', ask);
      stop();
    };
  }, [held, sender]);
  const leave = async () => {
    await recorder.stop('entry');
    await leaveAtLast();
  };
  return (
    <LaterModal
      opened={held}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t('sessionTitle')}
      overlayProps={{ backgroundOpacity: 1, color: 'var(--page)' }}
    >
      {t('sessionWords')}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void leave()}>
          {t('stopAndLeave')}
        </Button>
        <Button data-autofocus component="a" href="/sign-in?session_expired=true" target="_blank" rel="opener">
          {t('signIn')}
        </Button>
      </div>
    </LaterModal>
  );
}
