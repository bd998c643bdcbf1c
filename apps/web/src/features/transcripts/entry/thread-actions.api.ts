import * as binCalls from '@clinical/contract/transcripts/entry-bin.calls';
import * as lateCalls from '@clinical/contract/transcripts/late-facts.calls';
import type { AddLateFacts } from '@clinical/contract/transcripts/late-facts.schemas';
import * as calls from '@clinical/contract/transcripts/transcripts.calls';
import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { forgetEntry, rememberEntry } from '../transcripts.api.ts';

/** Entries of a chart that can be taken out of the bin, newest first. */
export function entryBinQuery(noteId: string) {
  return queryOptions({
    queryKey: ['transcripts', noteId, 'bin'],
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

/** Shows what a note would be with facts learned later, or keeps them; `version` is the note that was shown. */
export function useLateFacts(entry: Pick<Transcript, 'id'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, version }: { body: AddLateFacts; version?: number }) =>
      api.request(
        lateCalls.addLateFacts,
        { params: { id: entry.id }, body },
        version === undefined ? {} : { ifMatch: version },
      ),
    onSuccess: ({ transcript }) => {
      if (transcript) rememberEntry(queries, transcript);
    },
  });
}
