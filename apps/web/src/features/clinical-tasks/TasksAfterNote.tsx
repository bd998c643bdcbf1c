import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useState } from 'react';
import { tasksAfterNote } from '../../lib/tasks-after-note.ts';
import { hasNote } from '../transcripts/public.ts';
import { VisitTasks } from './VisitTasks.tsx';

const isBeingWritten = ({ taskId, kind }: Transcript): boolean => taskId !== null && kind !== 'synthetic';

/** Shows the tasks of visits whose notes have just been made in the open chart, one visit after the other; nothing heard, no dialog. */
export function TasksAfterNote({ entries }: { entries: readonly Transcript[] }) {
  const writing = entries
    .filter(isBeingWritten)
    .map(({ id }) => id)
    .join(' ');
  const [before, setBefore] = useState(writing);
  const [queue, setQueue] = useState<readonly Transcript[]>([]);
  if (before !== writing) {
    setBefore(writing);
    const done = entries.filter(
      (entry) =>
        before.includes(entry.id) &&
        !isBeingWritten(entry) &&
        entry.failure === null &&
        hasNote(entry) &&
        entry.abilities.edit &&
        entry.signature === null,
    );
    // one that is written again waits once
    if (done.length > 0 && tasksAfterNote.get())
      setQueue([...queue, ...done.filter(({ id }) => queue.every((each) => each.id !== id))]);
  }
  const [first] = queue;
  return first === undefined ? null : (
    <VisitTasks
      key={first.id}
      entry={first}
      onClose={() => setQueue((all) => all.filter(({ id }) => id !== first.id))}
    />
  );
}
