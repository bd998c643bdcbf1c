import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { forgetSessions } from './end-session.ts';
import { refuseCommonPassword } from './password-rules.ts';
import { hashPassword } from './password.ts';
import { provePassword } from './prove-password.ts';
import { setPassword } from './set-password.ts';

/**
 * A new password for the caller, whose other sessions end. For an account without one this is its first.
 * @throws AppError WRONG_PASSWORD, WEAK_PASSWORD, RATE_LIMITED
 */
export async function changePassword(ctx: Context, input: { currentPassword: string; password: string }): Promise<Ok> {
  const { user } = await provePassword(ctx, input.currentPassword, 'currentPassword');
  refuseCommonPassword(input.password, user.email);
  const passwordHash = await hashPassword(input.password);
  const ended = await ctx.transaction(async (tx) => {
    await tx.audit('account.change-password', { type: 'user', id: user.id });
    return setPassword(tx, user.id, passwordHash, ctx.actor.sessionId);
  });
  forgetSessions(ctx, ended);
  return { ok: true };
}
