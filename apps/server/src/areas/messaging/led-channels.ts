import type { Holdings } from '../../platform/area.ts';
import { countLedAlone, deleteChannelsOf, transferChannels } from './held-channels.queries.ts';
import { publishChannel } from './publish-messages.ts';

/** Channels that somebody is the only admin of. When that one leaves, a colleague becomes their admin. */
export const ledChannels: Holdings = {
  kind: 'channels',
  count: countLedAlone,

  async handOver(tx, change) {
    for (const id of await transferChannels(tx, change)) {
      await tx.audit('channel.hand-over', { type: 'channel', id });
      await publishChannel(tx, id);
    }
  },

  discard: (tx, workspaceId) => deleteChannelsOf(tx, workspaceId),
};
