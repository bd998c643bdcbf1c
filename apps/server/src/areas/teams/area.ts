import type { Area } from '../../platform/area.ts';
import { routes } from './teams.routes.ts';

export const area: Area = { name: 'teams', routes };
