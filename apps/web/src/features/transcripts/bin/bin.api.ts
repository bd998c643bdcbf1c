import * as binCalls from '@clinical/contract/transcripts/entry-bin.calls';
import * as calls from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { threadKey } from '../thread-key.api.ts';
import { forgetEntry, rememberEntry } from '../transcripts.api.ts';

/** Entries of a chart that can be taken out of the bin, newest first. */
export function entryBinQuery(noteId: string) {
  return queryOptions({
    queryKey: [...threadKey(noteId), 'bin'],
    queryFn: ({ signal }) => api.request(binCalls.listEntryBin, { params: { id: noteId } }, { signal }),
    staleTime: 0,
  });
}

export function useRestoreEntry(noteId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.request(binCalls.restoreTranscript, { params: { id } }),
    onSuccess: (entry) => rememberEntry(queries, entry),
    onSettled: () => queries.invalidateQueries({ queryKey: entryBinQuery(noteId).queryKey }),
  });
}

export function useDeleteEntry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (entry: Pick<Transcript, 'id' | 'noteId'>) => {
      // what is under way about it would only learn that it is gone
      await queries.cancelQueries({ predicate: ({ queryKey }) => queryKey.includes(entry.id) });
      return api.request(calls.deleteTranscript, { params: { id: entry.id } });
    },
    onSuccess: (_, entry) => {
      forgetEntry(queries, entry);
      void queries.invalidateQueries({ queryKey: entryBinQuery(entry.noteId).queryKey });
    },
  });
}
