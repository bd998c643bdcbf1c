import { useQueryClient } from '@tanstack/react-query';
import { useAppEvent } from '../lib/events/events.ts';
import { isRunning } from '../lib/task-list.ts';

/** What changed elsewhere is fetched again, by the first word of its query key. */
export function useRefreshOnEvents(): void {
  const queryClient = useQueryClient();
  const refresh = (...keys: unknown[]) => void queryClient.invalidateQueries({ queryKey: keys });
  useAppEvent('notes-changed', () => refresh('notes'));
  useAppEvent('note-edited', ({ noteId }) => {
    refresh('notes', noteId);
    refresh('transcripts', noteId);
  });
  useAppEvent('task', ({ noteId, status }) => {
    if (isRunning(status)) return;
    refresh('notes');
    // what it cost
    refresh('accounts', 'userinfo');
    refresh('credits');
    if (noteId) refresh('transcripts', noteId);
  });
}
