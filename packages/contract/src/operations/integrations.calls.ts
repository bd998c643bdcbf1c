import { call } from '../call.ts';
import type { Integration, IntegrationName, IntegrationTest } from './integrations.schemas.ts';

export const listIntegrations = call<Record<never, never>, Integration[]>('GET', '/settings/integrations');
export const testIntegration = call<{ params: { name: IntegrationName } }, IntegrationTest>(
  'POST',
  '/settings/integrations/{name}/test',
);
