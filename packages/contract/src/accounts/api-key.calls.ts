import { call } from '../call.ts';
import type { ActivateApiKey, StoredApiKey, UpdateApiKey } from './api-key.schemas.ts';

export const updateApiKey = call<{ body: UpdateApiKey }, StoredApiKey>('POST', '/auth/update-api-key');
export const activateApiKey = call<{ body: ActivateApiKey }, StoredApiKey>('POST', '/auth/activate-key');
