import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToldOfEmergency } from '../features/audit/use-told-of-emergency.ts';
import { atMostEvery } from '../lib/at-most-every.ts';
import { useAppEvent } from '../lib/events/events.ts';
import { isRunning } from '../lib/task-list.ts';

/** While somebody types in a chart, other pages follow this often, in milliseconds (specification, section 9). */
const noteEditedEvery = 2_000;

/** What changed elsewhere is fetched again, by the first word of its query key. */
export function useRefreshOnEvents(): void {
  const queryClient = useQueryClient();
  const refresh = (...keys: unknown[]) => void queryClient.invalidateQueries({ queryKey: keys });
  useAppEvent('notes-changed', () => refresh('notes'));
  const [refreshChart] = useState(() =>
    atMostEvery(noteEditedEvery, (noteId) => {
      refresh('notes', noteId);
      refresh('transcripts', noteId);
    }),
  );
  useAppEvent('note-edited', ({ noteId }) => refreshChart(noteId));
  useAppEvent('templates-changed', () => refresh('templates', 'own'));
  useToldOfEmergency();
  useAppEvent('team-changed', () => {
    refresh('teams');
    // an outside service may be switched off
    refresh('engines');
    // departments share templates
    refresh('templates', 'own');
    // what one may do may have changed as well
    refresh('accounts', 'userinfo');
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
