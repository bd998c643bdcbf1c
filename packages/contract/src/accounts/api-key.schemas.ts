import { z } from 'zod';
import { isWholeApiKey } from '../validation/texts.ts';
import { ApiKeyInfo } from './accounts.schemas.ts';

/** Null takes the key away. */
export const UpdateApiKey = z.object({
  apiKey: z.string().trim().refine(isWholeApiKey, 'a key that starts with sk-').nullable(),
});
export type UpdateApiKey = z.input<typeof UpdateApiKey>;

/** True tests the key at the provider and uses it from then on; false keeps it unused. */
export const ActivateApiKey = z.object({ active: z.boolean().default(true) });
export type ActivateApiKey = z.input<typeof ActivateApiKey>;

export const StoredApiKey = z.object({ apiKey: ApiKeyInfo.nullable() });
export type StoredApiKey = z.infer<typeof StoredApiKey>;
