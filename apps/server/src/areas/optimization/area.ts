import type { Area } from '../../platform/area.ts';
import { routes } from './optimization.routes.ts';

export const area: Area = { name: 'optimization', routes };
