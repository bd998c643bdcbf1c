import type { Ok } from '@clinical/contract/common.schemas';
import type { HandedOver, HandoverPreview, HeldKind } from '@clinical/contract/teams/members.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { accountHoldings } from '../accounts/public.ts';
import { lockMember } from './change-member.ts';
import { countShares, endCollaborationsIn } from './collaborators.queries.ts';
import { countLed, leaveDepartments } from './departments.queries.ts';
import { changeMember, deleteInvitation, lockInvitationOfWorkspace, selectPeople } from './members.queries.ts';
import { nameOf } from './person-name.ts';
import { sharedCharts } from './shared-charts.ts';
import { assertAdmin } from './teams.policy.ts';
import { rightsChanged, publishTeamChange } from './publish-team-change.ts';

type Counted = { charts: number; others: HandoverPreview['others'] };

/** What somebody holds in the acting workspace. */
async function countHeld(scope: Pick<Scope, 'actor' | 'db'> & Pick<Context, 'use'>, userId: string): Promise<Counted> {
  const held: Counted = { charts: 0, others: [] };
  for (const { kind, count } of scope.use(accountHoldings)) {
    const found = (await count(scope.db, userId)).get(scope.actor.workspaceId) ?? 0;
    if (kind === 'charts') held.charts += found;
    else if (found > 0) held.others.push({ kind, count: found });
  }
  return held;
}

/** What keeps somebody here until it has another owner, in words; null when nothing does. */
function heldBy(whose: string, { charts, others }: Counted): string | null {
  const parts = [...(charts > 0 ? [{ kind: 'charts' as const, count: charts }] : []), ...others];
  if (parts.length === 0) return null;
  const list = parts.map(({ kind, count }) => `${count} ${heldNames[kind][count === 1 ? 0 : 1]}`);
  return `${whose} ${new Intl.ListFormat('en').format(list)} here. Choose who takes over first.`;
}

const heldNames: Record<HeldKind, [one: string, other: string]> = {
  charts: ['chart', 'charts'],
  templates: ['shared template', 'shared templates'],
  recordings: ['unfinished recording', 'unfinished recordings'],
  cards: ['open card', 'open cards'],
  channels: ['channel', 'channels'],
  forms: ['blank form', 'blank forms'],
  faxes: ['fax to file', 'faxes to file'],
  'patient-links': ['link for a patient', 'links for patients'],
  tasks: ['open task', 'open tasks'],
  appointments: ['open appointment', 'open appointments'],
  'video-rooms': ['open video call', 'open video calls'],
};

/** What a member holds in the acting workspace, and who may take it over. @throws AppError NOT_FOUND */
export async function previewHandover(ctx: Context, id: string): Promise<HandoverPreview> {
  if (id !== ctx.actor.userId) assertAdmin(ctx.actor);
  const { workspaceId } = ctx.actor;
  const people = await selectPeople(ctx.db, workspaceId);
  if (!people.some(({ user }) => user.id === id)) throw notFound();
  const able = people.filter(({ user, member }) => user.id !== id && member.cap !== 'read');
  return {
    ...(await countHeld(ctx.withRowLevelSecurity(workspaceId), id)),
    ends: { shares: await countShares(ctx.db, workspaceId, id), departments: await countLed(ctx.db, workspaceId, id) },
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
  return ctx.withRowLevelSecurity(ctx.actor.workspaceId).transaction(async (tx) => {
    const from = await lockMember(tx, id);
    const heir = await lockMember(tx, toUserId);
    if (!from || !heir || heir.row.member.cap === 'read') throw notFound();
    const { charts } = await countHeld(tx, id);
    const { workspaceId } = tx.actor;
    for (const area of tx.use(accountHoldings)) await area.handOver(tx, { fromUserId: id, workspaceId, toUserId });
    await tx.audit('member.hand-over', { type: 'user', id });
    publishTeamChange(tx, [id, toUserId]);
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
 * @throws AppError NOT_FOUND for who is no admin; LAST_ADMIN; HANDOVER_NEEDED while they hold what somebody must take over
 */
export async function removeMember(ctx: Context, id: string): Promise<Ok> {
  if (id !== ctx.actor.userId) assertAdmin(ctx.actor);
  if (!isUuid(id)) throw notFound();
  await ctx.withRowLevelSecurity(ctx.actor.workspaceId).transaction(async (tx) => {
    const found = await lockMember(tx, id);
    if (found) {
      if (found.lastAdmin) throw new AppError('LAST_ADMIN');
      const whose = id === tx.actor.userId ? 'You own' : `${nameOf(found.row.user)} owns`;
      const message = heldBy(whose, await countHeld(tx, id));
      if (message !== null) throw new AppError('HANDOVER_NEEDED', { message });
      await removePerson(tx, id);
    } else {
      assertAdmin(tx.actor);
      if (!(await lockInvitationOfWorkspace(tx, id))) throw notFound();
      await deleteInvitation(tx, id);
      await tx.audit('invitation.withdraw', { type: 'invitation', id });
    }
    publishTeamChange(tx, found ? [id] : []);
  });
  rightsChanged(ctx, [id]);
  return { ok: true };
}
