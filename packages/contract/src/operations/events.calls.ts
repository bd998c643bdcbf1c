import { call } from '../call.ts';
import type { AppEvent } from './events.schemas.ts';

export const streamEvents = call<Record<never, never>, AppEvent>('GET', '/events');
