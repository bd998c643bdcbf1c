import type { VerifiedExternalUser } from '@clinical/contract/accounts/external-user.schemas';
import { externalUsersPort } from '../../gateways/external-users/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PublicContext } from '../../platform/context.ts';
import { accountFor } from './provider-sign-in.ts';
import { SignInRefusal } from './sign-in-refusal.ts';
import { beginStep } from './sign-in-steps.ts';

/**
 * The account of a user whom an outside system vouches for, found or made, with a ticket to sign in with once.
 * @throws AppError EXTERNAL_USER_REFUSED, whatever is wrong with the token
 */
export async function verifyExternalUser(
  ctx: PublicContext,
  input: { token: string; type: string },
): Promise<VerifiedExternalUser> {
  const claims = await ctx.use(externalUsersPort).verify(input.type, input.token, ctx.clock.now());
  const verified = await ctx.transaction(async (tx) => {
    const user = claims && (await accountFor(ctx, tx, `ehr:${input.type}`, claims).catch(onlyRefusals));
    if (!user) {
      await tx.audit('session.external-refused', { type: 'user', id: null });
      return null;
    }
    await tx.audit('session.external-verified', { type: 'user', id: user.id });
    return { email: user.email, ticket: await beginStep(ctx, tx, user.id, 'ticket') };
  });
  if (!verified) throw new AppError('EXTERNAL_USER_REFUSED');
  return verified;
}

/** A refusal is the answer null, and nothing was written before it; what is none of ours goes on. */
function onlyRefusals(error: unknown): null {
  if (error instanceof SignInRefusal || error instanceof AppError) return null;
  throw error;
}
