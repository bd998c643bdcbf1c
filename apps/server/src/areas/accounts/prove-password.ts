import { limits } from '@clinical/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findSession, type SessionState } from './accounts.queries.ts';
import { verifyPassword } from './password.ts';
import { countTry, clearTries } from './tries.ts';

/**
 * Makes sure that the person in front of the screen owns the account: by the password, or by a sign-in of the last minutes for an
 * account without one. Gives the caller's session.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED after five wrong ones
 */
export async function provePassword(ctx: Context, password: string, field = 'password'): Promise<SessionState> {
  const state = await findSession(ctx.db, ctx.actor.sessionId);
  if (!state) throw new AppError('SESSION_REVOKED');
  const { user, session } = state;
  if (user.passwordHash === null) {
    if (ctx.clock.now() - session.createdAt <= limits.freshSignIn) return state;
    throw new AppError('WRONG_PASSWORD', {
      message: 'Sign out, sign in again at your provider, and try again.',
    });
  }
  const tried = { what: `prove:${user.id}`, most: limits.signInFailures };
  await countTry(ctx, tried);
  if (await verifyPassword(password, user.passwordHash)) {
    await clearTries(ctx, tried);
    return state;
  }
  await ctx.transaction((tx) => tx.audit('account.prove-refused', { type: 'user', id: user.id }), {
    evenWhenFull: true,
  });
  throw new AppError('WRONG_PASSWORD', {
    detail: [{ loc: ['body', field], msg: 'This is not the password of this account.' }],
  });
}
