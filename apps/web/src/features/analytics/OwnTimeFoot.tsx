import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useReachable } from '../../lib/connection.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { useEraseTime } from './analytics.api.ts';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';

/** Who sees these figures, how long they are kept, and the way to erase them. */
export function OwnTimeFoot() {
  const [asking, setAsking] = useState(false);
  const erase = useEraseTime();
  const needsServer = useNeedsServer();
  const reachable = useReachable();
  return (
    <footer className={classes.foot}>
      <span>{t(reachable ? 'privacy' : 'offline')}</span>
      <Link to="/checks">{t('selfTest')}</Link>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking(true)} {...needsServer}>
        {t('erase')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('eraseTitle')}
        action={t('erase')}
        danger
        busy={erase.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          erase.mutate(undefined, {
            onSuccess: () => toast.success(t('erased')),
            onError: (error) => toast.error(messageOf(error), { title: t('notErased') }),
            onSettled: () => setAsking(false),
          })
        }
      >
        {t('eraseText')}
      </ConfirmDialog>
    </footer>
  );
}
