import type { Holdings } from '../../platform/area.ts';
import { changeOwner, countOwned } from './kanban.queries.ts';

/** Cards that somebody owns and that are not done. When that one leaves, they get the person who takes over. */
export const ownedCards: Holdings = {
  kind: 'cards',
  count: countOwned,

  async handOver(tx, change) {
    for (const { id, noteId } of await changeOwner(tx, change)) {
      await tx.audit('card.hand-over', { type: 'card', id, noteId });
    }
  },

  // they go with their charts
  discard: async () => undefined,
};
