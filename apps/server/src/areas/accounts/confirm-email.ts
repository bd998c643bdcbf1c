import type { Ok } from '@clinical/contract/common.schemas';
import { limits } from '@clinical/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { PublicContext } from '../../platform/context.ts';
import { countWrongTry, findUserByEmail, liveEmailCodes, useEmailCodes } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { hashCode } from './hash-code.ts';
import { makeAccount } from './make-account.ts';

/** Makes the account and its own workspace from the registration that the code belongs to. @throws AppError INVALID_CODE */
export async function confirmEmail(ctx: PublicContext, input: { email: string; code: string }): Promise<Ok> {
  const { codeSecret } = ctx.use(authServices);
  const confirmed = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now();
    const wanted = hashCode(codeSecret, input.email, input.code);
    const codes = await liveEmailCodes(tx.db, input.email, now, limits.confirmCodeTries);
    const match = codes.find((row) => row.codeHash === wanted);
    if (!match || (await findUserByEmail(tx.db, input.email))) {
      await countWrongTry(tx.db, input.email, now);
      await tx.audit('account.confirm-refused', { type: 'email-code', id: codes[0]?.id ?? null });
      return false;
    }
    await makeAccount(ctx, tx, { email: input.email, ...match.pending });
    await useEmailCodes(tx.db, input.email, now);
    return true;
  });
  if (!confirmed) throw new AppError('INVALID_CODE');
  return { ok: true };
}
