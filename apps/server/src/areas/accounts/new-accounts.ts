import type { PublicContext, Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import type { UserRow } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';

/** What a later area does for somebody who has just made an account, in their own workspace. The scribe area provides it. */
export const newAccounts = port<{ made(tx: Tx): Promise<void> }>('new-accounts');

/** After the account is committed: what follows acts for the new person. Who comes by invitation has a workspace to start in. */
export async function welcome(ctx: PublicContext, { id, homeWorkspaceId }: UserRow): Promise<void> {
  const actor = await ctx.use(authServices).sessions.actorOf(id, homeWorkspaceId);
  await ctx.as(actor).transaction((tx) => ctx.use(newAccounts).made(tx));
}
