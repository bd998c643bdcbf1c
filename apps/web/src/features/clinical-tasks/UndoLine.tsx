import type { TaskBatches } from '@clinical/contract/clinical-tasks/operations.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { taskBatchesQuery } from './clinical-tasks.api.ts';
import classes from './UndoLine.module.css';
import { t } from './clinical-tasks.texts.ts';
import { useUndo } from './use-undo.ts';

type Batch = TaskBatches['batches'][number];

/** What was changed last, and below it what was before, each for as long as it can be undone. */
export function UndoLine() {
  const batches = useQuery(taskBatchesQuery).data;
  const [now, setNow] = useState(() => Date.now());
  const open = (batches ?? []).filter(({ undoUntil }) => Date.parse(undoUntil) > now);
  const ends = open.at(-1)?.undoUntil;
  useEffect(() => {
    if (ends === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(ends) - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [ends]);
  const [last, ...earlier] = open;
  if (!last) return null;
  return (
    <div className={classes.undo}>
      <p className={classes.line} role="status" aria-label={t('lastChange')}>
        <Change batch={last} />
      </p>
      {earlier.length > 0 && (
        <details>
          <summary>{t('earlierChanges', { n: earlier.length })}</summary>
          <ul className={classes.earlier} aria-label={t('earlierChanges', { n: earlier.length })}>
            {earlier.map((batch) => (
              <li key={batch.id} className={classes.line}>
                <Change batch={batch} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Change({ batch: { id, tasks, title, createdAt, undoUntil } }: { batch: Batch }) {
  const undo = useUndo();
  const needsServer = useNeedsServer();
  return (
    <>
      <span className={classes.what}>
        {title === null && t('changedTasks', { n: tasks })}
        {title !== null && (tasks > 1 ? t('changedTitles', { title, n: tasks - 1 }) : t('changedTitle', { title }))}
      </span>
      <span className={classes.until}>
        {formatTime(createdAt)} · {t('undoUntil', { time: formatTime(undoUntil) })}
      </span>
      <Button size="compact-sm" variant="default" onClick={() => void undo(id)} {...needsServer}>
        {t('undo')}
      </Button>
    </>
  );
}
