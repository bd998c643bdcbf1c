import type { WorkspaceProfile, SetWorkspaceProfile } from '@clinical/contract/accounts/session.schemas';
import { principalNames } from '../../platform/access.ts';
import { invalid, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { findWorkspace, setWorkspaceProfile } from './members.queries.ts';

/** Name and logo of the acting workspace; what is not named stays. @throws AppError NOT_FOUND for who is no admin of it; INVALID_INPUT */
export async function updateWorkspaceProfile(ctx: Context, input: SetWorkspaceProfile): Promise<WorkspaceProfile> {
  const { workspaceId, cap } = ctx.actor;
  if (cap !== 'admin') throw notFound();
  const name = input.name === undefined ? undefined : storable(input.name).trim();
  if (name === '') throw invalid(['body', 'name'], 'a name is needed');
  return ctx.transaction(async (tx) => {
    const before = await findWorkspace(tx.db, workspaceId);
    if (!before) throw notFound();
    const after = { name: name ?? before.name, logo: input.logo === undefined ? before.logo : input.logo };
    await setWorkspaceProfile(tx.db, workspaceId, after);
    await tx.audit('workspace.set-profile', { type: 'workspace', id: workspaceId });
    tx.emit([principalNames.members(workspaceId)], { type: 'team-changed' });
    return { ...after, abilities: { edit: true } };
  });
}
