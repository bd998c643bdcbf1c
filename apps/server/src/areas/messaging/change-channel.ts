import type { ChangeChannel, Channel } from '@clinical/contract/messaging/messaging.schemas';
import type { Context } from '../../platform/context.ts';
import { lockChannelFor, updateChannel } from './channels.queries.ts';
import { assertMayManage } from './messaging.policy.ts';
import { publishChannel } from './publish-messages.ts';
import { showChannel } from './show-channel.ts';

/** Renames a channel, archives it or opens it again. @throws AppError NOT_FOUND for who does not manage it */
export async function changeChannel(ctx: Context, id: string, { name, archived }: ChangeChannel): Promise<Channel> {
  return ctx.transaction(async (tx) => {
    const channel = await lockChannelFor(tx, id);
    assertMayManage(tx.actor, channel, channel.role);
    const archivedAt = archived ? (channel.archivedAt ?? tx.clock.now()) : null;
    await updateChannel(tx, id, {
      name: name ?? channel.name,
      archivedAt: archived === undefined ? channel.archivedAt : archivedAt,
    });
    await tx.audit('channel.update', { type: 'channel', id });
    await publishChannel(tx, id);
    return showChannel(tx, id);
  });
}
