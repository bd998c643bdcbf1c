import { useQueryClient } from '@tanstack/react-query';
import { notesKey } from '../features/notes/notes.api.ts';
import { quickPhrasesQuery } from '../features/quick-phrases/quick-phrases-query.api.ts';
import { threadKey } from '../features/transcripts/thread-key.api.ts';
import { type Stale, useStale } from '../lib/stale.ts';

/** What a change on this page has left stale in an area above the one that made it is fetched again. */
export function useRefreshStale(): void {
  const queries = useQueryClient();
  useStale((stale: Stale) => {
    if (stale.of === 'charts') return queries.invalidateQueries({ queryKey: notesKey });
    if (stale.of === 'quick-phrases') return queries.invalidateQueries({ queryKey: quickPhrasesQuery.queryKey });
    const queryKey = threadKey(stale.noteId);
    return stale.forget ? queries.resetQueries({ queryKey }) : queries.invalidateQueries({ queryKey });
  });
}
