import { and, inArray } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';

/** Names of the patients of charts, by id, as far as the caller may see them. */
export async function noteTitles(scope: Scope, noteIds: readonly string[]): Promise<Map<string, string>> {
  if (noteIds.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: notes.id, title: notes.title })
    .from(notes)
    .where(and(inArray(notes.id, [...noteIds]), visibleNotes(scope)));
  return new Map(rows.map((row) => [row.id, row.title]));
}
