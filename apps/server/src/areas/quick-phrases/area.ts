import type { Area } from '../../platform/area.ts';
import { ownPhrases } from './own-phrases.ts';
import { routes } from './quick-phrases.routes.ts';

export const area: Area = { name: 'quick-phrases', routes, ownData: ownPhrases };
