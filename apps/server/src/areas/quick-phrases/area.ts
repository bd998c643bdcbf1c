import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { ownPhrases } from './own-phrases.ts';
import { selectReachablePhrases } from './quick-phrases.queries.ts';
import { routes } from './quick-phrases.routes.ts';

export const area: Area = {
  name: 'quick-phrases',
  routes,
  provides: () => [contribute(reachableRecords, selectReachablePhrases)],
  ownData: ownPhrases,
};
