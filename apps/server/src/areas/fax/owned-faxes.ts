import type { Holdings } from '../../platform/area.ts';
import { changeFaxOwner, countOwnedFaxes } from './fax.queries.ts';

/** Received faxes that somebody looks after and nobody has filed. When that one leaves, they get the person who takes over. */
export const ownedFaxes: Holdings = {
  kind: 'faxes',
  count: countOwnedFaxes,

  async handOver(tx, change) {
    for (const id of await changeFaxOwner(tx, change)) await tx.audit('fax.hand-over', { type: 'fax', id });
  },

  // they go with their workspace
  discard: async () => undefined,
};
