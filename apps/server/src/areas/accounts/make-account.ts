import { defaultModel } from '@clinical/contract/models';
import type { Context, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { findUser, insertUserWithWorkspace, type UserRow } from './accounts.queries.ts';

type Person = { email: string; givenName: string; familyName: string; passwordHash: string | null };

/** Makes a confirmed account with a workspace of its own, in the caller's transaction. */
export async function makeAccount(
  ctx: Pick<Context<Actor | null>, 'ids' | 'clock'>,
  tx: Tx<Actor | null>,
  person: Person,
): Promise<UserRow> {
  const [id, workspaceId, now] = [ctx.ids.uuid(), ctx.ids.uuid(), ctx.clock.now()];
  await insertUserWithWorkspace(
    tx.db,
    {
      ...person,
      id,
      model: defaultModel,
      automation: { autoAppend: false, richFormatting: false },
      homeWorkspaceId: workspaceId,
      createdAt: now,
    },
    { id: workspaceId, name: `${person.givenName} ${person.familyName}`.trim(), createdAt: now },
  );
  await tx.audit('account.confirm', { type: 'user', id });
  const user = await findUser(tx.db, id);
  if (!user) throw new Error('the account that was just made is not there');
  return user;
}
