import type { Confirmed } from '@clinical/contract/accounts/accounts.schemas';
import { limits } from '@clinical/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { PublicContext } from '../../platform/context.ts';
import { countWrongTry, findUserByEmail, liveEmailCodes, useEmailCodes } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { hashCode } from './hash-code.ts';
import { makeAccount } from './make-account.ts';
import { welcome } from './new-accounts.ts';
import { beginStep } from './sign-in-steps.ts';

/**
 * Makes the account and its own workspace from the registration that the code belongs to. Who has the code has the mailbox, so the
 * ticket signs them in without the password being typed again.
 * @throws AppError INVALID_CODE
 */
export async function confirmEmail(ctx: PublicContext, input: { email: string; code: string }): Promise<Confirmed> {
  const { codeSecret } = ctx.use(authServices);
  const made = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now();
    const wanted = hashCode(codeSecret, input.email, input.code);
    const codes = await liveEmailCodes(tx.db, input.email, now, limits.confirmCodeTries);
    const match = codes.find((row) => row.codeHash === wanted);
    if (!match || (await findUserByEmail(tx.db, input.email))) {
      await countWrongTry(tx.db, input.email, now);
      await tx.audit('account.confirm-refused', { type: 'email-code', id: codes[0]?.id ?? null });
      return null;
    }
    const user = await makeAccount(ctx, tx, { email: input.email, ...match.pending });
    await useEmailCodes(tx.db, input.email, now);
    return { user, secret: await beginStep(ctx, tx, user.id, 'ticket') };
  });
  if (made === null) throw new AppError('INVALID_CODE');
  await welcome(ctx, made.user);
  return { ok: true, ticket: made.secret };
}
