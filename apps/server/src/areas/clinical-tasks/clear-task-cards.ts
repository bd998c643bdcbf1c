import type { Tx } from '../../platform/context.ts';
import { clearCard, clearStrayCards } from './clinical-tasks.queries.ts';
import { publishTaskChanges } from './publish-task-changes.ts';

type Cleared = { id: string; noteId: string };

/** Tasks of a deleted card point to none. */
export const clearTaskCard = async (tx: Tx, cardId: string): Promise<void> =>
  recordCleared(tx, await clearCard(tx, cardId));

/** Tasks of a chart point to none but its own cards `cardIds`: others went to another chart. */
export const clearStrayTaskCards = async (tx: Tx, noteId: string, cardIds: readonly string[]): Promise<void> =>
  recordCleared(tx, await clearStrayCards(tx, noteId, cardIds));

async function recordCleared(tx: Tx, cleared: readonly Cleared[]): Promise<void> {
  for (const { id, noteId } of cleared) await tx.audit('clinical-task.update', { type: 'clinical-task', id, noteId });
  await publishTaskChanges(tx, new Set(cleared.map(({ noteId }) => noteId)));
}
