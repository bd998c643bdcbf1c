import type { Area } from '../../platform/area.ts';
import { routes } from './exports.routes.ts';

export const area: Area = { name: 'exports', routes };
