import type { Area } from '../../platform/area.ts';
import { checkRoutes } from './checks/checks.routes.ts';
import { ownTemplates } from './own-templates.ts';
import { sharedTemplates } from './shared-templates.ts';
import { routes } from './templates.routes.ts';

export const area: Area = {
  name: 'templates',
  routes: [...routes, ...checkRoutes],
  holdings: sharedTemplates,
  ownData: ownTemplates,
};
