import type { Tx } from '../../platform/context.ts';

/** Lists and open pages of both charts look again. */
export function publishMerge(tx: Tx, audience: readonly string[], targetId: string): void {
  tx.emit(audience, { type: 'notes-changed', noteId: null });
  tx.emit(audience, { type: 'note-edited', noteId: targetId, transcriptId: null, userId: tx.actor.userId });
}
