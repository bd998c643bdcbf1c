import type { Ok } from '@clinical/contract/common.schemas';
import { limits } from '@clinical/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { PublicContext } from '../../platform/context.ts';
import { findUserByEmail } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { forgetSessions } from './end-session.ts';
import { hashCode } from './hash-code.ts';
import { countWrongReset, lockLiveResets, spendResets } from './password-resets.queries.ts';
import { refuseCommonPassword } from './password-rules.ts';
import { hashPassword } from './password.ts';
import { setPassword } from './set-password.ts';
import { clearTries, triesOfAddress } from './tries.ts';

/**
 * Sets a new password with the mailed code and ends every session of the account. The hash is computed first, whatever the address.
 * @throws AppError WEAK_PASSWORD, INVALID_CODE
 */
export async function resetPassword(
  ctx: PublicContext,
  input: { email: string; code: string; password: string },
): Promise<Ok> {
  const { email } = input;
  refuseCommonPassword(input.password, email);
  const { codeSecret } = ctx.use(authServices);
  const passwordHash = await hashPassword(input.password);
  const ended = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now();
    const codes = await lockLiveResets(tx.db, email, now, limits.confirmCodeTries);
    const wanted = hashCode(codeSecret, `reset:${email}`, input.code);
    const user = await findUserByEmail(tx.db, email);
    if (!user || user.closedAt !== null || !codes.some(({ codeHash }) => codeHash === wanted)) {
      await countWrongReset(tx.db, email, now);
      await tx.audit('account.reset-refused', { type: 'password-reset', id: codes[0]?.id ?? null });
      return null;
    }
    await spendResets(tx.db, email, now);
    await tx.audit('account.reset-password', { type: 'user', id: user.id });
    return setPassword(tx, user.id, passwordHash, null);
  });
  if (!ended) throw new AppError('INVALID_CODE');
  forgetSessions(ctx, ended);
  await clearTries(ctx, triesOfAddress(email));
  return { ok: true };
}
