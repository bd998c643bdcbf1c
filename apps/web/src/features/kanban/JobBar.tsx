import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { showElsewhere } from '../../lib/task-list.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import classes from './Kanban.module.css';
import { useStopCards } from './kanban.api.ts';
import { t } from './kanban.texts.ts';

type Props = { noteId: string; cards: readonly Card[]; mayEdit: boolean };

/** How far the jobs over cards are. What is done stays when they are cancelled. */
export function JobBar({ noteId, cards, mayEdit }: Props) {
  const needsServer = useNeedsServer();
  const stop = useStopCards(noteId);
  const taskIds = [...new Set(cards.flatMap(({ process }) => process?.taskId ?? []))];
  const key = taskIds.join(' ');
  useEffect(() => {
    const shownAgain = key.split(' ').map((taskId) => showElsewhere(taskId));
    return () => shownAgain.forEach((show) => show());
  }, [key]);
  const percent = Math.round(cards.reduce((sum, { process }) => sum + (process?.progress ?? 0), 0) / cards.length);
  return (
    <section className={classes.bar} aria-label={t('processing', { n: cards.length, percent })}>
      <span className={classes.grow}>{t('processing', { n: cards.length, percent })}</span>
      {mayEdit && (
        <Button
          variant="default"
          loading={stop.isPending}
          onClick={() =>
            stop.mutate(undefined, { onError: (error) => toast.error(messageOf(error), { title: t('notStopped') }) })
          }
          {...needsServer}
        >
          {t('stop')}
        </Button>
      )}
    </section>
  );
}
