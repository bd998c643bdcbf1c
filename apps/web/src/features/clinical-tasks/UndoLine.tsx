import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { lastBatchQuery } from './clinical-tasks.api.ts';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import { useUndo } from './use-undo.ts';

/** What was changed last, for as long as it can be undone. */
export function UndoLine() {
  const last = useQuery(lastBatchQuery).data;
  const undo = useUndo();
  const needsServer = useNeedsServer();
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (!last) return undefined;
    const left = Date.parse(last.undoUntil) - Date.now();
    const timer = setTimeout(() => setOver(last.batchId), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [last]);
  if (!last || over === last.batchId) return null;
  return (
    <p className={classes.undo} role="status" aria-label={t('lastChange')}>
      {t('applied', { n: last.changes })}
      <span className={classes.muted}>{t('undoUntil', { time: formatTime(last.undoUntil) })}</span>
      <Button size="compact-sm" variant="default" onClick={() => void undo(last.batchId)} {...needsServer}>
        {t('undo')}
      </Button>
    </p>
  );
}
