import { sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { visibleNotes } from './notes.queries.ts';
import { notes } from './notes.table.ts';

/** The tags of all charts that the actor may read, archived ones among them; each once, in the order of their bytes. */
export async function selectTags(scope: Pick<Scope, 'actor' | 'db'>): Promise<string[]> {
  const rows = await scope.db
    .selectDistinct({ tag: sql<string>`unnest(${notes.tags})` })
    .from(notes)
    // the first half lets the index serve that leaves charts without tags out
    .where(sql`tags <> '{}' and ${visibleNotes(scope)}`);
  return rows.map(({ tag }) => tag).toSorted();
}
