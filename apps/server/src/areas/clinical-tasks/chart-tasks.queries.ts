import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import { clinicalTasks } from './clinical-tasks.table.ts';

type Chart = { id: string; workspaceId: string };

/**
 * Takes all tasks of one chart to another, or those of `ids`. A suggestion that both charts have taken stays once: its key is
 * left out of the one that moves.
 */
export async function moveTasks(tx: Tx, from: Chart, to: Chart, ids?: readonly string[]): Promise<string[]> {
  const moved = await tx.db
    .update(clinicalTasks)
    .set({ noteId: to.id, suggestionKey: null })
    .where(and(eq(clinicalTasks.noteId, from.id), ids === undefined ? undefined : inArray(clinicalTasks.id, [...ids])))
    .returning({ id: clinicalTasks.id });
  return moved.map(({ id }) => id);
}
