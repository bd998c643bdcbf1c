import { mostWrongTries, refusedAfter } from '@clinical/contract/patient-links/patient-links.rules';
import type { GuestGreeting, GuestVisit, OpenGuest } from '@clinical/contract/video-visits/video-visits.schemas';
import { setTimeout as wait } from 'node:timers/promises';
import type { PublicContext } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { countTry, findLetterhead, takeBack } from '../../accounts/public.ts';
import { actingFor, hashSecret, isSame } from '../../patient-links/public.ts';
import { publishRoom } from '../publish-room.ts';
import { changeGuest, countGuestTry, findGuest, findRoom, lockRoom } from '../rooms.queries.ts';
import { isOpen, isPresent, isUsable } from '../video-visits.view.ts';
import { guestRefusal, sealGuestVisit } from './guest-visit.ts';

/** Whether a link can still be opened. Unknown, expired, revoked and locked links have one answer. */
export async function greetVideoGuest(ctx: PublicContext, token: string): Promise<GuestGreeting> {
  const guest = await findGuest(ctx, token);
  const room = guest && isUsable(guest) ? await findRoom(ctx, guest.roomId) : null;
  if (!guest || !room || !isOpen(room, ctx.clock.now())) return { state: 'over', asksBirth: false };
  return { state: 'open', asksBirth: guest.dateOfBirth !== null };
}

/**
 * Opens a link into the waiting room. Another page of the same link is shut out, and the guest has to be admitted again: who was
 * sent a link that is not theirs gets no further than the waiting room.
 * @throws AppError NOT_FOUND, with one text for each reason; RATE_LIMITED for an address with too many wrong tries
 */
export async function openVideoGuest(ctx: PublicContext, token: string, opening: OpenGuest): Promise<GuestVisit> {
  // each refusal takes the same time, whatever was wrong
  const [outcome] = await Promise.allSettled([open(ctx, token, opening), wait(refusedAfter)]);
  if (outcome.status === 'fulfilled') return outcome.value;
  throw outcome.reason;
}

async function open(ctx: PublicContext, token: string, { secret, name, dateOfBirth }: OpenGuest): Promise<GuestVisit> {
  const address = { what: `video-guest:${ctx.origin.address}`, most: mostWrongTries };
  await countTry(ctx, address);
  const found = await findGuest(ctx, token);
  const isLink = isSame(found?.secretHash ?? '', hashSecret(ctx, token, secret));
  // who does not have the whole link locks nobody out
  const tries = found && isLink ? await countGuestTry(ctx, found.id, mostWrongTries) : null;
  const room = found && tries !== null ? await findRoom(ctx, found.roomId) : null;
  if (!found || !room || !isOpen(room, ctx.clock.now())) throw guestRefusal();
  const acting = await actingFor(ctx, { workspaceId: room.workspaceId, createdBy: room.clinicianId });
  if (!acting) throw guestRefusal();
  const record = { type: 'video-room', id: room.id, noteId: room.noteId };
  const isRight = found.dateOfBirth === null || isSame(found.dateOfBirth, dateOfBirth ?? '');
  if (!isRight) {
    if (tries === mostWrongTries) await acting.transaction((tx) => tx.audit('video-guest.lock', record));
    throw guestRefusal();
  }
  const visitId = await acting.transaction(async (tx) => {
    await lockRoom(tx, room.id);
    const [guest, now] = [await findGuest(tx, found.id), tx.clock.now()];
    if (!guest || guest.revokedAt !== null) throw guestRefusal();
    const id = tx.ids.uuid();
    const isMoved = guest.visitId !== null && isPresent(guest, now);
    await changeGuest(tx, guest.id, {
      visitId: id,
      name: storable(name),
      openedAt: guest.openedAt ?? now,
      movedAt: isMoved ? now : null,
      waitingSince: now,
      seenAt: now,
      admittedAt: null,
      leftAt: null,
      peerId: null,
      wrongTries: 0,
    });
    await tx.audit('video-guest.open', record);
    await publishRoom(tx, room);
    return id;
  });
  await takeBack(ctx, address);
  const { name: workspace } = await findLetterhead(ctx.db, room.workspaceId);
  return { visit: sealGuestVisit(ctx, { id: found.id, visitId }), workspace, clinician: room.clinician };
}
