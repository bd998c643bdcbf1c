import { limits } from '@clinical/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { authServices } from './auth-services.ts';
import { hashCode } from './hash-code.ts';
import { countFailure, deleteFailures, undoFailure } from './sign-in.queries.ts';

type Trying = Context<Actor | null>;

/** Something that is tried: `what` names it (an address, a person on a device), `most` wrong tries are allowed in a row. */
export type Tried = { what: string; most: number };

const keyOf = (ctx: Trying, what: string) => hashCode(ctx.use(authServices).codeSecret, 'tries', what);

/**
 * Counts a try before it is known whether it is right. `clearTries` or `takeBack` it when it was.
 * @throws AppError RATE_LIMITED, with the seconds to wait, when too many were wrong
 */
export async function countTry(ctx: Trying, { what, most }: Tried): Promise<void> {
  const now = ctx.clock.now();
  const { signInBlock } = limits;
  const counting = { key: keyOf(ctx, what), most, now, windowMs: signInBlock, blockMs: signInBlock };
  const { failures, blockedUntil } = await countFailure(ctx.db, counting);
  if (failures <= most) return;
  throw new AppError('RATE_LIMITED', {
    message: 'Too many failed attempts. Wait 15 minutes and try again.',
    retryAfter: Math.max(1, Math.ceil(((blockedUntil ?? now + signInBlock) - now) / 1000)),
  });
}

/** Forgets what was counted, after a right one. */
export async function clearTries(ctx: Trying, { what }: Tried): Promise<void> {
  await deleteFailures(ctx.db, keyOf(ctx, what));
}

/** Takes back the one try that was right, where others count as well. */
export async function takeBack(ctx: Trying, { what, most }: Tried): Promise<void> {
  await undoFailure(ctx.db, keyOf(ctx, what), most);
}

/** Wrong passwords for one e-mail address from devices that its account does not know. */
export const triesOfAddress = (email: string): Tried => ({ what: `sign-in:${email}`, most: limits.signInFailures });
