import { emailPort } from '../../gateways/email/port.ts';
import type { PublicContext } from '../../platform/context.ts';
import { passwordChangedMail, twoFactorChangedMail } from './account-mails.ts';
import type { AccountNotice } from './account-notice.job.ts';
import { findUser } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';

/** The job: mails the notice to the account's address. A second run mails it again, which harms nobody. */
export async function sendAccountNotice(ctx: PublicContext, { userId, notice }: AccountNotice): Promise<void> {
  const user = await findUser(ctx.db, userId);
  if (!user || user.closedAt !== null) return;
  const mail =
    notice === 'password-changed'
      ? passwordChangedMail(user.email, ctx.use(authServices).publicUrl())
      : twoFactorChangedMail(user.email, notice === 'two-factor-on');
  await ctx.use(emailPort).send(mail);
}
