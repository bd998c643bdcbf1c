import { displayName } from '@clinical/contract/accounts/accounts.rules';
import type { Viewing } from '@clinical/contract/accounts/viewing.schemas';
import type { Ok } from '@clinical/contract/common.schemas';
import { limits } from '@clinical/contract/limits';
import { AppError, notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { authServices } from './auth-services.ts';
import { endViewings, findPresentMember, insertViewing } from './viewings.queries.ts';

/** Longer than the viewing itself, so that its end is told as that and not as the end of the session. */
const graceMs = 60_000;

/** Ends what these sessions view, in the caller's transaction. */
export async function endViewingsOf(tx: Tx<Actor | null>, sessionIds: readonly string[]): Promise<void> {
  for (const { memberId } of await endViewings(tx.db, sessionIds, tx.clock.now()))
    await tx.audit('viewing.end', { type: 'user', id: memberId });
}

/**
 * An admin sees the workspace as one of its members, to read only. The token is the admin's own; what it was started with before ends.
 * @throws AppError NOT_FOUND for who is no admin, or for no member of the acting workspace; CONFLICT for oneself
 */
export async function startViewing(ctx: Context, userId: string): Promise<Viewing> {
  const { actor } = ctx;
  if (actor.cap !== 'admin') throw notFound();
  const id = ctx.ids.uuid();
  const until = ctx.clock.now() + limits.viewingLife;
  const name = await ctx.transaction(async (tx) => {
    const found = await findPresentMember(tx.db, userId, actor.workspaceId);
    if (!found) throw notFound();
    if (userId === actor.userId) throw new AppError('CONFLICT', { message: 'This is your own account.' });
    await endViewingsOf(tx, [actor.sessionId]);
    const { sessionId, workspaceId } = actor;
    const startedAt = tx.clock.now();
    await insertViewing(tx.db, {
      id,
      sessionId,
      workspaceId,
      adminId: actor.userId,
      memberId: userId,
      startedAt,
      until,
    });
    await tx.audit('viewing.start', { type: 'user', id: userId });
    const { givenName, familyName, nickname } = found.user;
    return displayName({ given_name: givenName, family_name: familyName, nickname });
  });
  const { sessions, tokens } = ctx.use(authServices);
  sessions.forgetViewings();
  const claims = { sub: actor.userId, sid: actor.sessionId, wid: actor.workspaceId, role_value: 1, viewing: id };
  const access_token = await tokens.issue(claims, until + graceMs, limits.viewingLife + graceMs);
  return { id, userId, name, until: isoTime(until), access_token };
}

/** Ends the viewing of the session that asks; when there is none it is over already. */
export async function stopViewing(ctx: Context): Promise<Ok> {
  await ctx.transaction((tx) => endViewingsOf(tx, [ctx.actor.sessionId]), { evenWhenFull: true });
  ctx.use(authServices).sessions.forgetViewings();
  return { ok: true };
}
