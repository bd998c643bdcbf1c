import type { Collaborator, CollaboratorPermission } from '@clinical/contract/teams/collaborators.schemas';
import { limits } from '@clinical/contract/limits';
import { emailPort } from '../../gateways/email/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { authServices, findLetterhead } from '../accounts/public.ts';
import {
  changeCollaboration,
  findPerson,
  insertCollaboration,
  lockCollaborationWith,
} from './collaborators.queries.ts';
import { endOfRequest } from './collaborators.view.ts';
import { showCollaborator } from './list-collaborators.ts';
import { nameOf } from './person-name.ts';
import { assertMayShareOutside } from './share-outside.ts';
import { sharedCharts } from './shared-charts.ts';
import { shareMail } from './teams-mails.ts';
import { publishShareChange } from './publish-team-change.ts';

type Offer = { email: string; permission: CollaboratorPermission; noteIds?: string[] | null | undefined };

/** @throws AppError CONFLICT for a collaborator; RATE_LIMITED within a minute of the last mail */
async function offer(tx: Tx, { email, permission, noteIds }: Offer): Promise<string> {
  const { userId, workspaceId } = tx.actor;
  const now = tx.clock.now();
  await assertMayShareOutside(tx, { workspaceId, ownerId: userId, email });
  const values = { permission, allNotes: !noteIds, status: 'Pending' as const, sentAt: now, respondedAt: null };
  const before = await lockCollaborationWith(tx, email);
  if (before?.status === 'Accepted') {
    throw new AppError('CONFLICT', { message: `You share charts with ${email} already. Change that instead.` });
  }
  if (before?.status === 'Pending' && endOfRequest(before) > now) {
    const waitMs = before.sentAt + limits.confirmResendAfter - now;
    if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(waitMs / 1000) });
  }
  const id = before?.id ?? tx.ids.uuid();
  if (before) await changeCollaboration(tx, id, { ...values, userId: null });
  else {
    const row = { ...values, id, workspaceId, ownerId: userId, email, createdAt: now };
    if (!(await insertCollaboration(tx, row))) throw new AppError('CONFLICT');
  }
  await tx.use(sharedCharts).share(tx, { id, workspaceId }, noteIds ?? []);
  await tx.audit('collaboration.offer', { type: 'collaboration', id });
  return id;
}

/**
 * Offers charts that the caller owns to an address: all of them, or chosen ones. Offered again, in place of what was offered before.
 * @throws AppError NOT_FOUND for a chart that is not theirs; CONFLICT for themselves, a reader, a collaborator, and outside a workspace that closes it; RATE_LIMITED
 */
export async function createCollaborator(ctx: Context, input: Offer): Promise<Collaborator> {
  if (ctx.actor.cap === 'read') {
    throw new AppError('CONFLICT', {
      message: 'You have read-only access to this workspace and cannot share.',
      notAllowed: true,
    });
  }
  const { made, by, workspace } = await ctx.transaction(async (tx) => {
    const self = await findPerson(tx.db, { id: tx.actor.userId });
    if (self?.email === input.email) {
      throw new AppError('CONFLICT', { message: 'This is your own address. You already have access to your charts.' });
    }
    const id = await offer(tx, input);
    const other = await findPerson(tx.db, { email: input.email });
    publishShareChange(tx, [tx.actor.userId, ...(other ? [other.id] : [])]);
    return {
      made: await showCollaborator(tx, id),
      by: self ? nameOf(self) : '',
      workspace: await findLetterhead(tx.db, tx.actor.workspaceId),
    };
  });
  const publicUrl = ctx.use(authServices).publicUrl();
  const { email } = input;
  const hasAccount = made.userId !== null;
  await ctx.use(emailPort).send(shareMail({ to: email, by, workspace, publicUrl, hasAccount }));
  return made;
}
