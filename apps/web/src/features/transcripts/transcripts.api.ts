import { limits } from '@clinical/contract/limits';
import * as taskCalls from '@clinical/contract/operations/background-tasks.calls';
import * as calls from '@clinical/contract/transcripts/transcripts.calls';
import type {
  EmptyTicket,
  GenerateNote,
  NoteSection,
  SaveTranscript,
  ThreadLine,
  Transcript,
} from '@clinical/contract/transcripts/transcripts.schemas';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { quietMoment } from '../../lib/quiet-moment.ts';
import { contextIds } from './context/context-selection.ts';
import { taskChange, trackTask } from '../../lib/task-list.ts';
import { modelWish } from './model/chart-model.ts';
import { loadThread } from './thread/load-thread.ts';
import { t } from './transcripts.texts.ts';

const loads = new Map<string, AbortController>();

/** A chart's thread, oldest first; of a long one first the newest entries. */
export function threadQuery(noteId: string) {
  const queryKey = ['transcripts', noteId] as const;
  const params = { id: noteId };
  return queryOptions({
    queryKey,
    // The signal of the query is left alone: when it stops, what was loaded until then would be taken back.
    queryFn: ({ client }): Promise<Transcript[]> => {
      loads.get(noteId)?.abort();
      const stop = new AbortController();
      loads.set(noteId, stop);
      const { signal } = stop;
      return loadThread(
        {
          part: async (query) => [await api.request(calls.getTranscripts, { params, query }, { signal })].flat(),
          outline: () => api.request(calls.getOutline, { params }, { signal }),
          quiet: quietMoment,
        },
        {
          entries: () => client.getQueryData<Transcript[]>(queryKey),
          show: (entries) => client.setQueryData(queryKey, entries),
          showComing: (lines) => client.setQueryData(comingQuery(noteId).queryKey, [...lines]),
        },
      );
    },
  });
}

/** The entries of a long thread that are not loaded yet, oldest first. Told by the load of the thread, never asked for. */
export function comingQuery(noteId: string) {
  return queryOptions({ queryKey: ['transcripts', noteId, 'coming'], queryFn: (): ThreadLine[] => [], enabled: false });
}

/** Where a chart's precharts lie: below its entries, so that what a note takes is fetched again with them. */
export const prechartsKey = (noteId: string) => ['transcripts', noteId, 'precharts'] as const;

export function historyQuery(entry: Pick<Transcript, 'id' | 'noteId'>) {
  return queryOptions({
    queryKey: ['transcripts', entry.noteId, 'history', entry.id],
    queryFn: ({ signal }) =>
      api.request(calls.getEditHistory, { params: { id: entry.id }, query: { note_id: entry.noteId } }, { signal }),
    staleTime: 0,
  });
}

/** What the last job of an entry has written so far. */
export function writingQuery(entry: Pick<Transcript, 'id' | 'noteId' | 'taskId' | 'failure'>) {
  const taskId = entry.taskId ?? entry.failure?.taskId ?? null;
  return queryOptions({
    queryKey: ['transcripts', entry.noteId, 'writing', entry.id, taskId],
    queryFn: ({ signal }) => api.request(calls.getWriting, { params: { id: entry.id } }, { signal }),
    staleTime: 0,
  });
}

/** Puts an entry as the server gave it into its thread. */
export function rememberEntry(queries: QueryClient, entry: Transcript): void {
  queries.setQueryData(threadQuery(entry.noteId).queryKey, (thread) => {
    if (!thread) return thread;
    const known = thread.some((other) => other.id === entry.id);
    if (known) return thread.map((other) => (other.id === entry.id ? entry : other));
    return [...thread, entry].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  });
}

/** One entry, straight from the server. */
export async function fetchEntry(id: string): Promise<Transcript> {
  const found = await api.request(calls.getTranscripts, { params: { id } });
  const entry = Array.isArray(found) ? found[0] : found;
  if (!entry) throw new Error(`Entry ${id} came back empty.`);
  return entry;
}

/** Saves the sections of a note based on `version`. @throws Error in plain words when the note is longer than can be saved */
export function saveSections(
  entry: Pick<Transcript, 'noteId' | 'createdAt'>,
  edit: { sections: NoteSection[]; version: number; editDurationMs: number },
): Promise<Transcript> {
  const length = edit.sections.reduce((sum, { html }) => sum + html.length, 0);
  if (length > limits.answerHtml) {
    const [n, most] = [formatNumber(length), formatNumber(limits.answerHtml)];
    return Promise.reject(new Error(t('noteTooLong', { n, most })));
  }
  const body = { ...entry, sections: edit.sections, editDurationMs: edit.editDurationMs };
  return api.request(calls.updateTranscript, { body }, { ifMatch: edit.version });
}

export function useSaveTranscript() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ source, key }: { source: SaveTranscript; key: string }) =>
      api.request(
        calls.saveTranscript,
        { body: { ...modelWish(queries, source.noteId), ...source, contextEntryIds: contextIds(source.noteId) } },
        { idempotencyKey: key },
      ),
    onSuccess: ({ transcript, taskId }) =>
      rememberEntry(queries, { ...transcript, taskId: taskId ?? transcript.taskId }),
  });
}

/** A blank entry to type in. */
export function useBlankEntry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: EmptyTicket; key: string }) =>
      api.request(calls.createEmptyTicket, { body }, { idempotencyKey: key }),
    onSuccess: (entry) => rememberEntry(queries, entry),
  });
}

/** Starts the generation and resolves with the task's id as soon as the stream names it; the rest arrives as events. */
export function generateNote(entryId: string, body: GenerateNote): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    api
      .stream(
        calls.generateTranscript,
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
    onSettled: () => queries.invalidateQueries({ queryKey: ['transcripts', noteId] }),
  });
}

export function useRestoreVersion(entry: Pick<Transcript, 'id' | 'noteId'>) {
  const queries = useQueryClient();
  return useMutation({
    /** `newest` is the newest version that the person has seen. */
    mutationFn: ({ version, newest }: { version: number; newest: number }) =>
      api.request(calls.restoreVersion, { params: { id: entry.id }, body: { version } }, { ifMatch: newest }),
    onSuccess: (restored) => rememberEntry(queries, restored),
    onSettled: () => void queries.invalidateQueries({ queryKey: historyQuery(entry).queryKey }),
  });
}

export function useTagEntry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ entry, tag, before }: { entry: Transcript; tag: string; before: string }) =>
      api.request(calls.updateTranscriptTag, {
        params: { id: entry.id },
        body: { noteId: entry.noteId, createdAt: entry.createdAt, tag, before },
      }),
    onSuccess: (saved) => rememberEntry(queries, saved),
  });
}

export function forgetEntry(queries: QueryClient, entry: Pick<Transcript, 'id' | 'noteId'>): void {
  queries.setQueryData(threadQuery(entry.noteId).queryKey, (thread) => thread?.filter(({ id }) => id !== entry.id));
}

export function downloadOriginal(entry: Pick<Transcript, 'id' | 'noteId'>, asset: string): Promise<Blob> {
  return api.download(calls.getAsset, { params: { noteId: entry.noteId, transcriptId: entry.id, audio: asset } });
}
