import { route } from '../route.ts';
import * as calls from './api-key.calls.ts';
import { ActivateApiKey, StoredApiKey, UpdateApiKey } from './api-key.schemas.ts';

export const updateApiKey = route(calls.updateApiKey, {
  access: 'session',
  summary: 'Store the own AI key, of which only the last four characters are shown again; null takes it away.',
  body: UpdateApiKey,
  response: StoredApiKey,
  permission: 'self',
  notRepeated: true,
});
export const activateApiKey = route(calls.activateApiKey, {
  access: 'session',
  summary: 'Test the stored key at the provider and use it from now on, or stop using it.',
  body: ActivateApiKey,
  response: StoredApiKey,
  permission: 'self',
  errors: ['CONFLICT', 'API_KEY_REFUSED', 'PROVIDER_FAILED', 'RATE_LIMITED'],
  notRepeated: true,
});
