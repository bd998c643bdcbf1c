import type { Holdings } from '../../platform/area.ts';
import { changeMaker, countOpenLinks } from './patient-links.queries.ts';

/** Links for patients act for who made them. When that one leaves, they act for the person who takes over. */
export const madeLinks: Holdings = {
  kind: 'patient-links',
  count: countOpenLinks,
  handOver: changeMaker,
  // they end with their workspace
  discard: async () => undefined,
};
