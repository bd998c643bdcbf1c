import type { Holdings } from '../../platform/area.ts';
import { publishRoom } from './publish-room.ts';
import { countRoomsOf, endRoomsOf, findRoom, handOverRooms } from './rooms.queries.ts';

/** Rooms of a clinician who leaves go to a colleague, with their open links. */
export const heldRooms: Holdings = {
  kind: 'video-rooms',
  count: (db, userId) => countRoomsOf({ db }, userId),

  async handOver(tx, change) {
    for (const { id, noteId } of await handOverRooms(tx, change)) {
      await tx.audit('video-room.hand-over', { type: 'video-room', id, noteId });
      const room = await findRoom(tx, id);
      if (room) await publishRoom(tx, room);
    }
  },

  async discard(tx, workspaceId) {
    for (const { id } of await endRoomsOf(tx, workspaceId, tx.actor.userId))
      await tx.audit('video-room.end', { type: 'video-room', id });
  },
};
