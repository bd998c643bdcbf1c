import type { Channel } from '@clinical/contract/messaging/messaging.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isMember } from '../accounts/public.ts';
import { findConversation, insertChannel, insertMember } from './channels.queries.ts';
import { assertMayWrite } from './messaging.policy.ts';
import { newChannelRow } from './new-channel-row.ts';
import { publishChannel } from './publish-messages.ts';
import { showChannel } from './show-channel.ts';

/**
 * The one conversation with a colleague.
 * @throws AppError NOT_FOUND for who does not belong to the workspace, and for oneself; CONFLICT for who only reads
 */
export async function openConversation(ctx: Context, participantId: string): Promise<Channel> {
  assertMayWrite(ctx.actor);
  return ctx.transaction(async (tx) => {
    const { userId } = tx.actor;
    if (participantId === userId || !(await isMember(tx.db, tx.actor.workspaceId, participantId))) throw notFound();
    const pair = [userId, participantId].toSorted().join(':');
    const before = await findConversation(tx, pair);
    if (before) return showChannel(tx, before.id);
    const channel = newChannelRow(tx, { type: 'direct', name: '', pair });
    if (!(await insertChannel(tx, channel))) {
      // the other person opened it in the same moment
      const theirs = await findConversation(tx, pair);
      if (!theirs) throw notFound();
      return showChannel(tx, theirs.id);
    }
    const joined = { channelId: channel.id, role: 'member', readSequence: 0, joinedAt: tx.clock.now() } as const;
    for (const id of [userId, participantId]) await insertMember(tx, { ...joined, userId: id });
    await tx.audit('conversation.open', { type: 'channel', id: channel.id });
    await publishChannel(tx, channel.id);
    return showChannel(tx, channel.id);
  });
}
