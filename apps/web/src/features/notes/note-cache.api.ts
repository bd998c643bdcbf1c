import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { QueryClient } from '@tanstack/react-query';
import type { Pages } from './note-pages.ts';

function changeLists(queries: QueryClient, change: (items: Note[]) => Note[]): void {
  queries.setQueriesData<Pages>(
    { queryKey: ['notes', 'list'] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}

/** Puts a chart as the server gave it into every place that shows it. */
export function rememberNote(queries: QueryClient, note: Note): void {
  queries.setQueryData(['notes', note.id], note);
  changeLists(queries, (items) => items.map((item) => (item.id === note.id ? note : item)));
}

export function forgetNotes(queries: QueryClient, ids: readonly string[]): void {
  changeLists(queries, (items) => items.filter((item) => !ids.includes(item.id)));
}
