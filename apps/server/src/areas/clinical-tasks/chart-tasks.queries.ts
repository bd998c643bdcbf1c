import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import { clinicalTasks, droppedSuggestions } from './clinical-tasks.table.ts';

type Chart = { id: string; workspaceId: string };

/**
 * Takes all tasks of one chart to another, or those of `ids`. They keep the keys of their suggestions, which name the visit that
 * goes with them; a key that the other chart has as well is left out.
 */
export async function moveTasks(tx: Tx, from: Chart, to: Chart, ids?: readonly string[]): Promise<string[]> {
  const moved = await tx.db
    .update(clinicalTasks)
    .set({ noteId: to.id, suggestionKey: keyUnlessIn(to.id) })
    .where(and(eq(clinicalTasks.noteId, from.id), ids === undefined ? undefined : inArray(clinicalTasks.id, [...ids])))
    .returning({ id: clinicalTasks.id });
  return moved.map(({ id }) => id);
}

const keyUnlessIn = (noteId: string) => sql<string | null>`case when exists (
  select from clinical_tasks other where other.note_id = ${noteId}::uuid and other.suggestion_key = clinical_tasks.suggestion_key)
  then null else clinical_tasks.suggestion_key end`;

/** Suggestions that were dropped in one chart are dropped in the other. Keys name their visit, so that one too many hides nothing. */
export async function copyDropped(tx: Tx, from: Pick<Chart, 'id'>, to: Pick<Chart, 'id'>): Promise<void> {
  const dropped = await tx.db.select().from(droppedSuggestions).where(eq(droppedSuggestions.noteId, from.id));
  if (dropped.length === 0) return;
  const rows = dropped.map((row) => ({ ...row, noteId: to.id }));
  await tx.db.insert(droppedSuggestions).values(rows).onConflictDoNothing();
}

/** Tasks of a chart that were heard in one of its visits. */
export async function selectHeardIn(tx: Tx, { id, noteId }: { id: string; noteId: string }): Promise<string[]> {
  const rows = await tx.db
    .select({ id: clinicalTasks.id })
    .from(clinicalTasks)
    .where(and(eq(clinicalTasks.noteId, noteId), eq(clinicalTasks.transcriptId, id)));
  return rows.map((row) => row.id);
}

/** Tasks of a chart wait for these no more: they went to another one. */
export async function clearBlockers(tx: Tx, noteId: string, ids: readonly string[]): Promise<void> {
  await tx.db
    .update(clinicalTasks)
    .set({
      blockedBy: sql`(select coalesce(jsonb_agg(each), '[]') from jsonb_array_elements_text(${clinicalTasks.blockedBy}) each
        where not each = any(${sql.param([...ids])}::text[]))`,
      version: sql`${clinicalTasks.version} + 1`,
      updatedAt: tx.clock.now(),
    })
    .where(and(eq(clinicalTasks.noteId, noteId), sql`${clinicalTasks.blockedBy} ?| ${sql.param([...ids])}::text[]`));
}
