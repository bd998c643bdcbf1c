import type { WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { type Invited, mailInvitation } from '../accounts/public.ts';
import { selectDepartmentsAmong } from './departments.queries.ts';
import { getDepartmentFor } from './get-department-for.ts';
import { type InvitationRow, lockInvitationOfWorkspace } from './members.queries.ts';
import { viewInvited } from './members.view.ts';
import { assertAdmin } from './teams.policy.ts';
import { publishTeamChange } from './publish-team-change.ts';

/**
 * Invites an address into the acting workspace. Who is no admin but may invite into a department invites into that one, with at
 * most their own permission and the switches that go with it.
 * @throws AppError NOT_FOUND; CONFLICT for a member; RATE_LIMITED within a minute of the last mail
 */
export async function inviteMember(
  ctx: Context,
  input: Invited & { departmentIds: string[] },
): Promise<WorkspaceMember> {
  const { actor } = ctx;
  const departmentIds = [...new Set(input.departmentIds)];
  if (!departmentIds.every(isUuid)) throw notFound();
  if (actor.cap !== 'admin') {
    if (departmentIds.length === 0 || input.permission === 'admin' || input.switches) throw notFound();
    for (const id of departmentIds) await getDepartmentFor(ctx, id, 'inviteMembers');
  } else if ((await selectDepartmentsAmong(ctx.db, actor.workspaceId, departmentIds)).length < departmentIds.length) {
    throw notFound();
  }
  return mailTo(ctx, { ...input, departmentIds });
}

/** @throws AppError NOT_FOUND for who is no admin, and for an invitation that was accepted; RATE_LIMITED */
export async function resendInvitation(ctx: Context, id: string): Promise<WorkspaceMember> {
  assertAdmin(ctx.actor);
  const row = isUuid(id) ? await ctx.transaction((tx) => lockInvitationOfWorkspace(tx, id)) : null;
  if (!row) throw notFound();
  return mailTo(ctx, row);
}

async function mailTo(ctx: Context, { email, permission, switches, preset, departmentIds }: Invited | InvitedBefore) {
  const row = await mailInvitation(ctx, {
    email,
    permission,
    ...(switches && { switches, preset: preset ?? undefined }),
    ...(departmentIds && { departmentIds }),
  });
  await ctx.transaction(async (tx) => {
    await tx.audit('member.invite', { type: 'invitation', id: row.id });
    publishTeamChange(tx);
  });
  return viewInvited(ctx.actor, row, ctx.clock.now());
}

type InvitedBefore = Omit<Invited, 'switches' | 'preset'> & Pick<InvitationRow, 'switches' | 'preset'>;
