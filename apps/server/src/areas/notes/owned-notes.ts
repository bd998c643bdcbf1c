import type { Holdings } from '../../platform/area.ts';
import { binOwnedNotes, countOwnedNotes, giveNotesTo } from './note-owner.queries.ts';
import { noteAudience } from './notes.queries.ts';

/** A person's own charts when their account is closed: a colleague becomes their owner, or they go to the bin. */
export const ownedNotes: Holdings = {
  count: countOwnedNotes,

  async handOver(tx, workspaceId, toUserId) {
    const ids = await giveNotesTo(tx, tx.actor.userId, toUserId, workspaceId);
    for (const id of ids) await tx.audit('note.hand-over', { type: 'note', id, noteId: id });
    if (ids.length > 0) tx.emit([`user:${toUserId}`], { type: 'notes-changed', noteId: null });
  },

  async discard(tx, workspaceId) {
    const ids = await binOwnedNotes(tx, tx.actor.userId, workspaceId);
    for (const id of ids) await tx.audit('note.delete', { type: 'note', id, noteId: id });
    if (ids.length > 0) tx.emit(await noteAudience(tx, ids), { type: 'notes-changed', noteId: null });
  },
};
