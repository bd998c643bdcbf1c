import type { Area } from '../../platform/area.ts';
import { applyRetention } from './apply-retention.ts';
import { operationsRoutes } from './operations.routes.ts';

export const area: Area = { name: 'operations', routes: operationsRoutes, tidy: applyRetention };
