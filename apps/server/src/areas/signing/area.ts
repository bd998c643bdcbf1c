import type { Area } from '../../platform/area.ts';
import { routes } from './signing.routes.ts';
import { tellRemovedAudio } from './tell-removed-audio.ts';

export const area: Area = { name: 'signing', routes, tidy: tellRemovedAudio };
