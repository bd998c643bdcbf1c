import { useEffect } from 'react';
import { useRecordings } from './recordings-context.ts';

/** Calls with the entry that a recording of this chart became. */
export function useFinishedRecording(noteId: string, onEntry: (entryId: string) => void): void {
  const { onFinished } = useRecordings();
  useEffect(
    () =>
      onFinished((recording, { transcript }) => {
        if (recording.noteId === noteId) onEntry(transcript.id);
      }),
    [noteId, onEntry, onFinished],
  );
}
