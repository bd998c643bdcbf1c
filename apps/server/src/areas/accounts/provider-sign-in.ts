import { signInErrors } from '@clinical/contract/accounts/sign-in-errors';
import { isEmail } from '@clinical/contract/validation/addresses';
import { AppError } from '../../platform/app-error.ts';
import type { PublicContext, Tx } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { findIdentity, findUser, findUserByEmail, insertIdentity, type UserRow } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { makeAccount } from './make-account.ts';
import { openSession, type SignedIn } from './open-session.ts';
import type { Device } from './sign-in-cookies.ts';
import { SignInRefusal } from './sign-in-refusal.ts';

/** What a provider says of a person, after its signature, nonce and audience were checked. */
export type ProviderClaims = {
  sub?: unknown;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  name?: unknown;
};

const text = (value: unknown, most: number) => (typeof value === 'string' ? storable(value).trim().slice(0, most) : '');

/**
 * The account of a person whom somebody trusted vouches for: that of the identity, else that of the verified address, else a new
 * one. An address that is not verified is nobody's.
 * @throws SignInRefusal EMAIL_NOT_VERIFIED; AppError ACCOUNT_NOT_AUTHORISED for a closed account
 */
export async function accountFor(
  ctx: PublicContext,
  tx: Tx<null>,
  provider: string,
  claims: ProviderClaims,
): Promise<UserRow> {
  const subject = text(claims.sub, 255);
  const email = text(claims.email, 254).toLowerCase();
  const identity = await findIdentity(tx.db, provider, subject);
  let user = identity && (await findUser(tx.db, identity.userId));
  if (!user) {
    if (!subject || claims.email_verified !== true || !isEmail(email)) {
      throw new SignInRefusal(signInErrors.addressNotVerified);
    }
    const name = text(claims.name, 100);
    const givenName = text(claims.given_name, 100) || name.split(' ')[0] || email;
    const familyName = text(claims.family_name, 100) || name.split(' ').slice(1).join(' ');
    user =
      (await findUserByEmail(tx.db, email)) ??
      (await makeAccount(ctx, tx, { email, givenName, familyName, passwordHash: null }));
    await insertIdentity(tx.db, { provider, subject, userId: user.id, createdAt: ctx.clock.now() });
    await tx.audit('account.link-provider', { type: 'user', id: user.id });
  }
  if (user.closedAt !== null) throw new AppError('ACCOUNT_NOT_AUTHORISED');
  return user;
}

/** Opens a session for somebody who signed in at a provider. Its ID token is kept, sealed, to sign out there as well. */
export async function signInFromProvider(
  ctx: PublicContext,
  provider: string,
  claims: ProviderClaims,
  idToken: string | null,
  device: Device,
): Promise<SignedIn> {
  const { sealText } = ctx.use(authServices);
  return ctx.transaction(async (tx) => {
    const user = await accountFor(ctx, tx, provider, claims);
    const idTokenSealed = idToken && sealText(idToken, `id-token:${user.id}`);
    return openSession(ctx, tx, user, device, { provider, idTokenSealed });
  });
}
