import { principalNames } from '../../platform/access.ts';
import type { Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { noteAudience } from '../notes/public.ts';
import type { RoomRow } from './rooms.queries.ts';

type Publishing = Pick<Tx<Actor | null>, 'db' | 'emit'>;

/** Events for the page of one guest. */
export const guestPrincipal = (guestId: string): string => `video-guest:${guestId}`;

/** Who is in the call or waits has changed: pages of staff and guests load it again. */
export async function publishRoom(
  tx: Publishing,
  room: Pick<RoomRow, 'id' | 'noteId' | 'clinicianId' | 'guests'>,
): Promise<void> {
  const staff = room.noteId === null ? [] : await noteAudience(tx, [room.noteId]);
  tx.emit([...staff, principalNames.user(room.clinicianId), ...room.guests.map(({ id }) => guestPrincipal(id))], {
    type: 'video-room-changed',
    roomId: room.id,
  });
}

/** Something is there for the pages of these peers. */
export function publishSignals(tx: Publishing, room: RoomRow, peers: readonly string[]): void {
  const guests = room.guests.filter(({ peerId }) => peerId !== null && peers.includes(peerId));
  const audience = guests.map(({ id }) => guestPrincipal(id));
  if (room.peerId !== null && room.peerUserId !== null && peers.includes(room.peerId))
    audience.push(principalNames.user(room.peerUserId));
  if (audience.length > 0) tx.emit(audience, { type: 'video-signal', roomId: room.id });
}
