import type { AcceptedInvitation } from '@clinical/contract/accounts/invitations.schemas';
import type { Ok } from '@clinical/contract/common.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { joinWorkspace } from '../accounts/public.ts';
import { type InvitationRow, lockInvitationTo, selectAddress, setInvitation } from './members.queries.ts';
import { principalNames } from '../../platform/access.ts';

/** An invitation to the caller's address that can still be answered. @throws AppError NOT_FOUND, INVITATION_OVER */
async function ownInvitation(tx: Tx, id: string): Promise<InvitationRow> {
  const row = isUuid(id) ? await lockInvitationTo(tx, id, await selectAddress(tx.db, tx.actor.userId)) : null;
  if (!row) throw notFound();
  if (row.status !== 'Pending' || row.expiresAt <= tx.clock.now()) throw new AppError('INVITATION_OVER');
  return row;
}

function tellBoth(tx: Tx, { workspaceId }: InvitationRow): void {
  tx.emit([principalNames.members(workspaceId), principalNames.user(tx.actor.userId)], { type: 'team-changed' });
}

/** Makes the caller a member of the workspace that invited them. @throws AppError NOT_FOUND, INVITATION_OVER */
export async function acceptMemberRequest(ctx: Context, id: string): Promise<AcceptedInvitation> {
  return ctx.transaction(async (tx) => {
    const row = await ownInvitation(tx, id);
    await joinWorkspace(tx, row, tx.actor.userId);
    await tx.audit('workspace.join', { type: 'workspace', id: row.workspaceId });
    tellBoth(tx, row);
    return { workspaceId: row.workspaceId };
  });
}

/** @throws AppError NOT_FOUND, INVITATION_OVER */
export async function declineMemberRequest(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const row = await ownInvitation(tx, id);
    await setInvitation(tx, id, { status: 'Declined', respondedAt: tx.clock.now() });
    await tx.audit('invitation.decline', { type: 'invitation', id });
    tellBoth(tx, row);
    return { ok: true as const };
  });
}
