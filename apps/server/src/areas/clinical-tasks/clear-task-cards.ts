import type { SQL } from 'drizzle-orm';
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import { clearCards } from './clinical-tasks.queries.ts';
import { clinicalTasks } from './clinical-tasks.table.ts';
import { publishTaskChanges } from './publish-task-changes.ts';

/** Tasks of a deleted card point to none. */
export const clearTaskCard = (tx: Tx, cardId: string): Promise<void> => clear(tx, eq(clinicalTasks.cardId, cardId));

/** Tasks of a chart point to none but its own cards `cardIds`: others went to another chart. */
export const clearStrayTaskCards = (tx: Tx, noteId: string, cardIds: readonly string[]): Promise<void> =>
  clear(
    tx,
    and(
      eq(clinicalTasks.noteId, noteId),
      isNotNull(clinicalTasks.cardId),
      notInArray(clinicalTasks.cardId, [...cardIds]),
    ),
  );

async function clear(tx: Tx, which: SQL | undefined): Promise<void> {
  const cleared = await clearCards(tx, which);
  for (const { id, noteId } of cleared) await tx.audit('clinical-task.update', { type: 'clinical-task', id, noteId });
  await publishTaskChanges(tx, new Set(cleared.map(({ noteId }) => noteId)));
}
