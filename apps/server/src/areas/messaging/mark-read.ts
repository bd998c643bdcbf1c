import type { Channel, ReadPointer } from '@clinical/contract/messaging/messaging.schemas';
import { principalNames } from '../../platform/access.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { forwardTo, getChannelFor, movePointer } from './channels.queries.ts';
import { findInChannel } from './messages.queries.ts';
import { showChannel } from './show-channel.ts';

/** Moves the actor's pointer forward, or before a message that is kept unread. @throws AppError NOT_FOUND */
export async function markRead(ctx: Context, id: string, input: ReadPointer): Promise<Channel> {
  return ctx.transaction(async (tx) => {
    const channel = await getChannelFor(tx, id);
    const message = await findInChannel(tx, channel.id, input.lastReadMessageId);
    if (!message) throw notFound();
    await movePointer(tx, channel.id, input.keepUnread ? message.sequence - 1 : forwardTo(message.sequence));
    await tx.audit('channel.mark-read', { type: 'channel', id });
    tx.emit([principalNames.user(tx.actor.userId)], { type: 'channel-changed', channelId: id });
    return showChannel(tx, id);
  });
}
