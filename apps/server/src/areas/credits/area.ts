import type { Area } from '../../platform/area.ts';
import { routes } from './credits.routes.ts';

export const area: Area = { name: 'credits', routes };
