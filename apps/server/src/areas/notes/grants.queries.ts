import { eq } from 'drizzle-orm';
import type { GrantLevel } from '../../platform/access.ts';
import type { Database } from '../../platform/db/database.ts';
import { noteGrants } from './notes.table.ts';

/** Who holds what on a chart, by principal. */
export async function selectGrants(db: Database, noteId: string): Promise<Map<string, GrantLevel>> {
  const rows = await db.select().from(noteGrants).where(eq(noteGrants.noteId, noteId));
  return new Map(rows.map(({ principal, level }) => [principal, level]));
}
