import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findSession } from './accounts.queries.ts';
import { provePassword } from './prove-password.ts';
import { acceptSecondFactor, triesOfCode, wrongCode } from './second-factor.ts';
import { countTry, clearTries } from './tries.ts';
import { findTwoFactor } from './two-factor.queries.ts';

type IdentityProof = { password: string; code: string };
type ProofKind = 'password' | 'password-or-code' | 'provider' | 'provider-or-code';

/**
 * Makes sure that the person in front of the screen owns the account: by a code of the authenticator app when one is given, by the
 * password otherwise, and by a sign-in of the last minutes for an account without one. Every wrong one counts as a try.
 * @throws AppError WRONG_PASSWORD, INVALID_CODE, RATE_LIMITED
 */
export async function proveIdentity(ctx: Context, { password, code }: IdentityProof): Promise<void> {
  if (code === '') {
    await provePassword(ctx, password);
    return;
  }
  const tried = triesOfCode(ctx);
  await countTry(ctx, tried);
  const right = await ctx.transaction(async (tx) => {
    if (await acceptSecondFactor(ctx, tx, ctx.actor.userId, code)) return true;
    await tx.audit('two-factor.refused', { type: 'user', id: ctx.actor.userId });
    return false;
  });
  if (!right) throw wrongCode();
  await clearTries(ctx, tried);
}

/** Whether the caller's session began at most so long ago; one that begins in the future, by a clock that was set back, did not. */
export async function hasJustSignedIn(
  ctx: Pick<Context, 'actor' | 'clock' | 'db'>,
  withinMs: number,
): Promise<boolean> {
  const state = await findSession(ctx.db, ctx.actor.sessionId);
  if (state === null) return false;
  const age = ctx.clock.now() - state.session.createdAt;
  return age >= 0 && age < withinMs;
}

/** What the caller can prove themselves with. */
export async function proofOf(ctx: Pick<Context, 'actor' | 'db'>): Promise<ProofKind> {
  const state = await findSession(ctx.db, ctx.actor.sessionId);
  if (!state) throw new AppError('SESSION_REVOKED');
  const first = state.user.passwordHash === null ? 'provider' : 'password';
  const app = await findTwoFactor(ctx.db, ctx.actor.userId);
  return app?.confirmedAt ? `${first}-or-code` : first;
}
