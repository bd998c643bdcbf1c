import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { checkRoutes } from './checks/checks.routes.ts';
import { ownTemplates } from './own-templates.ts';
import { sharedTemplates } from './shared-templates.ts';
import { selectReachableTemplates } from './templates.queries.ts';
import { routes } from './templates.routes.ts';

export const area: Area = {
  name: 'templates',
  routes: [...routes, ...checkRoutes],
  provides: () => [contribute(reachableRecords, selectReachableTemplates)],
  holdings: sharedTemplates,
  ownData: ownTemplates,
};
