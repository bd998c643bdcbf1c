import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useState } from 'react';
import { tasksAfterNote } from '../../lib/tasks-after-note.ts';
import { hasNote } from '../transcripts/public.ts';
import { VisitTasks } from './VisitTasks.tsx';

const isBeingWritten = ({ taskId, kind }: Transcript): boolean => taskId !== null && kind !== 'synthetic';

/** Shows the tasks of a visit when its note has just been made in the open chart; nothing heard, no dialog. */
export function TasksAfterNote({ entries }: { entries: readonly Transcript[] }) {
  const writing = entries
    .filter(isBeingWritten)
    .map(({ id }) => id)
    .join(' ');
  const [before, setBefore] = useState(writing);
  const [written, setWritten] = useState<Transcript | null>(null);
  if (before !== writing) {
    setBefore(writing);
    const done = entries.findLast(
      (entry) => before.includes(entry.id) && !isBeingWritten(entry) && entry.failure === null && hasNote(entry),
    );
    if (done && done.abilities.edit && done.signature === null && tasksAfterNote.get()) setWritten(done);
  }
  return written === null ? null : <VisitTasks key={written.id} entry={written} onClose={() => setWritten(null)} />;
}
