import { signInErrors } from '@clinical/contract/accounts/sign-in-errors';
import { limits } from '@clinical/contract/limits';
import type { PublicContext, Tx } from '../../platform/context.ts';
import { findUser, type UserRow } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { hashCode } from './hash-code.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { acceptSecondFactor } from './second-factor.ts';
import type { Device } from './sign-in-cookies.ts';
import { SignInRefusal } from './sign-in-refusal.ts';
import {
  countStepTry,
  findStep,
  insertStep,
  isKnownDevice,
  lockStep,
  type SignInStep,
  spendStep,
} from './sign-in.queries.ts';
import { countTry, clearTries } from './tries.ts';
import { findTwoFactor } from './two-factor.queries.ts';

const small = { evenWhenFull: true };
const ticketLifeMs = 60_000;

const hashOf = (ctx: PublicContext, kind: SignInStep['kind'], secret: string) =>
  hashCode(ctx.use(authServices).codeSecret, `step:${kind}`, secret);

/** Begins the step after a proof: the secret that it is taken up with. */
export async function beginStep(
  ctx: PublicContext,
  tx: Tx<null>,
  userId: string,
  kind: SignInStep['kind'],
): Promise<string> {
  const secret = ctx.ids.secret(32);
  const now = ctx.clock.now();
  const life = kind === 'mfa' ? limits.mfaSessionLife : ticketLifeMs;
  const row = { id: ctx.ids.uuid(), userId, kind, secretHash: hashOf(ctx, kind, secret) };
  await insertStep(tx.db, { ...row, createdAt: now, expiresAt: now + life });
  return secret;
}

const isOpen = (step: SignInStep | null, now: number): step is SignInStep =>
  step !== null && step.usedAt === null && step.expiresAt > now && step.tries < limits.mfaTries;

async function liveUser(tx: Tx<null>, userId: string): Promise<UserRow | null> {
  const user = await findUser(tx.db, userId);
  return user?.closedAt === null ? user : null;
}

/**
 * The second callback: the code of the app, or a recovery code, finishes the sign-in that the password began.
 * @throws SignInRefusal MFA_EXPIRED, MFA_WRONG_CODE; AppError RATE_LIMITED
 */
export async function signInWithCode(
  ctx: PublicContext,
  input: { mfaSession: string; code: string },
  device: Device,
): Promise<SignedIn> {
  const secretHash = hashOf(ctx, 'mfa', input.mfaSession);
  const step = await findStep(ctx.db, secretHash);
  if (!isOpen(step, ctx.clock.now())) throw new SignInRefusal(signInErrors.codeTooLate);
  const owner = await findUser(ctx.db, step.userId);
  // As with passwords: wrong codes from elsewhere must not keep the owner out of their own device.
  const isOwnDevice = owner !== null && (await isKnownDevice(ctx.db, device.hash, owner.email));
  const what = `sign-in-code:${step.userId}${isOwnDevice ? `:${device.hash}` : ''}`;
  const tried = { what, most: limits.signInFailures };
  await countTry(ctx, tried);
  const outcome = await ctx.transaction(async (tx) => {
    const held = await lockStep(tx.db, secretHash);
    const user = await liveUser(tx, step.userId);
    if (!isOpen(held, ctx.clock.now()) || !user) return 'late';
    if (!(await acceptSecondFactor(ctx, tx, user.id, input.code.trim()))) {
      await countStepTry(tx.db, held.id);
      await tx.audit('session.code-refused', { type: 'user', id: user.id });
      return 'wrong';
    }
    await spendStep(tx.db, held.id, ctx.clock.now());
    return openSession(ctx, tx, user, device);
  }, small);
  if (outcome === 'late') throw new SignInRefusal(signInErrors.codeTooLate);
  if (outcome === 'wrong') throw new SignInRefusal(signInErrors.wrongCode);
  await clearTries(ctx, tried);
  return outcome;
}

/**
 * Finishes a sign-in that another system vouched for; null when the ticket is none, used or too old.
 * @throws SignInRefusal MFA_REQUIRED with the MFA session for an account with a second factor of ours
 */
export async function signInWithTicket(ctx: PublicContext, ticket: string, device: Device): Promise<SignedIn | null> {
  const done = await ctx.transaction(async (tx) => {
    const step = await lockStep(tx.db, hashOf(ctx, 'ticket', ticket));
    const user = step && (await liveUser(tx, step.userId));
    if (!user || !isOpen(step, ctx.clock.now())) {
      await tx.audit('session.sign-in-refused', { type: 'user', id: step?.userId ?? null });
      return null;
    }
    await spendStep(tx.db, step.id, ctx.clock.now());
    return passOn(ctx, tx, user, device);
  }, small);
  return signedInOrCodeNeeded(done);
}

/** After a first proof: a session, or the secret of the next step where a code is needed as well. */
export async function passOn(
  ctx: PublicContext,
  tx: Tx<null>,
  user: UserRow,
  device: Device,
): Promise<SignedIn | string> {
  const second = await findTwoFactor(tx.db, user.id);
  if (!second?.confirmedAt) return openSession(ctx, tx, user, device);
  await tx.audit('session.code-needed', { type: 'user', id: user.id });
  return beginStep(ctx, tx, user.id, 'mfa');
}

/** @throws SignInRefusal MFA_REQUIRED with the MFA session */
export function signedInOrCodeNeeded<T extends SignedIn | null>(done: T | string): T {
  if (typeof done === 'string') throw new SignInRefusal(`${signInErrors.codeNeeded}:${done}`);
  return done;
}
