import type { Area } from '../../platform/area.ts';
import { ownPrompts } from './own-prompts.ts';
import { routes } from './prompt-templates.routes.ts';

export const area: Area = { name: 'prompt-templates', routes, ownData: ownPrompts };
