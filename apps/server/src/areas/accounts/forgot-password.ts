import type { Registered } from '@clinical/contract/accounts/accounts.schemas';
import { limits } from '@clinical/contract/limits';
import { emailPort } from '../../gateways/email/port.ts';
import type { PublicContext } from '../../platform/context.ts';
import { resetCodeMail } from './account-mails.ts';
import { findUserByEmail } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { hashCode } from './hash-code.ts';
import { findReset, insertReset, recentResets, setResetCode } from './password-resets.queries.ts';
import { resetCodeJob, type ResetCodePayload } from './reset-code.job.ts';

/**
 * Asks for a code with which a new password can be set. What is written, the answer and its time are the same whether the address
 * has an account or not. At most one a minute, and five in the life of a code.
 */
export async function forgotPassword(ctx: PublicContext, email: string): Promise<Registered> {
  await ctx.transaction(async (tx) => {
    const now = ctx.clock.now();
    const recent = await recentResets(tx.db, email, now - limits.confirmCodeLife);
    const tooSoon = recent.newest !== null && now - recent.newest < limits.confirmResendAfter;
    const id = tooSoon || recent.count >= limits.confirmCodesPerAddress ? null : ctx.ids.uuid();
    if (id) await insertReset(tx.db, { id, email, createdAt: now, expiresAt: now + limits.confirmCodeLife });
    await tx.audit('account.forgot-password', { type: 'password-reset', id });
    await tx.enqueue(resetCodeJob, { resetId: id });
  });
  return { email, resendAfterMs: limits.confirmResendAfter };
}

/** The job: gives the request its code and mails it. A second run finds the code there, and mails none. */
export async function mailResetCode(ctx: PublicContext, { resetId }: ResetCodePayload): Promise<void> {
  const reset = resetId && (await findReset(ctx.db, resetId));
  const user = reset && (await findUserByEmail(ctx.db, reset.email));
  if (!user || user.closedAt !== null) return;
  const code = ctx.ids.digits(limits.confirmCodeDigits);
  const { codeSecret } = ctx.use(authServices);
  const isNew = await ctx.transaction(async (tx) => {
    const first = await setResetCode(tx.db, reset.id, hashCode(codeSecret, `reset:${reset.email}`, code));
    if (first) await tx.audit('account.mail-reset-code', { type: 'user', id: user.id });
    return first;
  });
  if (isNew) await ctx.use(emailPort).send(resetCodeMail(reset.email, code));
}
