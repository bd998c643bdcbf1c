import { limits } from '@clinical/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { authServices } from './auth-services.ts';
import { hashCode } from './hash-code.ts';
import { base32, matchingStep } from './totp.ts';
import type { Tried } from './tries.ts';
import { findTwoFactor, type TwoFactorRow, spendRecoveryCode, spendTwoFactorStep } from './two-factor.queries.ts';

type Using = Pick<Context<Actor | null>, 'use' | 'ids' | 'clock'>;

export const wrongCode = () =>
  new AppError('INVALID_CODE', {
    message: 'The code is incorrect. It changes every 30 seconds; check the time on your phone.',
    detail: [{ loc: ['body', 'code'], msg: 'This code is not current, or it was already used.' }],
  });

export const triesOfCode = (ctx: Pick<Context, 'actor'>): Tried => ({
  what: `second-factor:${ctx.actor.userId}`,
  most: limits.signInFailures,
});

export const secretContext = (userId: string) => `two-factor:${userId}`;

/** The half-minute whose app code this is, and marks it used: the same code is never right again. */
export async function acceptAppCode(
  ctx: Using,
  tx: Tx<Actor | null>,
  row: TwoFactorRow,
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false;
  const secret = ctx.use(authServices).openText(row.secretSealed, secretContext(row.userId));
  const step = matchingStep(secret, code, ctx.clock.now());
  return step !== null && spendTwoFactorStep(tx.db, row.userId, step);
}

/** True for the app's code or an unspent recovery code of somebody whose second factor is in force; either is spent by it. */
export async function acceptSecondFactor(
  ctx: Using,
  tx: Tx<Actor | null>,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await findTwoFactor(tx.db, userId);
  if (!row?.confirmedAt) return false;
  if (/^\d{6}$/.test(code)) return acceptAppCode(ctx, tx, row, code);
  const used = await spendRecoveryCode(tx.db, userId, hashRecoveryCode(ctx, userId, code), ctx.clock.now());
  if (used) await tx.audit('two-factor.use-recovery-code', { type: 'user', id: userId });
  return used;
}

/** As it is compared: capitals and digits only, however it was typed. */
export function hashRecoveryCode(ctx: Pick<Using, 'use'>, userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return hashCode(ctx.use(authServices).codeSecret, `recovery:${userId}`, plain);
}

/** Fifty random bits as two groups of five letters, e.g. `K3XQP-7MBZA`. */
export function newRecoveryCode(ctx: Pick<Using, 'ids'>): string {
  const letters = base32(Buffer.from(ctx.ids.secret(7), 'base64url')).slice(0, 10);
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
