import type { SessionInfo } from '@clinical/contract/accounts/accounts.schemas';
import type { Context } from '../../platform/context.ts';
import { listLiveSessions } from './accounts.queries.ts';
import { viewSession } from './accounts.view.ts';

/** The caller's live sessions, newest first. */
export async function listSessions(ctx: Context): Promise<SessionInfo[]> {
  const rows = await listLiveSessions(ctx.db, ctx.actor.userId, ctx.clock.now());
  return rows.map((row) => viewSession(row, ctx.actor));
}
