import { z } from 'zod';
import { route } from '../route.ts';
import * as calls from './operations.calls.ts';
import { ApiDocument, EngineInfo, Health, Ready } from './operations.schemas.ts';

export const getHealth = route(calls.getHealth, {
  access: 'public',
  summary: 'Is the process alive.',
  response: Health,
});
export const getReady = route(calls.getReady, {
  access: 'public',
  summary: 'Can the process serve; 503 when its database is out of reach or it is stopping.',
  response: Ready,
  errors: ['UNAVAILABLE'],
});
export const getApiDocument = route(calls.getApiDocument, {
  access: 'public',
  summary: 'This document, OpenAPI 3.1.',
  response: ApiDocument,
});
export const listEngines = route(calls.listEngines, {
  access: 'session',
  whileViewing: 'as-self',
  summary: 'Which engine serves each area, and why.',
  response: z.array(EngineInfo),
  permission: 'self',
});
