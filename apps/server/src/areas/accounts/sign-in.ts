import { signInErrors } from '@clinical/contract/accounts/sign-in-errors';
import { limits } from '@clinical/contract/limits';
import type { PublicContext } from '../../platform/context.ts';
import { findUserByEmail, newestEmailCode } from './accounts.queries.ts';
import type { SignedIn } from './open-session.ts';
import { decoyHash, verifyPassword } from './password.ts';
import type { Device } from './sign-in-cookies.ts';
import { SignInRefusal } from './sign-in-refusal.ts';
import { passOn, signedInOrCodeNeeded } from './sign-in-steps.ts';
import { isKnownDevice } from './sign-in.queries.ts';
import { countTry, clearTries, takeBack, type Tried, triesOfAddress } from './tries.ts';

/** On a disk that is nearly full people still read, and for that they sign in. */
const small = { evenWhenFull: true };

/** What this try counts for: an address and the network it comes from, or the known device alone, which nobody else can block. */
async function countedFor(ctx: PublicContext, email: string, device: Device): Promise<Tried[]> {
  if (await isKnownDevice(ctx.db, device.hash, email)) {
    return [{ what: `sign-in:${email}:${device.hash}`, most: limits.signInFailures }];
  }
  return [triesOfAddress(email), { what: `sign-in-from:${ctx.origin.address}`, most: limits.signInFailuresPerAddress }];
}

/** Forgets the wrong tries for the account; of those from the network only this one. */
async function forgiveAll(ctx: PublicContext, [account, network]: readonly Tried[]): Promise<void> {
  if (account) await clearTries(ctx, account);
  if (network) await takeBack(ctx, network);
}

/**
 * Checks e-mail and password and opens a session in the account's own workspace. Null when they do not fit.
 * One hash is computed whatever the address, so that the time tells nothing.
 * @throws AppError RATE_LIMITED after too many wrong ones; SignInRefusal EMAIL_NOT_CONFIRMED for the right password of a
 * registration that waits for its code, MFA_REQUIRED with the MFA session when a code is needed as well
 */
export async function signIn(
  ctx: PublicContext,
  credentials: { email: string; password: string },
  device: Device,
): Promise<SignedIn | null> {
  const email = credentials.email.trim().toLowerCase();
  const counted = await countedFor(ctx, email, device);
  for (const tried of counted.toReversed()) await countTry(ctx, tried);
  const user = await findUserByEmail(ctx.db, email);
  const pending = await newestEmailCode(ctx.db, email);
  const waiting = !user && pending && pending.usedAt === null ? pending.pending.passwordHash : null;
  const fits = await verifyPassword(credentials.password, user?.passwordHash ?? waiting ?? decoyHash);
  const live = user !== null && user.passwordHash !== null && user.closedAt === null && fits;
  if (!live) {
    await ctx.transaction((tx) => tx.audit('session.sign-in-refused', { type: 'user', id: user?.id ?? null }), small);
    if (!waiting || !fits) return null;
    await forgiveAll(ctx, counted);
    throw new SignInRefusal(signInErrors.notConfirmed);
  }
  await forgiveAll(ctx, counted);
  return signedInOrCodeNeeded(await ctx.transaction((tx) => passOn(ctx, tx, user, device), small));
}
