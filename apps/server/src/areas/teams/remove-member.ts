import type { Ok } from '@clinical/contract/common.schemas';
import type { HandedOver, HandoverPreview } from '@clinical/contract/teams/members.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { accountHoldings } from '../accounts/public.ts';
import { lockMember } from './change-member.ts';
import { endCollaborationsIn } from './collaborators.queries.ts';
import { leaveDepartments } from './departments.queries.ts';
import { changeMember, deleteInvitation, lockInvitationOfWorkspace, selectPeople } from './members.queries.ts';
import { nameOf } from './person-name.ts';
import { sharedCharts } from './shared-charts.ts';
import { assertAdmin } from './teams.policy.ts';
import { rightsChanged, tellTeam } from './tell-team.ts';

async function countCharts(scope: Pick<Scope, 'actor' | 'db'> & Pick<Context, 'use'>, userId: string) {
  const { workspaceId } = scope.actor;
  let charts = 0;
  for (const area of scope.use(accountHoldings)) charts += (await area.count(scope.db, userId)).get(workspaceId) ?? 0;
  return charts;
}

/** What a member holds in the acting workspace, and who may take it over. @throws AppError NOT_FOUND */
export async function previewHandover(ctx: Context, id: string): Promise<HandoverPreview> {
  if (id !== ctx.actor.userId) assertAdmin(ctx.actor);
  const { workspaceId } = ctx.actor;
  const people = await selectPeople(ctx.db, workspaceId);
  if (!people.some(({ user }) => user.id === id)) throw notFound();
  const able = people.filter(({ user, member }) => user.id !== id && member.cap !== 'read');
  return {
    charts: await countCharts(ctx.behindWall(workspaceId), id),
    colleagues: able.map(({ user }) => ({ userId: user.id, name: nameOf(user) })),
  };
}

/**
 * Makes a colleague the owner of all that a member owns in the acting workspace.
 * @throws AppError NOT_FOUND for who is no admin, for strangers, and for a colleague who only reads
 */
export async function handOver(ctx: Context, id: string, toUserId: string): Promise<HandedOver> {
  if (id !== ctx.actor.userId) assertAdmin(ctx.actor);
  if (!isUuid(id) || !isUuid(toUserId) || id === toUserId) throw notFound();
  return ctx.behindWall(ctx.actor.workspaceId).transaction(async (tx) => {
    const from = await lockMember(tx, id);
    const heir = await lockMember(tx, toUserId);
    if (!from || !heir || heir.row.member.cap === 'read') throw notFound();
    const charts = await countCharts(tx, id);
    const { workspaceId } = tx.actor;
    for (const area of tx.use(accountHoldings)) await area.handOver(tx, { fromUserId: id, workspaceId, toUserId });
    await tx.audit('member.hand-over', { type: 'user', id });
    tellTeam(tx, [id, toUserId]);
    return { charts };
  });
}

async function removePerson(tx: Tx, id: string): Promise<void> {
  const { workspaceId } = tx.actor;
  const charts = tx.use(sharedCharts);
  await leaveDepartments(tx, workspaceId, id);
  await charts.unshare(tx, await endCollaborationsIn(tx, workspaceId, id));
  await charts.forget(tx, workspaceId, id);
  await changeMember(tx, id, { removedAt: tx.clock.now() });
  await tx.audit('member.remove', { type: 'user', id });
}

/**
 * Takes a member out of the acting workspace, which everybody may do for themselves, or an invitation back. Departments and
 * collaborations of that workspace end with it.
 * @throws AppError NOT_FOUND for who is no admin; LAST_ADMIN; HANDOVER_NEEDED while they own charts there
 */
export async function removeMember(ctx: Context, id: string): Promise<Ok> {
  if (id !== ctx.actor.userId) assertAdmin(ctx.actor);
  if (!isUuid(id)) throw notFound();
  await ctx.behindWall(ctx.actor.workspaceId).transaction(async (tx) => {
    const found = await lockMember(tx, id);
    if (found) {
      if (found.lastAdmin) throw new AppError('LAST_ADMIN');
      const charts = await countCharts(tx, id);
      if (charts > 0) {
        const whose = id === tx.actor.userId ? 'You own' : `${nameOf(found.row.user)} owns`;
        const message = `${whose} ${charts} ${charts === 1 ? 'chart' : 'charts'} here. Choose who takes over first.`;
        throw new AppError('HANDOVER_NEEDED', { message });
      }
      await removePerson(tx, id);
    } else {
      assertAdmin(tx.actor);
      if (!(await lockInvitationOfWorkspace(tx, id))) throw notFound();
      await deleteInvitation(tx, id);
      await tx.audit('invitation.withdraw', { type: 'invitation', id });
    }
    tellTeam(tx, found ? [id] : []);
  });
  rightsChanged(ctx, [id]);
  return { ok: true };
}
