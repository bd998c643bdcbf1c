import { route } from '../route.ts';
import * as calls from './external-user.calls.ts';
import { VerifiedExternalUser, VerifyExternalUser } from './external-user.schemas.ts';

export const verifyExternalUser = route(calls.verifyExternalUser, {
  access: 'public',
  summary: 'Check the signed token of an outside system; answers a ticket to sign in with once, within a minute.',
  body: VerifyExternalUser,
  response: VerifiedExternalUser,
  errors: ['EXTERNAL_USER_REFUSED', 'RATE_LIMITED'],
});
