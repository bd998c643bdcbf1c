import { principalNames } from '../../platform/access.ts';
import type { Holdings } from '../../platform/area.ts';
import { binOwnedNotes, countOwnedNotes, deleteSampleOf, transferNotes } from './note-owner.queries.ts';
import { noteAudience } from './notes.queries.ts';

/** A person's own charts when they leave a workspace or close their account: a colleague becomes their owner, or they go to the bin. */
export const ownedNotes: Holdings = {
  kind: 'charts',
  count: countOwnedNotes,

  async handOver(tx, { fromUserId, workspaceId, toUserId }) {
    await deleteSampleOf(tx, fromUserId, workspaceId);
    const ids = await transferNotes(tx, fromUserId, toUserId, workspaceId);
    for (const id of ids) await tx.audit('note.hand-over', { type: 'note', id, noteId: id });
    if (ids.length > 0) {
      const audience = [fromUserId, toUserId].map(principalNames.user);
      tx.emit([...audience, principalNames.admins(workspaceId)], { type: 'notes-changed', noteId: null });
    }
  },

  async discard(tx, workspaceId) {
    await deleteSampleOf(tx, tx.actor.userId, workspaceId);
    const ids = await binOwnedNotes(tx, tx.actor.userId, workspaceId);
    for (const id of ids) await tx.audit('note.delete', { type: 'note', id, noteId: id });
    if (ids.length > 0) tx.emit(await noteAudience(tx, ids), { type: 'notes-changed', noteId: null });
  },
};
