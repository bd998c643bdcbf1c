import type { Permission, PresetName, Switches } from '@clinical/contract/accounts/session.schemas';
import type { ChangePermission, WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { defaultSwitches, presetThatFits } from '@clinical/contract/teams/members.rules';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { lockWorkspace } from './departments.queries.ts';
import { showMember } from './list-members.ts';
import {
  changeMember,
  lockInvitationOfWorkspace,
  type MemberRow,
  selectPeople,
  setInvitation,
} from './members.queries.ts';
import { switchesIn } from './members.view.ts';
import { assertAdmin } from './teams.policy.ts';
import { rightsChanged, publishTeamChange } from './publish-team-change.ts';

/** A member of the acting workspace, with nobody else changing its members meanwhile; null for nobody. */
export async function lockMember(tx: Tx, userId: string): Promise<{ row: MemberRow; lastAdmin: boolean } | null> {
  await lockWorkspace(tx);
  const people = await selectPeople(tx.db, tx.actor.workspaceId);
  const row = people.find(({ user }) => user.id === userId);
  if (!row) return null;
  const others = people.filter(({ user, member }) => user.id !== userId && member.cap === 'admin');
  return { row, lastAdmin: row.member.cap === 'admin' && others.length === 0 };
}

type Change = { permission: Permission; switches: Partial<Switches>; preset: PresetName | null | undefined };

/** Which preset holds after a change: the one named, else the one before as long as it fits. */
const presetAfter = ({ preset, permission }: Change, before: PresetName | null, switches: Switches) =>
  presetThatFits(preset === undefined ? before : preset, permission, switches);

async function changeInvited(tx: Tx, id: string, change: Change): Promise<void> {
  const row = await lockInvitationOfWorkspace(tx, id);
  if (!row) throw notFound();
  const { permission } = change;
  const switches = { ...(row.switches ?? defaultSwitches(permission)), ...change.switches };
  await setInvitation(tx, id, { permission, switches, preset: presetAfter(change, row.preset, switches) });
}

/**
 * Changes the most that a member may do, and the switches; or what somebody is invited to.
 * @throws AppError NOT_FOUND for who is no admin; LAST_ADMIN
 */
export async function changeMemberPermission(
  ctx: Context,
  id: string,
  { permission, switches = {}, preset }: ChangePermission,
): Promise<WorkspaceMember> {
  assertAdmin(ctx.actor);
  if (!isUuid(id)) throw notFound();
  await ctx.transaction(async (tx) => {
    const found = await lockMember(tx, id);
    if (found) {
      if (found.lastAdmin && permission !== 'admin') throw new AppError('LAST_ADMIN');
      const now = { ...switchesIn(found.row.member), ...switches };
      const { sign, templates, billing, audit } = now;
      const may = { maySign: sign, mayManageTemplates: templates, mayBill: billing, mayAudit: audit };
      const fitting = presetAfter({ permission, switches, preset }, found.row.member.preset, now);
      await changeMember(tx, id, { cap: permission, ...may, preset: fitting });
      await tx.audit('member.set-permission', { type: 'user', id });
    } else {
      await changeInvited(tx, id, { permission, switches, preset });
      await tx.audit('invitation.edit', { type: 'invitation', id });
    }
    publishTeamChange(tx, found ? [id] : []);
  });
  rightsChanged(ctx, [id]);
  const actor = id === ctx.actor.userId ? { ...ctx.actor, cap: permission } : ctx.actor;
  return showMember({ actor, db: ctx.db, clock: ctx.clock }, id);
}

/** Gives a member a seat, or takes it. @throws AppError NOT_FOUND for who has nothing to do with billing, and for a stranger */
export async function setMemberSeat(ctx: Context, id: string, seat: boolean): Promise<WorkspaceMember> {
  if (!ctx.actor.switches.billing || !isUuid(id)) throw notFound();
  const member = await ctx.transaction(async (tx) => {
    if (!(await lockMember(tx, id))) throw notFound();
    await changeMember(tx, id, { seat });
    await tx.audit(seat ? 'member.give-seat' : 'member.take-seat', { type: 'user', id });
    publishTeamChange(tx, [id]);
    return showMember(tx, id);
  });
  rightsChanged(ctx, [id]);
  return member;
}
