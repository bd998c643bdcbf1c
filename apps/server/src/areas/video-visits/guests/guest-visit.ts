import { guestVisitLife } from '@clinical/contract/video-visits/video-visits.rules';
import { AppError } from '../../../platform/app-error.ts';
import type { PublicContext } from '../../../platform/context.ts';
import { textSeal } from '../../../platform/crypto/text-seal.ts';
import { findGuest, findRoom, type GuestRow, type RoomRow } from '../rooms.queries.ts';

const purpose = 'video-guest-visit';

export const guestRefusal = (): AppError =>
  new AppError('NOT_FOUND', {
    message: 'The link is no longer valid, or the date of birth is not right. The clinic can send you a new one.',
  });

/** Proves that this page opened the link last. */
export const sealGuestVisit = (ctx: PublicContext, visit: { id: string; visitId: string }): string =>
  ctx.use(textSeal).sealText(JSON.stringify({ ...visit, until: ctx.clock.now() + guestVisitLife }), purpose);

/** Whose page it is. @throws AppError NOT_FOUND for another link's, one that is over or revoked, and when another page opened it */
export async function getVisitedFor(
  ctx: PublicContext,
  token: string,
  visit: string,
): Promise<{ guest: GuestRow; room: RoomRow }> {
  const { id, visitId, until } = readVisit(ctx, visit);
  const guest = id === token && until > ctx.clock.now() ? await findGuest(ctx, id) : null;
  if (!guest || guest.revokedAt !== null || guest.visitId !== visitId) throw guestRefusal();
  const room = await findRoom(ctx, guest.roomId);
  if (!room) throw guestRefusal();
  return { guest, room };
}

function readVisit(ctx: PublicContext, visit: string): { id: string; visitId: string; until: number } {
  try {
    return JSON.parse(ctx.use(textSeal).openText(visit, purpose)) as { id: string; visitId: string; until: number };
  } catch {
    throw guestRefusal();
  }
}
