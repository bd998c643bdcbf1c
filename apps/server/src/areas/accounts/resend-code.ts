import type { Registered } from '@clinical/contract/accounts/accounts.schemas';
import { limits } from '@clinical/contract/limits';
import type { PublicContext } from '../../platform/context.ts';
import { findEmailCode, findUserByEmail, newestEmailCode } from './accounts.queries.ts';
import { mailCode } from './register-account.ts';
import { resendCodeJob, type ResendCodePayload } from './resend-code.job.ts';

/** Asks for a new code. Neither the answer nor its time tells whether there is a registration. */
export async function resendCode(ctx: PublicContext, email: string): Promise<Registered> {
  await ctx.transaction(async (tx) => {
    const newest = await newestEmailCode(tx.db, email);
    await tx.audit('account.resend-code', { type: 'email-code', id: newest?.id ?? null });
    await tx.enqueue(resendCodeJob, { emailCodeId: newest?.id ?? null });
  });
  return { email, resendAfterMs: limits.confirmResendAfter };
}

/** The job: mails a code for a registration that still waits, at most one a minute. A second run finds its own code too new. */
export async function mailAnotherCode(ctx: PublicContext, { emailCodeId }: ResendCodePayload): Promise<void> {
  const asked = emailCodeId && (await findEmailCode(ctx.db, emailCodeId));
  const newest = asked && (await newestEmailCode(ctx.db, asked.email));
  if (!newest || newest.usedAt !== null || (await findUserByEmail(ctx.db, newest.email))) return;
  if (ctx.clock.now() - newest.createdAt < limits.confirmResendAfter) return;
  await mailCode(ctx, newest.email, newest.pending);
}
