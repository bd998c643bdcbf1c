import { z } from 'zod';
import { Timestamp } from '../common.schemas.ts';

/** Opens one original for `limits.assetLink` without a bearer, as long as the session that asked for it and its rights last. */
export const AssetLink = z.object({ token: z.string(), expiresAt: Timestamp });
export type AssetLink = z.infer<typeof AssetLink>;
