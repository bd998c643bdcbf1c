import type { Ok } from '@clinical/contract/common.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context, PublicContext, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { revokeSession, revokeSessionsOf } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { endViewingsOf } from './view-as-member.ts';

/** A session must come to its end on a full disk too. */
const always = { evenWhenFull: true };

/** Ends a session in the caller's transaction; false when it has ended. */
export async function revokeInside(tx: Tx<Actor | null>, id: string, userId: string): Promise<boolean> {
  if (!(await revokeSession(tx.db, id, userId, tx.clock.now()))) return false;
  await tx.audit('session.end', { type: 'session', id });
  await endViewingsOf(tx, [id]);
  tx.emit([`session:${id}`], { type: 'session-ended' });
  return true;
}

/** Ends one of the caller's sessions: its tokens are refused and its streams close. @throws AppError NOT_FOUND */
export async function endSession(ctx: Context, id: string): Promise<Ok> {
  const ended = await ctx.transaction((tx) => revokeInside(tx, id, ctx.actor.userId), always);
  if (!ended) throw notFound();
  ctx.use(authServices).sessions.forget(id);
  return { ok: true };
}

/** Ends all of the caller's sessions but the one that asks, all or none of them. */
export async function endOtherSessions(ctx: Context): Promise<Ok> {
  const { userId, sessionId } = ctx.actor;
  const ended = await ctx.transaction(async (tx) => {
    await tx.audit('session.end-others', { type: 'user', id: userId });
    return endSessionsOf(tx, userId, sessionId);
  }, always);
  forgetSessions(ctx, ended);
  return { ok: true };
}

/** Ends the session that a sign-in cookie stands for; a dead one is left as it is. */
export async function endCookieSession(ctx: PublicContext, id: string, userId: string): Promise<void> {
  await ctx.transaction((tx) => revokeInside(tx, id, userId), always);
  ctx.use(authServices).sessions.forget(id);
}

/** Ends all sessions of a person but one, in the caller's transaction. Gives their ids; `forgetSessions` them after it. */
export async function endSessionsOf(tx: Tx<Actor | null>, userId: string, except: string | null): Promise<string[]> {
  const ids = await revokeSessionsOf(tx.db, userId, except, tx.clock.now());
  for (const id of ids) {
    await tx.audit('session.end', { type: 'session', id });
    tx.emit([`session:${id}`], { type: 'session-ended' });
  }
  await endViewingsOf(tx, ids);
  return ids;
}

/** Makes the end of these sessions take hold at once in this process. */
export function forgetSessions(ctx: Pick<Context<Actor | null>, 'use'>, ids: readonly string[]): void {
  for (const id of ids) ctx.use(authServices).sessions.forget(id);
}
