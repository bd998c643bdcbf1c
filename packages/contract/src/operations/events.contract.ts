import { route } from '../route.ts';
import * as calls from './events.calls.ts';
import { AppEvent } from './events.schemas.ts';

export const streamEvents = route(calls.streamEvents, {
  access: 'session',
  whileViewing: 'as-self',
  summary: 'One stream for all tabs of a browser; closed when the session ends.',
  response: AppEvent,
  reply: 'stream',
  permission: 'self',
  background: true,
  withoutTwoFactor: true,
});
