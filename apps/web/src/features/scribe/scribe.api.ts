import { generatePending } from '@clinical/contract/capture/transcription.calls';
import * as taskCalls from '@clinical/contract/operations/background-tasks.calls';
import * as generateCalls from '@clinical/contract/scribe/generate.calls';
import type { GenerateNote } from '@clinical/contract/scribe/generate.schemas';
import * as lateCalls from '@clinical/contract/scribe/late-facts.calls';
import type { AddLateFacts } from '@clinical/contract/scribe/late-facts.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { taskChange, trackTask } from '../../lib/task-list.ts';
import { rememberEntry, threadKey, threadQuery } from '../transcripts/public.ts';
import { contextIds } from './context/context-selection.ts';
import { modelWish } from './model/chart-model.ts';

/** What the last job of an entry has written so far. */
export function writingQuery(entry: Pick<Transcript, 'id' | 'noteId' | 'taskId' | 'failure'>) {
  const taskId = entry.taskId ?? entry.failure?.taskId ?? null;
  return queryOptions({
    queryKey: [...threadKey(entry.noteId), 'writing', entry.id, taskId],
    queryFn: ({ signal }) => api.request(generateCalls.getWriting, { params: { id: entry.id } }, { signal }),
    staleTime: 0,
  });
}

/** Starts the generation and resolves with the task's id as soon as the stream names it; the rest arrives as events. */
export function generateNote(entryId: string, body: GenerateNote): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    api
      .stream(
        generateCalls.generateTranscript,
        { params: { id: entryId }, body },
        {
          signal: stop.signal,
          onEvent: (event) => {
            resolve(event.taskId);
            stop.abort();
          },
        },
      )
      .then(() => reject(new Error('Stream request failed')), reject);
  });
}

export function useGenerateNote(entry: Pick<Transcript, 'id' | 'noteId'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: GenerateNote) =>
      generateNote(entry.id, {
        ...modelWish(queries, entry.noteId),
        ...body,
        contextEntryIds: contextIds(entry.noteId, entry.id),
      }),
    onSuccess: (taskId, { sections }) =>
      queries.setQueryData(threadQuery(entry.noteId).queryKey, (thread) =>
        thread?.map((other) => (other.id === entry.id ? { ...other, taskId, writing: sections ?? null } : other)),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: threadQuery(entry.noteId).queryKey, exact: true }),
  });
}

export function useRetryTask(noteId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId, engine }: { taskId: string; engine?: 'local' }) =>
      api.request(taskCalls.retryBackgroundTask, { params: { id: taskId }, query: engine ? { engine } : {} }),
    onSuccess: (task) => trackTask(taskChange(task), { retried: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: threadKey(noteId) }),
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

/** Writes the notes of everything of mine that waits for credits. */
export function useGeneratePending(noteId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['generate-waiting'],
    mutationFn: () => api.request(generatePending, {}),
    onSuccess: async ({ taskIds }) => {
      for (const taskId of taskIds) trackTask({ taskId, status: 'pending' });
      await queries.invalidateQueries({ queryKey: threadQuery(noteId).queryKey });
    },
  });
}
