import { limits } from '@clinical/contract/limits';
import type { Ok } from '@clinical/contract/common.schemas';
import type { RecoveryCodes, TwoFactorSetup } from '@clinical/contract/accounts/two-factor.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { accountNoticeJob } from './account-notice.job.ts';
import { authServices } from './auth-services.ts';
import { listMemberships } from './members.queries.ts';
import { provePassword } from './prove-password.ts';
import {
  acceptAppCode,
  acceptSecondFactor,
  hashRecoveryCode,
  newRecoveryCode,
  secretContext,
  triesOfCode,
  wrongCode,
} from './second-factor.ts';
import { base32, totpUri } from './totp.ts';
import { countTry, clearTries } from './tries.ts';
import {
  confirmTwoFactorRow,
  deleteTwoFactor,
  findTwoFactor,
  replaceRecoveryCodes,
  startTwoFactor,
} from './two-factor.queries.ts';

/**
 * A new secret for an authenticator app; in force once a code of it was entered.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED, CONFLICT when two-factor is on
 */
export async function setUpTwoFactor(ctx: Context, input: { password: string }): Promise<TwoFactorSetup> {
  const { user } = await provePassword(ctx, input.password);
  const secret = base32(Buffer.from(ctx.ids.secret(20), 'base64url'));
  const secretSealed = ctx.use(authServices).sealText(secret, secretContext(user.id));
  await ctx.transaction(async (tx) => {
    const started = await startTwoFactor(tx.db, { userId: user.id, secretSealed, createdAt: ctx.clock.now() });
    if (!started)
      throw new AppError('CONFLICT', {
        message: 'Two-factor sign-in is on. Switch it off before you set it up again.',
      });
    await tx.audit('two-factor.set-up', { type: 'user', id: user.id });
  });
  return { secret, uri: totpUri(secret, user.email) };
}

async function putRecoveryCodes(ctx: Context, tx: Tx): Promise<RecoveryCodes> {
  const { userId } = ctx.actor;
  const recoveryCodes = Array.from({ length: limits.recoveryCodes }, () => newRecoveryCode(ctx));
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(ctx, userId, code));
  await replaceRecoveryCodes(tx.db, userId, hashes);
  return { recoveryCodes };
}

/** Puts two-factor in force with the first code of the app. @throws AppError INVALID_CODE, CONFLICT, RATE_LIMITED */
export async function confirmTwoFactor(ctx: Context, input: { code: string }): Promise<RecoveryCodes> {
  const { userId } = ctx.actor;
  await countTry(ctx, triesOfCode(ctx));
  const codes = await ctx.transaction(async (tx) => {
    const row = await findTwoFactor(tx.db, userId);
    if (!row || row.confirmedAt !== null) throw new AppError('CONFLICT');
    if (!(await acceptAppCode(ctx, tx, row, input.code))) {
      await tx.audit('two-factor.refused', { type: 'user', id: userId });
      return null;
    }
    await confirmTwoFactorRow(tx.db, userId, ctx.clock.now());
    await tx.audit('two-factor.switch-on', { type: 'user', id: userId });
    await tx.enqueue(accountNoticeJob, { userId, notice: 'two-factor-on' });
    return putRecoveryCodes(ctx, tx);
  });
  if (!codes) throw wrongCode();
  await clearTries(ctx, triesOfCode(ctx));
  ctx.use(authServices).sessions.forget(ctx.actor.sessionId);
  return codes;
}

type Proof = { password: string; code: string };

/** Does `change` once password and second factor are proved. */
async function proved<T>(ctx: Context, input: Proof, change: (tx: Tx) => Promise<T>): Promise<T> {
  await provePassword(ctx, input.password);
  await countTry(ctx, triesOfCode(ctx));
  const done = await ctx.transaction(async (tx) => {
    if (await acceptSecondFactor(ctx, tx, ctx.actor.userId, input.code)) return { result: await change(tx) };
    await tx.audit('two-factor.refused', { type: 'user', id: ctx.actor.userId });
    return null;
  });
  if (!done) throw wrongCode();
  await clearTries(ctx, triesOfCode(ctx));
  return done.result;
}

/** @throws AppError WRONG_PASSWORD, INVALID_CODE, RATE_LIMITED; CONFLICT where a workspace asks for it */
export async function disableTwoFactor(ctx: Context, input: Proof): Promise<Ok> {
  const { userId } = ctx.actor;
  return proved(ctx, input, async (tx) => {
    const asking = (await listMemberships(tx.db, userId)).find(({ workspace }) => workspace.requireTwoFactor);
    if (asking) throw new AppError('CONFLICT', { message: `${asking.workspace.name} requires two-factor sign-in.` });
    await deleteTwoFactor(tx.db, userId);
    await tx.audit('two-factor.switch-off', { type: 'user', id: userId });
    await tx.enqueue(accountNoticeJob, { userId, notice: 'two-factor-off' });
    return { ok: true as const };
  });
}

/** Ten new recovery codes; the old ones end. @throws AppError WRONG_PASSWORD, INVALID_CODE, RATE_LIMITED */
export async function renewRecoveryCodes(ctx: Context, input: Proof): Promise<RecoveryCodes> {
  return proved(ctx, input, async (tx) => {
    await tx.audit('two-factor.renew-codes', { type: 'user', id: ctx.actor.userId });
    return putRecoveryCodes(ctx, tx);
  });
}
