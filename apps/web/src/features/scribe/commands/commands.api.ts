import { startCommand } from '@clinical/contract/scribe/commands.calls';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { notesKey } from '../../notes/public.ts';
import { contextIds } from '../context/context-selection.ts';
import { modelWish } from '../model/chart-model.ts';
import { rememberEntry } from '../../transcripts/public.ts';

/** Sends a command; the entry of its answer is in the thread at once, and its job has a card. */
export function useStartCommand(note: Pick<Note, 'id' | 'title'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ command, key }: { command: string; key: string }) => {
      const chosen = contextIds(note.id);
      const body = { command, ...modelWish(queries, note.id), ...(chosen.length > 0 ? { entryIds: chosen } : {}) };
      return api.request(startCommand, { params: { id: note.id }, body }, { idempotencyKey: key });
    },
    onSuccess: ({ transcript, taskId }) => {
      trackTask({ taskId, noteId: note.id, noteTitle: note.title });
      rememberEntry(queries, { ...transcript, taskId });
      void queries.invalidateQueries({ queryKey: notesKey });
    },
  });
}
