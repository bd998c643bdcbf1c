import type { Holdings } from '../../platform/area.ts';
import { changeFormOwner, countOwnedForms } from './forms.queries.ts';

/** Blank forms that somebody added. When that one leaves, they get the person who takes over. */
export const ownedForms: Holdings = {
  kind: 'forms',
  count: countOwnedForms,

  async handOver(tx, change) {
    for (const id of await changeFormOwner(tx, change)) await tx.audit('form.hand-over', { type: 'form', id });
  },

  // they go with their workspace
  discard: async () => undefined,
};
