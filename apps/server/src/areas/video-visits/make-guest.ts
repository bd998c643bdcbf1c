import { mostGuests } from '@clinical/contract/video-visits/video-visits.rules';
import type { GuestKind } from '@clinical/contract/video-visits/video-visits.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { authServices } from '../accounts/public.ts';
import { hashSecret, newSecret } from '../patient-links/public.ts';
import { insertGuest, revokePatientLinks, type RoomRow } from './rooms.queries.ts';
import { isUsable } from './video-visits.view.ts';

/**
 * A link for one person. A new one of the patient revokes the earlier one, and asks for the date of birth that the chart has.
 * @returns its address, which holds the secret @throws AppError CONFLICT when the room has many already
 */
export async function makeGuest(tx: Tx, room: RoomRow, kind: GuestKind): Promise<string> {
  if (kind === 'patient') await revokePatientLinks(tx, room.id);
  const others = room.guests.filter((guest) => isUsable(guest) && !(kind === 'patient' && guest.kind === 'patient'));
  if (others.length >= mostGuests)
    throw new AppError('CONFLICT', { message: `A call has at most ${mostGuests} links. Remove one first.` });
  const secret = newSecret(tx);
  const id = tx.ids.uuid();
  await insertGuest(tx, {
    id,
    workspaceId: room.workspaceId,
    roomId: room.id,
    kind,
    secretHash: hashSecret(tx, id, secret),
    dateOfBirth: kind === 'patient' ? room.dateOfBirth : null,
    createdAt: tx.clock.now(),
  });
  // browsers send no fragment: it reaches no log of a server or proxy
  return `${tx.use(authServices).publicUrl()}/video#${id}.${secret}`;
}
