import type { Area } from '../../platform/area.ts';
import { routes } from './notes.routes.ts';

export const area: Area = { name: 'notes', routes };
