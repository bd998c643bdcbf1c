import type { QueryClient } from '@tanstack/react-query';
import { pricesQuery } from '../features/credits/public.ts';
import { noteQuery } from '../features/notes/public.ts';
import { loadNoteEditor } from './editor/load-note-editor.ts';
import { threadQuery } from '../features/transcripts/transcripts.api.ts';

/** Asks for a chart, for the prices on its buttons, and for what its newest note is typed in, while the page's own code is still on its way. */
export function fetchChart(queries: QueryClient, noteId: string): void {
  void queries.prefetchQuery(noteQuery(noteId));
  void queries.prefetchQuery(threadQuery(noteId));
  void queries.prefetchQuery(pricesQuery);
  loadNoteEditor().catch(() => undefined);
}
