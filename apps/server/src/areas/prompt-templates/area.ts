import type { Area } from '../../platform/area.ts';
import { routes } from './prompt-templates.routes.ts';

export const area: Area = { name: 'prompt-templates', routes };
