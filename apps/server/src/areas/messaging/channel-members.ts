import type { Ok } from '@clinical/contract/common.schemas';
import type { Channel } from '@clinical/contract/messaging/messaging.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isMember } from '../accounts/public.ts';
import { appointAdmin, deleteMember, insertMember, lockChannelFor } from './channels.queries.ts';
import { assertMayManage } from './messaging.policy.ts';
import { publishChannel } from './publish-messages.ts';
import { showChannel } from './show-channel.ts';

type Place = { id: string; userId: string };

/**
 * Adds a colleague, who sees all messages and has read those until now.
 * @throws AppError NOT_FOUND for who does not manage the channel, and for who does not belong to the workspace
 */
export async function addChannelMember(ctx: Context, { id, userId }: Place): Promise<Channel> {
  return ctx.transaction(async (tx) => {
    const channel = await lockChannelFor(tx, id);
    assertMayManage(tx.actor, channel, channel.role);
    if (!(await isMember(tx.db, tx.actor.workspaceId, userId))) throw notFound();
    const joined = { role: 'member', readSequence: channel.lastSequence, joinedAt: tx.clock.now() } as const;
    if (await insertMember(tx, { channelId: id, userId, ...joined })) await publishChannel(tx, id);
    await tx.audit('channel.add-member', { type: 'channel', id });
    return showChannel(tx, id);
  });
}

/**
 * Removes a member; everybody may leave a channel. The longest member becomes admin of a channel that has none left.
 * @throws AppError NOT_FOUND for who may not, for a conversation, the alerts, and for who is no member
 */
export async function removeChannelMember(ctx: Context, { id, userId }: Place): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const channel = await lockChannelFor(tx, id);
    if (channel.type !== 'clinic') throw notFound();
    if (userId !== tx.actor.userId) assertMayManage(tx.actor, channel, channel.role);
    if (!(await deleteMember(tx, id, userId))) throw notFound();
    await appointAdmin(tx, id);
    await tx.audit('channel.remove-member', { type: 'channel', id });
    await publishChannel(tx, id, [userId]);
    return { ok: true };
  });
}
