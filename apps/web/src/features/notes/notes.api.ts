import { getBrief } from '@clinical/contract/brief/brief.calls';
import { listOpenWork } from '@clinical/contract/checks/checks.calls';
import { limits } from '@clinical/contract/limits';
import * as merges from '@clinical/contract/notes/merges.calls';
import type { MergeNotes } from '@clinical/contract/notes/merges.schemas';
import * as calls from '@clinical/contract/notes/notes.calls';
import type {
  BinFilter,
  BinPage,
  NewNote,
  Note,
  NoteFilter,
  NoteList,
  NotePage,
  NoteUpdate,
} from '@clinical/contract/notes/notes.schemas';
import * as entries from '@clinical/contract/transcripts/entries.calls';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { withDeviceCopy } from '../../lib/store/device-copy.ts';
import { type PatientsSearch, toNoteFilter } from './note-filter.ts';
import { publishStale } from '../../lib/stale.ts';
import { forgetNotes, rememberNote } from './note-cache.api.ts';
import { firstPage, nextPage, pagesKept, sizeOf } from './note-pages.ts';

/** All that is known of charts, and of it their lists. */
export const notesKey = ['notes'] as const;
export const noteListsKey = ['notes', 'list'] as const;

const asPage = (list: NoteList): NotePage => (Array.isArray(list) ? { items: list, nextCursor: null } : list);

/** The list of one address, page by page, of which so many are kept. */
export function patientsQuery(search: PatientsSearch) {
  const filter = toNoteFilter(search);
  const { department, scope, tasks } = search;
  const read = (query: NoteFilter, signal: AbortSignal) =>
    department !== undefined
      ? api.request(calls.listDepartmentNotes, { query: { ...query, departmentId: department } }, { signal })
      : api.request(scope === 'mine' ? calls.listMyNotes : calls.listNotes, { query }, { signal });
  return infiniteQueryOptions({
    queryKey: ['notes', 'list', department ?? scope ?? 'all', filter],
    queryFn: async ({ pageParam, signal }) => {
      const { cursor } = pageParam;
      const query: NoteFilter = { ...filter, limit: sizeOf(pageParam), ...(cursor === null ? {} : { cursor }) };
      const load = async () => asPage(await read(query, signal));
      // what the list opens on; a search or a further page needs the server
      const opens = cursor === null && filter.query === undefined;
      return opens ? withDeviceCopy(`notes:${department ?? scope ?? 'all'}:${JSON.stringify(filter)}`, load) : load();
    },
    initialPageParam: firstPage,
    getNextPageParam: (page, _pages, start) => nextPage(page, start),
    getPreviousPageParam: (_page, _pages, start) => start.before,
    // rows of tasks above what is let go are not counted: the list would jump
    ...(tasks ? {} : { maxPages: pagesKept }),
  });
}

export function noteQuery(id: string) {
  return queryOptions({
    queryKey: ['notes', id],
    queryFn: ({ signal }) => api.request(calls.getNote, { params: { id } }, { signal }),
  });
}

/** Charts whose name holds the text, by last activity; at most `limit`. */
export function noteSearchQuery(text: string, limit: number) {
  const query = text.trim();
  return queryOptions({
    queryKey: ['notes', 'search', query, limit],
    queryFn: async ({ signal }) =>
      asPage(await api.request(calls.listNotes, { query: { query, limit } }, { signal })).items,
    enabled: query !== '',
  });
}

/** Charts that may be the same patient's: the name is part of theirs, the date of birth the same. Archived ones are among them. */
export function twinsQuery(name: string, dateOfBirth: string) {
  const query: NoteFilter = { query: name.trim(), date_of_birth: dateOfBirth, archived: 'also', limit: 50 };
  return queryOptions({
    queryKey: ['notes', 'twins', query],
    queryFn: async ({ signal }) => asPage(await api.request(calls.listNotes, { query }, { signal })).items,
    staleTime: 0,
  });
}

export const briefKey = ['notes', 'brief'] as const;

/** What needs me on a day of mine: of each kind the first ones, or all that the server gives. */
export function briefQuery(date: string, all: boolean) {
  return queryOptions({
    queryKey: [...briefKey, date, all],
    queryFn: ({ signal }) => {
      const query = { date, offset: -new Date().getTimezoneOffset(), ...(all ? { limit: limits.pageSizeMax } : {}) };
      return api.request(getBrief, { query }, { signal });
    },
  });
}

/** My unsigned visits by what they wait for, the newest ones. */
export const openWorkQuery = queryOptions({
  queryKey: ['notes', 'open-work'],
  queryFn: ({ signal }) => api.request(listOpenWork, { query: {} }, { signal }),
});

/** The tags in use in all charts that I may see. */
export const tagsQuery = queryOptions({
  queryKey: ['notes', 'tags'],
  queryFn: ({ signal }) => api.request(calls.listTags, {}, { signal }),
});

/** What lies in the bin, newest first, page by page. */
export function binQuery() {
  return infiniteQueryOptions({
    queryKey: ['notes', 'bin'],
    queryFn: async ({ pageParam: cursor, signal }): Promise<BinPage> => {
      const query: BinFilter = { limit: limits.pageSize, ...(cursor === null ? {} : { cursor }) };
      const list = await api.request(calls.listBin, { query }, { signal });
      return Array.isArray(list) ? { items: list, nextCursor: null } : list;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Merges that can be taken back. */
export function mergesQuery() {
  return queryOptions({
    queryKey: ['notes', 'merges'],
    queryFn: ({ signal }) => api.request(merges.listMerges, {}, { signal }),
  });
}

/** How many entries charts have, counted now. Events do not ask again: one of the charts may be gone by then. */
export function entryCountsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['entry-counts', ids],
    queryFn: async ({ signal }) =>
      (await api.request(calls.countTranscripts, { body: { note_ids: [...ids] } }, { signal })).counts,
    staleTime: 0,
  });
}

export function useCreateNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ note, key }: { note: NewNote; key: string }) =>
      api.request(calls.createNote, { body: note }, { idempotencyKey: key }),
    onSuccess: (created) => {
      rememberNote(queries, created);
      void queries.invalidateQueries({ queryKey: noteListsKey });
    },
  });
}

export function useUpdateNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ note, changes }: { note: Note; changes: NoteUpdate }) =>
      api.request(calls.updateNote, { params: { id: note.id }, body: changes }, { ifMatch: note.version }),
    onSuccess: (saved) => rememberNote(queries, saved),
  });
}

/** Files a chart in a department, or in none. Other details of it may have changed meanwhile: they are not touched. */
export function useFileNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, departmentId }: { id: string; departmentId: string | null }) =>
      api.request(calls.updateNote, { params: { id }, body: { departmentId } }),
    onSuccess: (saved) => rememberNote(queries, saved),
    onSettled: () => queries.invalidateQueries({ queryKey: noteListsKey }),
  });
}

/** Takes the rows away at once; puts them back when the server refuses. */
export function useDeleteNotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => api.request(calls.deleteNotes, { body: { ids } }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey: noteListsKey });
      forgetNotes(queries, ids);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notesKey }),
  });
}

export function useRestoreNotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => Promise.all(ids.map((id) => api.request(calls.restoreNote, { params: { id } }))),
    onSettled: () => queries.invalidateQueries({ queryKey: notesKey }),
  });
}

/** Shown at once; put back when the server refuses. */
export function useStarNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ note, starred }: { note: Note; starred: boolean }) =>
      api.request(calls.updateReferralFavorite, { params: { id: note.id }, body: { isReferralFavorite: starred } }),
    onMutate: async ({ note, starred }) => {
      await queries.cancelQueries({ queryKey: noteListsKey });
      rememberNote(queries, { ...note, isReferralFavorite: starred });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notesKey }),
  });
}

/** Takes the row away at once: an archived chart is in another list. */
export function useArchiveNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, archived }: { id: string; archived: boolean }) =>
      api.request(calls.archiveNote, { params: { id }, body: { archived } }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: noteListsKey });
      forgetNotes(queries, [id]);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notesKey }),
  });
}

/** `key` stays the same for each try of one merge. */
export function useMergeNotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ merge, key }: { merge: MergeNotes; key: string }) =>
      api.request(merges.mergeNotes, { body: merge }, { idempotencyKey: key }),
    onSuccess: ({ note }, { merge }) => {
      forgetNotes(queries, [merge.source_note_id]);
      rememberNote(queries, note);
      void queries.invalidateQueries({ queryKey: notesKey });
      void publishStale({ of: 'chart-contents', noteId: note.id });
    },
  });
}

export function useUndoMerge() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mergeId: string) => api.request(merges.undoMerge, { params: { mergeId } }),
    onSuccess: ({ source, target }) => {
      for (const note of [source, target]) {
        rememberNote(queries, note);
        void publishStale({ of: 'chart-contents', noteId: note.id });
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notesKey }),
  });
}

/** Tags the newest entry of a chart; gives the tag that it had, or null for a chart without entries. */
export function useTagNewestVisit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ noteId, tag }: { noteId: string; tag: string }) => {
      const found = await api.request(entries.getTranscripts, { params: { id: noteId }, query: { newest: 1 } });
      const newest = Array.isArray(found) ? found.at(-1) : found;
      if (!newest) return null;
      const { id, createdAt, tag: before } = newest;
      await api.request(entries.updateTranscriptTag, { params: { id }, body: { noteId, createdAt, tag, before } });
      return { noteId, before };
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notesKey }),
  });
}

/** The whole chart as one file. */
export function downloadChart(id: string): Promise<Blob> {
  return api.download(calls.exportNote, { params: { id } });
}
