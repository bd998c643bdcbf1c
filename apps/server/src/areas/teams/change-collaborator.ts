import type { Ok } from '@clinical/contract/common.schemas';
import type { Collaborator, CollaboratorUpdate } from '@clinical/contract/teams/collaborators.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import {
  changeCollaboration,
  type CollaborationRow,
  deleteCollaborationRow,
  lockCollaboration,
} from './collaborators.queries.ts';
import { endOfRequest } from './collaborators.view.ts';
import { showCollaborator } from './list-collaborators.ts';
import { selectAddress } from './members.queries.ts';
import { assertMayShareOutside } from './share-outside.ts';
import { sharedCharts } from './shared-charts.ts';
import { rightsChanged, publishShareChange } from './publish-team-change.ts';

async function found(tx: Tx, id: string): Promise<CollaborationRow> {
  const row = isUuid(id) ? await lockCollaboration(tx, id) : null;
  if (!row) throw notFound();
  return row;
}

/** True for who shares, in the workspace where they share. */
const isGiver = ({ actor }: Pick<Tx, 'actor'>, row: CollaborationRow) =>
  row.ownerId === actor.userId && row.workspaceId === actor.workspaceId;

async function isReceiver(tx: Tx, row: CollaborationRow): Promise<boolean> {
  if (row.userId !== null) return row.userId === tx.actor.userId;
  return row.status === 'Pending' && row.email === (await selectAddress(tx.db, tx.actor.userId));
}

const sidesOf = ({ ownerId, userId }: CollaborationRow) => (userId === null ? [ownerId] : [ownerId, userId]);

/** True when it opens what was not open before: less can be shared whatever the workspace allows. */
async function isMore(tx: Tx, row: CollaborationRow, { permission, noteIds }: CollaboratorUpdate): Promise<boolean> {
  if (permission === 'edit' && row.permission === 'read') return true;
  if (noteIds === undefined || row.allNotes) return false;
  const before = (await tx.use(sharedCharts).chosen(tx.db, [row.id])).get(row.id) ?? [];
  return noteIds === null || noteIds.some((id) => !before.includes(id));
}

/** Changes what a collaborator may do, or which charts they see. @throws AppError NOT_FOUND for everybody but who shares */
export async function updateCollaborator(ctx: Context, id: string, input: CollaboratorUpdate): Promise<Collaborator> {
  const { changed, people } = await ctx.transaction(async (tx) => {
    const row = await found(tx, id);
    if (!isGiver(tx, row)) throw notFound();
    const { permission = row.permission, noteIds } = input;
    const allNotes = noteIds === undefined ? row.allNotes : noteIds === null;
    if (await isMore(tx, row, { permission, noteIds })) await assertMayShareOutside(tx, row);
    await changeCollaboration(tx, id, { permission, allNotes });
    if (noteIds !== undefined) await tx.use(sharedCharts).share(tx, row, noteIds ?? []);
    await tx.audit('collaboration.edit', { type: 'collaboration', id });
    publishShareChange(tx, sidesOf(row));
    return { changed: await showCollaborator(tx, id), people: sidesOf(row) };
  });
  rightsChanged(ctx, people);
  return changed;
}

/** Ends a collaboration at once, as either side of it. @throws AppError NOT_FOUND */
export async function deleteCollaborator(ctx: Context, id: string): Promise<Ok> {
  const people = await ctx.transaction(async (tx) => {
    const row = await found(tx, id);
    if (!isGiver(tx, row) && !(await isReceiver(tx, row))) throw notFound();
    await tx.use(sharedCharts).unshare(tx, [id]);
    await deleteCollaborationRow(tx, id);
    await tx.audit('collaboration.end', { type: 'collaboration', id });
    publishShareChange(tx, sidesOf(row));
    return sidesOf(row);
  });
  rightsChanged(ctx, people);
  return { ok: true };
}

/** An offer to the caller that waits for an answer. @throws AppError NOT_FOUND, INVITATION_OVER */
async function offered(tx: Tx, id: string): Promise<CollaborationRow> {
  const row = await found(tx, id);
  if (!(await isReceiver(tx, row))) throw notFound();
  if (row.status !== 'Pending' || endOfRequest(row) <= tx.clock.now()) throw new AppError('INVITATION_OVER');
  return row;
}

/** From now on the caller sees what was offered. @throws AppError NOT_FOUND, INVITATION_OVER */
export async function acceptCollaborator(ctx: Context, id: string): Promise<Collaborator> {
  const { userId } = ctx.actor;
  const accepted = await ctx.transaction(async (tx) => {
    const row = await offered(tx, id);
    await assertMayShareOutside(tx, row);
    await changeCollaboration(tx, id, { status: 'Accepted', userId, respondedAt: tx.clock.now() });
    await tx.audit('collaboration.accept', { type: 'collaboration', id });
    publishShareChange(tx, [row.ownerId, userId]);
    return showCollaborator(tx, id);
  });
  rightsChanged(ctx, [userId]);
  return accepted;
}

/** @throws AppError NOT_FOUND, INVITATION_OVER */
export async function declineCollaborator(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const row = await offered(tx, id);
    await changeCollaboration(tx, id, { status: 'Declined', respondedAt: tx.clock.now() });
    await tx.use(sharedCharts).unshare(tx, [id]);
    await tx.audit('collaboration.decline', { type: 'collaboration', id });
    publishShareChange(tx, [row.ownerId, tx.actor.userId]);
    return { ok: true as const };
  });
}
