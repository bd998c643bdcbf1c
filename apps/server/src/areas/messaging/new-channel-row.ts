import type { Tx } from '../../platform/context.ts';
import type { ChannelRow } from './channels.queries.ts';

export function newChannelRow(tx: Tx, kind: Pick<ChannelRow, 'type' | 'name' | 'pair'>): ChannelRow {
  const { userId, workspaceId } = tx.actor;
  return {
    ...kind,
    id: tx.ids.uuid(),
    workspaceId,
    lastSequence: 0,
    revision: 0,
    lastMessageAt: null,
    createdBy: userId,
    createdAt: tx.clock.now(),
    archivedAt: null,
  };
}
