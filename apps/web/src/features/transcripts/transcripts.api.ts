import { limits } from '@clinical/contract/limits';
import { listPrecharts } from '@clinical/contract/pre-chats/pre-chats.calls';
import * as calls from '@clinical/contract/transcripts/entries.calls';
import * as versionCalls from '@clinical/contract/transcripts/versions.calls';
import * as assetCalls from '@clinical/contract/transcripts/assets.calls';
import type { EmptyTicket } from '@clinical/contract/transcripts/edits.schemas';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { ThreadLine } from '@clinical/contract/transcripts/thread.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { quietMoment } from '../../lib/quiet-moment.ts';
import { loadThread } from './load-thread.ts';
import { threadKey } from './thread-key.api.ts';
import { t } from './transcripts.texts.ts';

const loads = new Map<string, AbortController>();

/** A chart's thread, oldest first; of a long one first the newest entries. */
export function threadQuery(noteId: string) {
  const queryKey = threadKey(noteId);
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
  return queryOptions({ queryKey: [...threadKey(noteId), 'coming'], queryFn: (): ThreadLine[] => [], enabled: false });
}

/** A chart's precharts, newest first. Their key is below its entries', because a note uses precharts up. */
export function prechartsQuery(noteId: string) {
  return queryOptions({
    queryKey: [...threadKey(noteId), 'precharts'],
    queryFn: ({ signal }) => api.request(listPrecharts, { query: { kind: 'prechart', noteId } }, { signal }),
  });
}

export function historyQuery(entry: Pick<Transcript, 'id' | 'noteId'>) {
  return queryOptions({
    queryKey: [...threadKey(entry.noteId), 'history', entry.id],
    queryFn: ({ signal }) =>
      api.request(
        versionCalls.getEditHistory,
        { params: { id: entry.id }, query: { note_id: entry.noteId } },
        { signal },
      ),
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

/** A blank entry to type in. */
export function useBlankEntry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: EmptyTicket; key: string }) =>
      api.request(calls.createEmptyTicket, { body }, { idempotencyKey: key }),
    onSuccess: (entry) => rememberEntry(queries, entry),
  });
}

export function useRestoreVersion(entry: Pick<Transcript, 'id' | 'noteId'>) {
  const queries = useQueryClient();
  return useMutation({
    /** `newest` is the newest version that the person has seen. */
    mutationFn: ({ version, newest }: { version: number; newest: number }) =>
      api.request(versionCalls.restoreVersion, { params: { id: entry.id }, body: { version } }, { ifMatch: newest }),
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
  return api.download(assetCalls.getAsset, { params: { noteId: entry.noteId, transcriptId: entry.id, audio: asset } });
}
