import { displayName } from '@clinical/contract/accounts/accounts.rules';
import type { Invitation } from '@clinical/contract/accounts/invitations.schemas';
import type { Permission, PresetName, Switches } from '@clinical/contract/accounts/session.schemas';
import { limits } from '@clinical/contract/limits';
import { presetThatFits } from '@clinical/contract/teams/members.rules';
import { emailPort } from '../../gateways/email/port.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { invitationMail } from './account-mails.ts';
import { findUser } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { hashInvitation } from './invitation-token.ts';
import {
  changeInvitation,
  insertInvitation,
  type InvitationRow,
  lockPendingInvitation,
} from './invitations.queries.ts';
import { findWorkspace, listMembers } from './members.queries.ts';

function viewInvitation(row: InvitationRow): Invitation {
  const { id, email, permission, status } = row;
  const [createdAt, expiresAt] = [isoTime(row.createdAt), isoTime(row.expiresAt)];
  return { id, email, permission, status, createdAt, expiresAt, resendAfterMs: limits.confirmResendAfter };
}

/**
 * Invites an address into the acting workspace by mail; again, in place of the link that was mailed before.
 * @throws AppError NOT_FOUND for who is no admin; CONFLICT for a member; RATE_LIMITED within a minute of the last mail
 */
export async function addInvitee(ctx: Context, input: { email: string; permission: Permission }): Promise<Invitation> {
  if (ctx.actor.cap !== 'admin') throw notFound();
  return viewInvitation(await mailInvitation(ctx, input));
}

/** What is left out of an invitation that is mailed again stays as it was. */
export type Invited = {
  email: string;
  permission: Permission;
  switches?: Switches;
  preset?: PresetName | undefined;
  departmentIds?: string[];
};

/** The same for whoever is known to be allowed to. @throws AppError CONFLICT, RATE_LIMITED */
export async function mailInvitation(ctx: Context, input: Invited): Promise<InvitationRow> {
  const { workspaceId, userId } = ctx.actor;
  const { email, permission, switches, departmentIds } = input;
  const token = ctx.ids.secret(32);
  const invited = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now();
    const [workspace, inviter] = [await findWorkspace(tx.db, workspaceId), await findUser(tx.db, userId)];
    if (!workspace || !inviter) throw notFound();
    if ((await listMembers(tx.db, workspaceId)).some(({ user }) => user.email === email)) {
      throw new AppError('CONFLICT', { message: `${email} works in ${workspace.name} already.` });
    }
    const before = await lockPendingInvitation(tx.db, workspaceId, email);
    const waitMs = before ? before.sentAt + limits.confirmResendAfter - now : 0;
    if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(waitMs / 1000) });
    const chosen = {
      permission,
      ...(switches && { switches, preset: presetThatFits(input.preset, permission, switches) }),
      ...(departmentIds && { departmentIds }),
    };
    const sent = {
      ...chosen,
      sentAt: now,
      expiresAt: now + limits.invitationLife,
      invitedBy: userId,
      expiryToldAt: null,
    };
    const values = { ...sent, tokenHash: hashInvitation(ctx, token) };
    const row = before
      ? await changeInvitation(tx.db, before.id, values)
      : await insertInvitation(tx.db, {
          ...values,
          id: ctx.ids.uuid(),
          workspaceId,
          email,
          status: 'Pending',
          createdAt: now,
        });
    await tx.audit(before ? 'invitation.resend' : 'invitation.create', { type: 'invitation', id: row.id });
    const { givenName, familyName, nickname } = inviter;
    const by = displayName({ given_name: givenName, family_name: familyName, nickname }) || inviter.email;
    return { row, by, workspace };
  });
  const url = `${ctx.use(authServices).publicUrl()}/invitation?token=${token}`;
  const { by, workspace } = invited;
  await ctx.use(emailPort).send(invitationMail({ to: email, by, workspace, url }));
  return invited.row;
}
