import * as calls from '@clinical/contract/capture/live-lines.calls';
import type { LiveChange, LiveChanges } from '@clinical/contract/capture/live-lines.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { threadKey } from '../thread-key.api.ts';

type Entry = Pick<Transcript, 'id' | 'noteId' | 'kind' | 'speech'>;

/** Numbers and drug names that were heard otherwise while an entry was recorded. */
function liveChangesQuery({ id, noteId, kind, speech }: Entry) {
  return queryOptions({
    queryKey: [...threadKey(noteId), 'live-changes', id, speech?.state],
    queryFn: ({ signal }) => api.request(calls.getLiveChanges, { params: { id } }, { signal }),
    enabled: kind === 'recording' && (speech?.state === 'heard' || speech?.state === 'partial'),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const none: LiveChange[] = [];

/** What is to be shown of them; none once they were put away. */
export function useLiveChanges(entry: Entry): readonly LiveChange[] {
  const { data } = useQuery(liveChangesQuery(entry));
  return useMemo(() => (data && !data.dismissed ? data.changes : none), [data]);
}

/** Puts the marks away, or shows them again. */
export function useDismissLiveChanges(entry: Entry) {
  const queries = useQueryClient();
  const { queryKey } = liveChangesQuery(entry);
  return useMutation({
    mutationFn: (dismissed: boolean) =>
      api.request(calls.dismissLiveChanges, { params: { id: entry.id }, body: { dismissed } }),
    onMutate: (dismissed) =>
      queries.setQueryData<LiveChanges>(queryKey, (before) => before && { ...before, dismissed }),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
