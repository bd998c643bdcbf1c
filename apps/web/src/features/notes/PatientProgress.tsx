import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Progress } from '@mantine/core';
import { isRunning, useTrackedTasks } from '../../lib/task-list.ts';
import { t } from './notes.texts.ts';
import classes from './PatientsTable.module.css';

/** How far the job is that writes in this chart, as the events tell it; nothing when none runs. */
export function PatientProgress({ note }: { note: Note }) {
  const tracked = useTrackedTasks().findLast((task) => task.noteId === note.id);
  const running = tracked ? isRunning(tracked.status) : note.progress !== null;
  if (!running) return null;
  const percent = tracked ? tracked.progress : note.progress;
  if (!percent) return <span className={classes.muted}>{t('waiting')}</span>;
  const label = t('processing', { percent });
  return (
    <div className={classes.progress}>
      <Progress value={percent} aria-label={label} />
      <span>{percent}%</span>
    </div>
  );
}
