import { z } from 'zod';
import { route } from '../route.ts';
import * as calls from './integrations.calls.ts';
import { Integration, IntegrationParams, IntegrationTest } from './integrations.schemas.ts';

export const listIntegrations = route(calls.listIntegrations, {
  access: 'session',
  whileViewing: 'as-self',
  summary: '[ours] What does the work for the acting workspace, why, and when it last did.',
  response: z.array(Integration),
  permission: 'self',
});
export const testIntegration = route(calls.testIntegration, {
  access: 'session',
  summary: '[ours] Has one do a small piece of work without patient data, and tells what came of it.',
  params: IntegrationParams,
  response: IntegrationTest,
  permission: 'self',
  errors: ['NO_SEAT'],
});
