import { roomLife } from '@clinical/contract/video-visits/video-visits.rules';
import type { NewQuickCall, QuickCall } from '@clinical/contract/video-visits/video-visits.schemas';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { getAppointmentFor } from '../schedules/public.ts';
import { makeGuest } from './make-guest.ts';
import { publishRoom } from './publish-room.ts';
import { changeRoom, findRoomOfAppointment, getRoomFor, insertRoom, type RoomRow } from './rooms.queries.ts';
import { isOpen, isUsable, viewRoom } from './video-visits.view.ts';

type Place = Pick<RoomRow, 'workspaceId' | 'noteId' | 'appointmentId' | 'clinicianId' | 'expiresAt'>;

/**
 * A room at once, with a link for the patient. The room of an appointment is made once; its patient keeps their link.
 * @throws AppError NOT_FOUND; CONFLICT for who may only read, and for an appointment that was cancelled
 */
export async function quickCall(ctx: Context, input: NewQuickCall): Promise<QuickCall> {
  if (ctx.actor.cap === 'read')
    throw new AppError('CONFLICT', { message: 'Your role here may only read, so you cannot start a call.' });
  if (input.scheduleId !== undefined && input.noteId !== undefined)
    throw invalid(['body', 'noteId'], 'the appointment names the chart');
  return ctx.transaction(async (tx) => {
    const place = await placeOf(tx, input);
    const before = place.appointmentId === null ? null : await openRoomOf(tx, place.appointmentId);
    const id = before?.id ?? (await addRoom(tx, place));
    const room = await getRoomFor(tx, id);
    const hasLink = room.guests.some((guest) => guest.kind === 'patient' && isUsable(guest));
    const url = hasLink ? null : await makeGuest(tx, room, 'patient');
    const made = await getRoomFor(tx, id);
    await tx.audit(before ? 'video-room.open' : 'video-room.create', { type: 'video-room', id, noteId: room.noteId });
    await publishRoom(tx, made);
    return { room: viewRoom(made, tx.clock.now()), url };
  });
}

async function placeOf(tx: Tx, { scheduleId, noteId }: NewQuickCall): Promise<Place> {
  const now = tx.clock.now();
  const { userId, workspaceId } = tx.actor;
  const nowhere = { noteId: null, appointmentId: null, clinicianId: userId, expiresAt: now + roomLife };
  if (scheduleId !== undefined) {
    const visit = await getAppointmentFor(tx, scheduleId, 'edit');
    if (visit.status === 'cancelled')
      throw new AppError('CONFLICT', { message: 'This appointment was cancelled. Book a new one.' });
    const end = visit.startsAt + visit.minutes * 60_000;
    const { id, clinicianId } = visit;
    const expiresAt = Math.max(now, end) + roomLife;
    return { workspaceId: visit.workspaceId, noteId: visit.noteId, appointmentId: id, clinicianId, expiresAt };
  }
  if (noteId === undefined) return { ...nowhere, workspaceId };
  const note = await getNoteFor(tx, noteId, 'edit');
  return { ...nowhere, workspaceId: note.workspaceId, noteId };
}

/** One that expired makes room for the next. */
async function openRoomOf(tx: Tx, appointmentId: string): Promise<RoomRow | null> {
  const room = await findRoomOfAppointment(tx, appointmentId);
  if (!room || isOpen(room, tx.clock.now())) return room;
  await changeRoom(tx, room.id, { endedAt: room.expiresAt });
  return null;
}

async function addRoom(tx: Tx, place: Place): Promise<string> {
  const id = tx.ids.uuid();
  await insertRoom(tx, { ...place, id, createdAt: tx.clock.now() });
  return id;
}
