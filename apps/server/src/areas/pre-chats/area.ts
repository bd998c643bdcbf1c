import type { Area } from '../../platform/area.ts';
import { routes } from './pre-chats.routes.ts';

export const area: Area = { name: 'pre-chats', routes };
