import type { Channel, NewChannel } from '@clinical/contract/messaging/messaging.schemas';
import type { Context } from '../../platform/context.ts';
import { insertChannel, insertMember } from './channels.queries.ts';
import { assertMayWrite } from './messaging.policy.ts';
import { newChannelRow } from './new-channel-row.ts';
import { publishChannel } from './publish-messages.ts';
import { showChannel } from './show-channel.ts';

/** @throws AppError CONFLICT for who only reads in the acting workspace */
export async function createChannel(ctx: Context, { name, type }: NewChannel): Promise<Channel> {
  assertMayWrite(ctx.actor);
  return ctx.transaction(async (tx) => {
    const { userId } = tx.actor;
    const channel = newChannelRow(tx, { type, name, pair: null });
    await insertChannel(tx, channel);
    const joined = { channelId: channel.id, readSequence: 0, joinedAt: tx.clock.now() };
    await insertMember(tx, { ...joined, userId, role: 'admin' });
    await tx.audit('channel.create', { type: 'channel', id: channel.id });
    await publishChannel(tx, channel.id);
    return showChannel(tx, channel.id);
  });
}
