import type { Refreshed } from '@clinical/contract/accounts/session.schemas';
import { limits } from '@clinical/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { PublicContext } from '../../platform/context.ts';
import { lockSession, rotateRefresh, type SessionRow } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { revokeInside } from './end-session.ts';
import { accessTokenLifeMs } from './tokens.ts';

type Verdict = 'rotate' | 'again' | 'stolen';

/** The newest token is used up; the one before it is good for a moment more, while the newest is unused. Any other was copied. */
function judge(session: SessionRow, generation: number, now: number): Verdict {
  if (generation === session.refreshGeneration) return 'rotate';
  const usedAt = session.refreshedAt ?? Number.NEGATIVE_INFINITY;
  const lately = now - usedAt <= limits.refreshGrace;
  return generation === session.refreshGeneration - 1 && lately ? 'again' : 'stolen';
}

/**
 * A new access token, and the refresh token that comes next. Two tabs, or a lost reply, may use one token twice within a minute
 * and get the same successor; a later use ends the session, for somebody else holds a copy.
 * @throws AppError SESSION_REQUIRED for no token of ours, SESSION_EXPIRED, SESSION_REVOKED, ACCOUNT_NOT_AUTHORISED
 */
export async function refreshSession(ctx: PublicContext, token: string): Promise<Refreshed> {
  const { refreshTokens, sessions, tokens } = ctx.use(authServices);
  const claims = refreshTokens.read(token);
  if (!claims) throw new AppError('SESSION_REQUIRED');
  const { sid } = claims;
  const actor = await sessions.resolveSession(sid);
  const session = await ctx.transaction(
    async (tx) => {
      const now = ctx.clock.now();
      const row = await lockSession(tx.db, sid);
      if (!row || row.revokedAt !== null) throw new AppError('SESSION_REVOKED');
      const verdict = judge(row, claims.generation, now);
      if (verdict === 'stolen') {
        await tx.audit('session.refresh-reuse', { type: 'session', id: sid });
        await revokeInside(tx, sid, row.userId);
        return null;
      }
      await tx.audit('session.refresh', { type: 'session', id: sid });
      return verdict === 'again' ? row : rotateRefresh(tx.db, sid, now);
    },
    { evenWhenFull: true },
  );
  if (!session) {
    sessions.forget(sid);
    throw new AppError('SESSION_REVOKED');
  }
  const access = { sub: session.userId, sid, wid: session.workspaceId, role_value: actor.roleValue };
  return {
    success: true,
    access_token: await tokens.issue(access, session.expiresAt),
    refresh_token: refreshTokens.issue({ sid, generation: session.refreshGeneration }),
    expires_in: Math.floor(Math.min(accessTokenLifeMs, session.expiresAt - ctx.clock.now()) / 1000),
  };
}
