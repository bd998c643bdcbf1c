import { principalNames } from '../../platform/access.ts';
import type { Holdings } from '../../platform/area.ts';
import { countLedAlone, deleteChannelsOf, transferChannels } from './held-channels.queries.ts';
import { deleteOnCall, transferShifts } from './on-call.queries.ts';
import { publishChannel } from './publish-messages.ts';

/** Channels that somebody is the only admin of, and shifts on call. When that one leaves, a colleague takes them over. */
export const ledChannels: Holdings = {
  kind: 'channels',
  count: countLedAlone,

  async handOver(tx, change) {
    for (const id of await transferChannels(tx, change)) {
      await tx.audit('channel.hand-over', { type: 'channel', id });
      await publishChannel(tx, id);
    }
    if (await transferShifts(tx, change)) {
      await tx.audit('on-call.transfer', { type: 'user', id: change.toUserId });
      tx.emit([principalNames.members(change.workspaceId)], { type: 'on-call-changed' });
    }
  },

  async discard(tx, workspaceId) {
    await deleteChannelsOf(tx, workspaceId);
    await deleteOnCall(tx, workspaceId);
  },
};
