import type { Note, NotePage } from '@clinical/contract/notes/notes.schemas';
import type { InfiniteData } from '@tanstack/react-query';

/** Where a page of a list begins: its number, the server's cursor, and the page before, so that the way back is known. */
export type PageStart = { index: number; cursor: string | null; before: PageStart | null };

export type Pages = InfiniteData<NotePage, PageStart>;

export const firstPage: PageStart = { index: 0, cursor: null, before: null };

/** The first page is small, to be there at once; the others are large, so that scrolling waits for few. */
const sizes = { first: 50, other: 200 };

/** So many pages are kept; further ones push those at the other end out, and they are fetched again on the way back. */
export const pagesKept = 8;

export const sizeOf = ({ index }: PageStart): number => (index === 0 ? sizes.first : sizes.other);

/** Rows that stand before a page. */
export const rowsBefore = ({ index }: PageStart): number => (index === 0 ? 0 : sizes.first + (index - 1) * sizes.other);

export function nextPage(last: NotePage, start: PageStart): PageStart | null {
  return last.nextCursor === null ? null : { index: start.index + 1, cursor: last.nextCursor, before: start };
}

/** The rows at hand and how many stand before them. One that moved between two fetches is shown once, where it was seen first. */
export function rowsOf(data: Pages | undefined): { notes: Note[]; before: number } {
  const [start] = data?.pageParams ?? [];
  if (!data || !start) return { notes: [], before: 0 };
  const byId = new Map<string, Note>();
  for (const note of data.pages.flatMap((page) => page.items)) if (!byId.has(note.id)) byId.set(note.id, note);
  return { notes: [...byId.values()], before: rowsBefore(start) };
}
