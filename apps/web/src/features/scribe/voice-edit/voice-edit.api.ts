import { cancelBackgroundTask, retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import * as calls from '@clinical/contract/scribe/voice-edit.calls';
import type { VoiceEdit } from '@clinical/contract/scribe/voice-edit.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isRunning } from '../../../lib/task-list.ts';
import { transcriptionLanguageValue } from '../../../lib/transcription-language.ts';
import { contextIds } from '../context/context-selection.ts';
import { rememberEntry } from '../../transcripts/public.ts';

type Entry = Pick<Transcript, 'id' | 'noteId'>;

const askEvery = 1_000;

/** My voice edit of an entry that waits for a decision, asked for while its job runs. */
export function voiceEditQuery(entryId: string) {
  return queryOptions({
    queryKey: ['voice-edit', entryId],
    queryFn: ({ signal }) => api.request(calls.getVoiceEdit, { params: { id: entryId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data?.voiceEdit?.status ?? '') ? askEvery : false),
  });
}

/** What is to change, spoken or typed. */
export type Wanted = { spoken: File } | { typed: string };

export function useStartVoiceEdit({ id, noteId }: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ wanted, key }: { wanted: Wanted; key: string }) => {
      const form = new FormData();
      form.set('transcriptId', id);
      form.set('language', transcriptionLanguageValue());
      const context = contextIds(noteId);
      if (context.length > 0) form.set('contextEntryIds', context.join(','));
      if ('typed' in wanted) form.set('instruction', wanted.typed);
      else form.append('files', wanted.spoken, wanted.spoken.name);
      return api.upload(calls.startVoiceEdit, form, { idempotencyKey: key });
    },
    onSuccess: (voiceEdit) => queries.setQueryData(voiceEditQuery(id).queryKey, { voiceEdit }),
  });
}

/** Takes these sections of a proposal; none refuses it. */
export function useDecideVoiceEdit({ id }: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ edit, accept }: { edit: VoiceEdit; accept: string[] }) =>
      api.request(calls.decideVoiceEdit, { params: { id }, body: { voiceEditId: edit.id, accept } }),
    onSuccess: ({ transcript }) => {
      rememberEntry(queries, transcript);
      queries.setQueryData(voiceEditQuery(id).queryKey, { voiceEdit: null });
    },
  });
}

export function useStopVoiceEdit({ id }: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId }: VoiceEdit) => api.request(cancelBackgroundTask, { params: { id: taskId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: voiceEditQuery(id).queryKey }),
  });
}

/** Has the local engine do what a model failed at, with the same words. */
export function useRunLocally({ id }: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId }: VoiceEdit) =>
      api.request(retryBackgroundTask, { params: { id: taskId }, query: { engine: 'local' } }),
    onSettled: () => queries.invalidateQueries({ queryKey: voiceEditQuery(id).queryKey }),
  });
}
