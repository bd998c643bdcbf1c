import type { Holdings } from '../../platform/area.ts';
import { changeAdder, countAdded } from './library.queries.ts';

/** PDFs that somebody added to the library. When that one leaves, they get the person who takes over. */
export const ownedFiles: Holdings = {
  kind: 'library-files',
  count: countAdded,

  async handOver(tx, change) {
    for (const id of await changeAdder(tx, change))
      await tx.audit('evidence-source.hand-over', { type: 'evidence-source', id });
  },

  // they go with their workspace
  discard: async () => undefined,
};
