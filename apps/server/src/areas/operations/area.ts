import type { Area } from '../../platform/area.ts';
import { keepRetention } from './keep-retention.ts';
import { operationsRoutes } from './operations.routes.ts';

export const area: Area = { name: 'operations', routes: operationsRoutes, tidy: keepRetention };
