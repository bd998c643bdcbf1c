import type { Area } from '../../platform/area.ts';
import { ownTemplates } from './own-templates.ts';
import { routes } from './templates.routes.ts';

export const area: Area = { name: 'templates', routes, ownData: ownTemplates };
