import type { GuestAnswer, GuestCall, GuestSync } from '@clinical/contract/video-visits/video-visits.schemas';
import { AppError } from '../../../platform/app-error.ts';
import { isoTime } from '../../../platform/clock.ts';
import type { PublicContext } from '../../../platform/context.ts';
import type { SseWriter } from '../../../platform/events/sse.ts';
import { eventStreams } from '../../../platform/running-program.ts';
import { actingFor } from '../../patient-links/public.ts';
import { consentWords } from '../consent-words.ts';
import { guestPrincipal, publishRoom } from '../publish-room.ts';
import {
  changeGuest,
  changeRoom,
  findGuest,
  findRoom,
  type GuestRow,
  lockRoom,
  type RoomRow,
} from '../rooms.queries.ts';
import { exchange } from '../sync-room.ts';
import { isOpen, isPresent } from '../video-visits.view.ts';
import { getVisitedFor, guestRefusal } from './guest-visit.ts';

/** So long one stream of a guest lasts, in milliseconds. Then the page opens another, with a new check. */
const streamLife = 15 * 60_000;

/** A guest's page says that it is there. @throws AppError NOT_FOUND when it may not be any more */
export async function syncVideoGuest(ctx: PublicContext, token: string, sync: GuestSync): Promise<GuestCall> {
  const { guest: known } = await getVisitedFor(ctx, token, sync.visit);
  const consentText = await ctx.use(consentWords).find(ctx, known.workspaceId);
  return ctx.transaction(async (tx) => {
    await lockRoom(tx, known.roomId);
    const [room, guest] = [await findRoom(tx, known.roomId), await findGuest(tx, known.id)];
    if (!room || !guest || !isVisit(guest, known)) throw guestRefusal();
    const now = tx.clock.now();
    if (!isOpen(room, now)) return { ...ended(room, guest), consentText };
    if (guest.peerId !== null && guest.peerId !== sync.peer && !sync.joins)
      return { ...ended(room, guest), state: 'elsewhere', consentText };
    const isWaiting = guest.admittedAt === null;
    const wasThere = isPresent(guest, now) && guest.peerId === sync.peer;
    const changes = {
      peerId: sync.peer,
      seenAt: now,
      ...(isWaiting ? { waitingSince: guest.waitingSince ?? now } : {}),
    };
    await changeGuest(tx, guest.id, changes);
    const after = { ...guest, ...changes };
    const guests = room.guests.map((each) => (each.id === guest.id ? after : each));
    if (!wasThere) await publishRoom(tx, room);
    if (isWaiting) return { ...ended(room, after), state: 'waiting', consentText };
    return { ...viewOf(after), ...(await exchange(tx, { ...room, guests }, sync)), state: 'in-call', consentText };
  });
}

/** Neither removed nor opened elsewhere since. */
const isVisit = ({ revokedAt, visitId }: GuestRow, known: GuestRow): boolean =>
  revokedAt === null && visitId === known.visitId;

const viewOf = ({ waitingSince, consent }: GuestRow) => ({
  waitingSince: waitingSince === null ? null : isoTime(waitingSince),
  consent,
});

const ended = ({ recording }: RoomRow, guest: GuestRow) => ({
  ...viewOf(guest),
  state: 'ended' as const,
  peers: [],
  signals: [],
  iceServers: [],
  recording,
});

/** What a guest answers about a recording, or that they leave. @throws AppError NOT_FOUND; CONFLICT when nobody asked */
export async function answerVideoGuest(ctx: PublicContext, token: string, answer: GuestAnswer): Promise<GuestCall> {
  const { guest: known, room } = await getVisitedFor(ctx, token, answer.visit);
  const acting = await actingFor(ctx, { workspaceId: room.workspaceId, createdBy: room.clinicianId });
  if (!acting) throw guestRefusal();
  const consentText = await ctx.use(consentWords).find(ctx, known.workspaceId);
  return acting.transaction(async (tx) => {
    await lockRoom(tx, room.id);
    const [now, after, before] = [tx.clock.now(), await findRoom(tx, room.id), await findGuest(tx, known.id)];
    if (!after || !before || !isOpen(after, now) || !isVisit(before, known)) throw guestRefusal();
    const record = { type: 'video-room', id: room.id, noteId: after.noteId };
    if (answer.do === 'leave') {
      await changeGuest(tx, known.id, {
        admittedAt: null,
        waitingSince: null,
        peerId: null,
        seenAt: null,
        leftAt: now,
      });
      await tx.audit('video-guest.leave', record);
    } else {
      if (before.admittedAt === null || after.recording === 'off')
        throw new AppError('CONFLICT', { message: 'Nobody asks for a recording.' });
      await changeGuest(tx, known.id, { consent: answer.given ? 'given' : 'declined', consentAt: now });
      if (!answer.given && after.recording === 'on') await changeRoom(tx, room.id, { recording: 'paused' });
      await tx.audit(answer.given ? 'video-guest.agree' : 'video-guest.decline', record);
    }
    await publishRoom(tx, after);
    const [changed, guest] = [await findRoom(tx, room.id), await findGuest(tx, known.id)];
    if (!changed || !guest) throw guestRefusal();
    return { ...ended(changed, guest), state: answer.do === 'leave' ? 'ended' : 'in-call', consentText };
  });
}

/** Says when there is something to sync. @throws AppError NOT_FOUND; RATE_LIMITED for too many streams of one link */
export async function streamVideoGuest(
  ctx: PublicContext,
  token: string,
  visit: string,
  open: () => SseWriter,
): Promise<void> {
  const { guest } = await getVisitedFor(ctx, token, visit);
  const principal = guestPrincipal(guest.id);
  const expiresAt = ctx.clock.now() + streamLife;
  const holder = { userId: principal, sessionId: null, principals: [principal], expiresAt };
  await ctx.use(eventStreams).serve(holder, open);
}
