import type { Registered, Register } from '@clinical/contract/accounts/accounts.schemas';
import { limits } from '@clinical/contract/limits';
import { emailPort } from '../../gateways/email/port.ts';
import { invalid } from '../../platform/app-error.ts';
import type { PublicContext } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { countEmailCodes, findUserByEmail, insertEmailCode } from './accounts.queries.ts';
import { alreadyRegisteredMail, codeMail } from './account-mails.ts';
import { authServices } from './auth-services.ts';
import { hashCode } from './hash-code.ts';
import { hashPassword } from './password.ts';
import { refuseCommonPassword } from './password-rules.ts';
import type { PendingAccount } from './accounts.table.ts';

function plainName(text: string, field: string): string {
  const name = storable(text).trim();
  if (name === '') throw invalid(['body', field], 'a name is needed');
  return name;
}

/**
 * Stores a code for a registration and mails it. An address with an account gets a mail that says so instead; what is stored
 * and how long it takes is the same. Over the number of mails that an address gets in a while, none is sent.
 */
export async function mailCode(ctx: PublicContext, email: string, pending: PendingAccount): Promise<void> {
  const { codeSecret, publicUrl } = ctx.use(authServices);
  const code = ctx.ids.digits(limits.confirmCodeDigits);
  const mail = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now();
    const known = await findUserByEmail(tx.db, email);
    const recent = await countEmailCodes(tx.db, email, now - limits.confirmCodeLife);
    const id = ctx.ids.uuid();
    if (recent >= limits.confirmCodesPerAddress) {
      await tx.audit('account.register-refused', { type: 'email-code', id: null });
      return null;
    }
    await insertEmailCode(tx.db, {
      id,
      email,
      codeHash: hashCode(codeSecret, email, code),
      pending: known ? { ...pending, passwordHash: '' } : pending,
      createdAt: now,
      expiresAt: now + limits.confirmCodeLife,
    });
    await tx.audit(known ? 'account.register-again' : 'account.register', { type: 'email-code', id });
    return known ? alreadyRegisteredMail(email, publicUrl()) : codeMail(email, code);
  });
  if (mail) await ctx.use(emailPort).send(mail);
}

/** Starts an account. The answer never tells whether the address has one. @throws AppError WEAK_PASSWORD */
export async function registerAccount(ctx: PublicContext, input: Register): Promise<Registered> {
  const givenName = plainName(input.given_name, 'given_name');
  const familyName = plainName(input.family_name, 'family_name');
  refuseCommonPassword(input.password, input.email);
  const passwordHash = await hashPassword(input.password);
  await mailCode(ctx, input.email, { givenName, familyName, passwordHash });
  return { email: input.email, resendAfterMs: limits.confirmResendAfter };
}
