import { call } from '../call.ts';
import type { VerifiedExternalUser, VerifyExternalUser } from './external-user.schemas.ts';

export const verifyExternalUser = call<{ body: VerifyExternalUser }, VerifiedExternalUser>(
  'POST',
  '/auth/verify-ext-user',
);
