import { displayName } from '@clinical/contract/accounts/accounts.rules';
import type { AcceptedInvitation, InvitationDetails } from '@clinical/contract/accounts/invitations.schemas';
import type { Ok } from '@clinical/contract/common.schemas';
import { defaultSwitches } from '@clinical/contract/teams/members.rules';
import { principalNames } from '../../platform/access.ts';
import { alerts } from '../../platform/alerts.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context, PublicContext, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { storable } from '../../platform/storable.ts';
import { findUser, findUserByEmail, updateUser } from './accounts.queries.ts';
import { hashInvitation } from './invitation-token.ts';
import {
  changeInvitation,
  findInvitation,
  type FoundInvitation,
  type InvitationRow,
  lockInvitation,
} from './invitations.queries.ts';
import { makeAccount } from './make-account.ts';
import { addMember, listMemberships } from './members.queries.ts';
import { newMembers } from './new-members.ts';
import { refuseCommonPassword } from './password-rules.ts';
import { hashPassword } from './password.ts';

/** Who invites to what, for the holder of the link. @throws AppError NOT_FOUND for a link that was never mailed, or replaced */
export async function getInvitation(ctx: PublicContext, token: string): Promise<InvitationDetails> {
  const found = await findInvitation(ctx.db, hashInvitation(ctx, token));
  if (!found) throw notFound();
  const { invitation, workspace, inviter } = found;
  const { givenName, familyName, nickname } = inviter;
  return {
    workspace: workspace.name,
    logo: workspace.logo,
    invitedBy: displayName({ given_name: givenName, family_name: familyName, nickname }),
    email: invitation.email,
    permission: invitation.permission,
    status: invitation.status,
    expired: invitation.expiresAt <= ctx.clock.now(),
    expiresAt: isoTime(invitation.expiresAt),
    hasAccount: (await findUserByEmail(ctx.db, invitation.email)) !== null,
  };
}

/** The invitation if it can still be answered. @throws AppError NOT_FOUND, INVITATION_OVER */
async function openInvitation(
  ctx: Context | PublicContext,
  tx: Tx<Actor | null>,
  token: string,
): Promise<FoundInvitation['invitation']> {
  const found = await lockInvitation(tx.db, hashInvitation(ctx, token));
  if (!found) throw notFound();
  const { invitation } = found;
  if (invitation.status !== 'Pending' || invitation.expiresAt <= ctx.clock.now()) throw new AppError('INVITATION_OVER');
  return invitation;
}

/** Makes somebody what the invitation says, in the caller's transaction. */
export async function join(tx: Tx<Actor | null>, invitation: InvitationRow, userId: string): Promise<void> {
  const { id, workspaceId, permission, preset, departmentIds } = invitation;
  const now = tx.clock.now();
  const { sign, templates, billing, audit } = invitation.switches ?? defaultSwitches(permission);
  const switches = { maySign: sign, mayManageTemplates: templates, mayBill: billing, mayAudit: audit };
  await addMember(tx.db, { workspaceId, userId, cap: permission, ...switches, preset, createdAt: now });
  await tx.use(newMembers).joined(tx, { workspaceId, userId, preset, departmentIds });
  await changeInvitation(tx.db, id, { status: 'Accepted', respondedAt: now });
  await tx.audit('invitation.accept', { type: 'invitation', id });
  const accepted = { kind: 'invitation-accepted', workspaceId, key: id, noteId: null, recordId: id } as const;
  await tx.use(alerts).raise(tx, accepted);
  tx.emit([principalNames.members(workspaceId)], { type: 'team-changed' });
}

/**
 * Makes the caller a member; whoever joined by this invitation already stays one.
 * @throws AppError NOT_FOUND, INVITATION_OVER, OTHER_INVITEE
 */
export async function acceptInvitation(ctx: Context, token: string): Promise<AcceptedInvitation> {
  return ctx.transaction(async (tx) => {
    const user = await findUser(tx.db, ctx.actor.userId);
    const joined = user && (await joinedBy(ctx, tx, token, user));
    if (joined) return joined;
    const invitation = await openInvitation(ctx, tx, token);
    if (user?.email !== invitation.email) throw new AppError('OTHER_INVITEE');
    await join(tx, invitation, user.id);
    return { workspaceId: invitation.workspaceId };
  });
}

/** The workspace that a person joined by an accepted invitation and still belongs to, or null. */
async function joinedBy(
  ctx: Context,
  tx: Tx,
  token: string,
  { id, email }: { id: string; email: string },
): Promise<AcceptedInvitation | null> {
  const found = await findInvitation(tx.db, hashInvitation(ctx, token));
  if (found?.invitation.status !== 'Accepted' || found.invitation.email !== email) return null;
  const { workspaceId } = found.invitation;
  const memberships = await listMemberships(tx.db, id);
  return memberships.some(({ workspace }) => workspace.id === workspaceId) ? { workspaceId } : null;
}

/** Says no; the link is all it takes. @throws AppError NOT_FOUND, INVITATION_OVER */
export async function declineInvitation(ctx: PublicContext, token: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const { id, workspaceId } = await openInvitation(ctx, tx, token);
    await changeInvitation(tx.db, id, { status: 'Declined', respondedAt: ctx.clock.now() });
    await tx.audit('invitation.decline', { type: 'invitation', id });
    tx.emit([principalNames.members(workspaceId)], { type: 'team-changed' });
    return { ok: true as const };
  });
}

type Person = { given_name: string; family_name: string; password: string };

/**
 * Makes an account with the invited address, which the link confirms, and joins. It has a workspace of its own as well.
 * @throws AppError NOT_FOUND, INVITATION_OVER, WEAK_PASSWORD; CONFLICT when the address has an account
 */
export async function registerInvited(ctx: PublicContext, token: string, person: Person): Promise<Ok> {
  const found = await findInvitation(ctx.db, hashInvitation(ctx, token));
  if (!found) throw notFound();
  const { email } = found.invitation;
  refuseCommonPassword(person.password, email);
  const passwordHash = await hashPassword(person.password);
  const { given_name: givenName, family_name: familyName } = storable(person);
  return ctx.transaction(async (tx) => {
    const invitation = await openInvitation(ctx, tx, token);
    if (await findUserByEmail(tx.db, email)) {
      throw new AppError('CONFLICT', { message: 'This address has an account. Sign in and accept.' });
    }
    const user = await makeAccount(ctx, tx, { email, givenName, familyName, passwordHash });
    await join(tx, invitation, user.id);
    // Whoever came by invitation begins where they were invited to.
    await updateUser(tx.db, user.id, { homeWorkspaceId: invitation.workspaceId });
    return { ok: true as const };
  });
}
