import { principalNames } from '../../../platform/access.ts';
import type { Holdings } from '../../../platform/area.ts';
import { countUnfinished, transferUnfinishedRecordings } from './recordings.queries.ts';

/**
 * Recordings that were begun and not finished: only their person can finish them. When that one leaves they go to the owner of
 * their chart, which for the person's own charts is the colleague who has just taken them over.
 */
export const unfinishedRecordings: Holdings = {
  kind: 'recordings',
  count: countUnfinished,

  async handOver(tx, { fromUserId, workspaceId }) {
    for (const { id, noteId, userId } of await transferUnfinishedRecordings(tx, fromUserId, workspaceId)) {
      await tx.audit('recording.hand-over', { type: 'recording', id, noteId });
      tx.emit([principalNames.user(userId)], { type: 'notes-changed', noteId });
    }
  },

  // they go with their charts, or by their age
  discard: async () => undefined,
};
