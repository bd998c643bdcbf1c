import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { showElsewhere } from '../../lib/task-list.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import classes from './Kanban.module.css';
import { cancelJob } from './kanban.api.ts';
import { t } from './kanban.texts.ts';

/** How far the jobs over cards are. What is done stays when they are cancelled. */
export function JobBar({ cards }: { cards: readonly Card[] }) {
  const needsServer = useNeedsServer();
  const [stopping, setStopping] = useState(false);
  const taskIds = [...new Set(cards.flatMap(({ process }) => process?.taskId ?? []))];
  const key = taskIds.join(' ');
  useEffect(() => {
    const shownAgain = key.split(' ').map((taskId) => showElsewhere(taskId));
    return () => shownAgain.forEach((show) => show());
  }, [key]);
  const percent = Math.round(cards.reduce((sum, { process }) => sum + (process?.progress ?? 0), 0) / cards.length);
  const stop = async () => {
    setStopping(true);
    try {
      for (const taskId of taskIds) await cancelJob(taskId);
    } catch (error) {
      toast.error(messageOf(error), { title: t('notStopped') });
    }
    setStopping(false);
  };
  return (
    <section className={classes.bar} aria-label={t('processing', { n: cards.length, percent })}>
      <span className={classes.grow}>{t('processing', { n: cards.length, percent })}</span>
      <Button variant="default" loading={stopping} onClick={() => void stop()} {...needsServer}>
        {t('stop')}
      </Button>
    </section>
  );
}
