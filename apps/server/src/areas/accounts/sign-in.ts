import type { PublicContext } from '../../platform/context.ts';
import { findUserByEmail, insertSession, newestEmailCode } from './accounts.queries.ts';
import { decoyHash, verifyPassword } from './password.ts';

export const sessionLifeMs = 12 * 60 * 60_000;

/** On a disk that is nearly full people still read, and for that they sign in. */
const small = { evenWhenFull: true };

/** Who signed in, and the session that was opened for it. */
export type SignedIn = { id: string; email: string; name: string; sid: string };

/** Thrown when the password is right but the address was never confirmed; only the owner of the password learns of it. */
export const notConfirmed = 'EMAIL_NOT_CONFIRMED';

/**
 * Checks e-mail and password and opens a session in the account's own workspace. Null when they do not fit.
 * One hash is computed whatever the address, so that the time tells nothing.
 * @throws Error EMAIL_NOT_CONFIRMED for the right password of a registration that waits for its code
 */
export async function signIn(
  ctx: PublicContext,
  credentials: { email: string; password: string },
): Promise<SignedIn | null> {
  const email = credentials.email.trim().toLowerCase();
  const user = await findUserByEmail(ctx.db, email);
  const pending = await newestEmailCode(ctx.db, email);
  const waiting = !user && pending && pending.usedAt === null ? pending.pending.passwordHash : null;
  const fits = await verifyPassword(credentials.password, user?.passwordHash ?? waiting ?? decoyHash);
  const live = user !== null && user.passwordHash !== null && user.closedAt === null && fits;
  if (!live) {
    await ctx.transaction((tx) => tx.audit('session.sign-in-refused', { type: 'user', id: user?.id ?? null }), small);
    if (waiting && fits) throw new Error(notConfirmed);
    return null;
  }
  const sid = ctx.ids.uuid();
  await ctx.transaction(async (tx) => {
    const now = ctx.clock.now();
    await insertSession(tx.db, {
      id: sid,
      userId: user.id,
      workspaceId: user.homeWorkspaceId,
      userAgent: ctx.origin.userAgent.slice(0, 200),
      address: ctx.origin.address,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + sessionLifeMs,
    });
    await tx.audit('session.sign-in', { type: 'session', id: sid });
  }, small);
  return { id: user.id, email: user.email, name: `${user.givenName} ${user.familyName}`.trim(), sid };
}
