import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { LaterModal } from '../../../ui/LaterModal.tsx';
import classes from './dialogs.module.css';
import { isUnderWay } from '../recorder/recorder-state.ts';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';

/** Leaving the chart while it records asks first; closing the tab lets the browser ask. */
export function LeaveGuard() {
  const { recorder } = useRecordings();
  const [busy, setBusy] = useState(false);
  const underWay = () => isUnderWay(recorder.state.get());
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    enableBeforeUnload: underWay,
    shouldBlockFn: ({ next }) => {
      const state = recorder.state.get();
      if (!isUnderWay(state) || !('about' in state)) return false;
      return next.pathname !== '/chat' || (next.search as { id?: string }).id !== state.about.noteId;
    },
  });
  const opened = status === 'blocked';
  useFocusBack(opened);
  const state = recorder.state.get();
  const leave = async () => {
    setBusy(true);
    await recorder.stop('entry');
    setBusy(false);
    proceed?.();
  };
  return (
    <LaterModal
      opened={opened}
      onClose={() => reset?.()}
      title={t('leaveTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {t('leaveWords', { patient: 'about' in state ? state.about.title : '' })}
      <div className={classes.actions}>
        <Button variant="default" loading={busy} onClick={() => void leave()}>
          {t('leave')}
        </Button>
        <Button data-autofocus onClick={() => reset?.()}>
          {t('stay')}
        </Button>
      </div>
    </LaterModal>
  );
}
