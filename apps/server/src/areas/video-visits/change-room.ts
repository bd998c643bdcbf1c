import { mostInCall } from '@clinical/contract/video-visits/video-visits.rules';
import type {
  GuestKind,
  MadeVideoGuest,
  SetRoomRecording,
  VideoRoom,
} from '@clinical/contract/video-visits/video-visits.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { makeGuest } from './make-guest.ts';
import { publishRoom } from './publish-room.ts';
import {
  changeGuest,
  changeRoom,
  clearConsents,
  getRoomFor,
  type GuestRow,
  lockRoomFor,
  type RoomRow,
} from './rooms.queries.ts';
import { deleteSignals } from './signals.queries.ts';
import { inCall, isAdmitted, isOpen, isUsable, viewRoom } from './video-visits.view.ts';

/** @throws AppError NOT_FOUND; CONFLICT for a call that has ended, or has many links already */
export async function inviteVideoGuest(ctx: Context, id: string, kind: GuestKind): Promise<MadeVideoGuest> {
  let url = '';
  const room = await change(ctx, id, 'video-guest.invite', async (tx, before) => {
    assertOpen(tx, before);
    url = await makeGuest(tx, before, kind);
  });
  return { room, url };
}

/** @throws AppError NOT_FOUND; CONFLICT for a full call, and for a guest who does not wait */
export async function admitVideoGuest(ctx: Context, id: string, guestId: string): Promise<VideoRoom> {
  return change(ctx, id, 'video-guest.admit', async (tx, room) => {
    assertOpen(tx, room);
    const guest = guestOf(room, guestId);
    if (guest.admittedAt !== null) return;
    if (guest.waitingSince === null || !isUsable(guest))
      throw new AppError('CONFLICT', { message: 'This guest is not in the waiting room.' });
    // also who is away for a moment: they come back without asking
    if (room.guests.filter(isAdmitted).length >= mostInCall - 1)
      throw new AppError('CONFLICT', { message: `A call takes ${mostInCall} people. Remove one first.` });
    const admittedAt = tx.clock.now();
    await changeGuest(tx, guestId, { admittedAt, waitingSince: null, movedAt: null, consent: 'none', consentAt: null });
    if (room.recording === 'on') await changeRoom(tx, id, { recording: 'paused' });
  });
}

/** @throws AppError NOT_FOUND */
export async function removeVideoGuest(ctx: Context, id: string, guestId: string): Promise<VideoRoom> {
  return change(ctx, id, 'video-guest.remove', async (tx, room) => {
    const { revokedAt } = guestOf(room, guestId);
    if (revokedAt === null)
      await changeGuest(tx, guestId, { revokedAt: tx.clock.now(), admittedAt: null, waitingSince: null, peerId: null });
  });
}

/** @throws AppError NOT_FOUND; CONFLICT for a call of another chart */
export async function setVideoChart(ctx: Context, id: string, noteId: string): Promise<VideoRoom> {
  return change(ctx, id, 'video-room.set-chart', async (tx, room) => {
    const note = await getNoteFor(tx, noteId, 'edit');
    if (room.noteId === noteId) return;
    if (room.noteId !== null) throw new AppError('CONFLICT', { message: 'This call is in another chart already.' });
    if (note.workspaceId !== room.workspaceId)
      throw new AppError('CONFLICT', { message: 'This chart belongs to another workspace than the call.' });
    await changeRoom(tx, id, { noteId });
  });
}

/**
 * Says what the recorder does. `paused` is a recording that goes on once everybody agrees.
 * @throws AppError NOT_FOUND; CONFLICT while somebody in the call has not agreed, or the call is in no chart
 */
export async function setVideoRecording(ctx: Context, id: string, input: SetRoomRecording): Promise<VideoRoom> {
  const { recording, textVersion } = input;
  return change(ctx, id, `video-room.recording-${recording}`, async (tx, room) => {
    if (recording !== 'off') assertOpen(tx, room);
    if (recording !== 'off' && room.noteId === null)
      throw new AppError('CONFLICT', { message: 'Choose the chart first: a recording belongs to one.' });
    if (recording === 'asked') await clearConsents(tx, id);
    const others = inCall(room, tx.clock.now());
    if (recording === 'on' && others.some(({ consent }) => consent !== 'given'))
      throw new AppError('CONFLICT', { message: 'Not everybody in the call has agreed to a recording.' });
    await changeRoom(tx, id, { recording, ...(textVersion === undefined ? {} : { textVersion }) });
  });
}

/** A second time changes nothing. @throws AppError NOT_FOUND */
export async function endVideoRoom(ctx: Context, id: string): Promise<VideoRoom> {
  return change(ctx, id, 'video-room.end', async (tx, room) => {
    if (room.endedAt !== null) return;
    await changeRoom(tx, id, { endedAt: tx.clock.now(), recording: 'off', peerId: null, peerUserId: null });
    await deleteSignals(tx, id);
  });
}

function assertOpen(tx: Tx, room: RoomRow): void {
  if (!isOpen(room, tx.clock.now())) throw new AppError('CONFLICT', { message: 'This call has ended.' });
}

/** @throws AppError NOT_FOUND */
function guestOf(room: RoomRow, guestId: string): GuestRow {
  const guest = room.guests.find((each) => each.id === guestId);
  if (!guest) throw notFound();
  return guest;
}

async function change(
  ctx: Context,
  id: string,
  action: string,
  work: (tx: Tx, before: RoomRow) => Promise<void>,
): Promise<VideoRoom> {
  return ctx.transaction(async (tx) => {
    await work(tx, await lockRoomFor(tx, id));
    const room = await getRoomFor(tx, id);
    await tx.audit(action, { type: 'video-room', id, noteId: room.noteId });
    // with guests who were removed, whose pages must learn of it
    await publishRoom(tx, room);
    return viewRoom(room, tx.clock.now());
  });
}
