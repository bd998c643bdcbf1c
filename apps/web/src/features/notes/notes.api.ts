import * as calls from '@clinical/contract/notes/notes.calls';
import type { NewNote, Note, NoteFilter, NoteList, NotePage, NoteUpdate } from '@clinical/contract/notes/notes.schemas';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type PatientsSearch, toNoteFilter } from './note-filter.ts';
import { forgetNotes, rememberNote } from './note-cache.ts';

const pageSize = 50;

const asPage = (list: NoteList): NotePage => (Array.isArray(list) ? { items: list, nextCursor: null } : list);

/** The list of one address, page by page. */
export function patientsQuery(search: PatientsSearch) {
  const filter = toNoteFilter(search);
  const list = search.scope === 'mine' ? calls.listMyNotes : calls.listNotes;
  return infiniteQueryOptions({
    queryKey: ['notes', 'list', search.scope ?? 'all', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query: NoteFilter = { ...filter, limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return asPage(await api.request(list, { query }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
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

export function useCreateNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ note, key }: { note: NewNote; key: string }) =>
      api.request(calls.createNote, { body: note }, { idempotencyKey: key }),
    onSuccess: (created) => {
      rememberNote(queries, created);
      void queries.invalidateQueries({ queryKey: ['notes', 'list'] });
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

/** Takes the rows away at once; puts them back when the server refuses. */
export function useDeleteNotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => api.request(calls.deleteNotes, { body: { ids } }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey: ['notes', 'list'] });
      forgetNotes(queries, ids);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['notes'] }),
  });
}

export function useRestoreNotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => Promise.all(ids.map((id) => api.request(calls.restoreNote, { params: { id } }))),
    onSettled: () => queries.invalidateQueries({ queryKey: ['notes'] }),
  });
}
