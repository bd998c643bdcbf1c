import { z } from 'zod';

/** `type` is the outside system as the operator named it, e.g. `drchrono`. */
export const VerifyExternalUser = z.object({ token: z.string().min(1).max(8_000), type: z.string().min(1).max(60) });
export type VerifyExternalUser = z.input<typeof VerifyExternalUser>;

/** Sign in with the credentials provider and this `ticket` within a minute; it works once. */
export const VerifiedExternalUser = z.object({ email: z.string(), ticket: z.string() });
export type VerifiedExternalUser = z.infer<typeof VerifiedExternalUser>;
