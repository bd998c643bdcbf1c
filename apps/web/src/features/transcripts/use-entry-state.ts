import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRunning, useTask } from '../../lib/task-list.ts';
import { threadQuery } from './transcripts.api.ts';
import { entryState, type EntryState } from './entry-state.ts';

/** Follows the job of an entry; fetches the thread anew when it ends. */
export function useEntryState(entry: Transcript): EntryState {
  const queries = useQueryClient();
  const task = useTask(entry.taskId);
  const ended = task !== null && !isRunning(task.status);
  const { noteId } = entry;

  useEffect(() => {
    if (ended) void queries.invalidateQueries({ queryKey: threadQuery(noteId).queryKey, exact: true });
  }, [queries, noteId, ended]);

  return entryState(entry, task);
}
