import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { inTurn } from '../../platform/in-turn.ts';
import { assertBookable } from './assert-bookable.ts';
import { assertWorksThere } from './create-schedule.ts';
import { fitsWaiting, lengthOfWaiting } from './fits-waiting.ts';
import { publishSchedule } from './publish-schedule.ts';
import { publishWaitlist } from './publish-waitlist.ts';
import {
  type AppointmentRow,
  changeAppointment,
  getAppointmentFor,
  insertAppointment,
  lockAppointmentFor,
  turnsOf,
} from './schedules.queries.ts';
import { viewAppointment } from './schedules.view.ts';
import { changeEntry, lockEntryFor, type WaitlistRow } from './waitlist.queries.ts';

/**
 * The time of a cancelled appointment goes to a patient who waits: their appointment is moved there, or one is made. The first to
 * accept gets the time, the next one is told that it is taken.
 * @throws AppError NOT_FOUND; SLOT_TAKEN; DAY_CLOSED, DAY_FULL; CONFLICT for who does not wait any more, for an appointment that was
 *   not cancelled, and for a time that does not help
 */
export async function acceptWaitlist(ctx: Context, scheduleId: string, entryId: string): Promise<Appointment> {
  const freed = await getAppointmentFor(ctx, scheduleId, 'read');
  // all who want time of one clinician take their turn, so that none of them holds a connection meanwhile
  return inTurn(turnsOf(freed.clinicianId), () => ctx.transaction((tx) => give(tx, scheduleId, entryId)));
}

async function give(tx: Tx, scheduleId: string, entryId: string): Promise<Appointment> {
  const entry = await lockEntryFor(tx, entryId);
  const freed = await getAppointmentFor(tx, scheduleId, 'read');
  assertFits(tx, freed, entry);
  await assertWorksThere(tx, freed.workspaceId, freed.clinicianId);
  const id = entry.insteadOf === null ? await book(tx, freed, entry) : await move(tx, freed, entry.insteadOf);
  await changeEntry(tx, entryId, { status: 'booked', appointmentId: id });
  await tx.audit('waitlist.accept', { type: 'waitlist-entry', id: entryId, noteId: entry.noteId });
  await publishWaitlist(tx, entry);
  const got = await getAppointmentFor(tx, id, 'read');
  await publishSchedule(tx, got);
  return viewAppointment(got);
}

function assertFits(tx: Tx, freed: AppointmentRow, entry: WaitlistRow): void {
  const conflict = (message: string) => new AppError('CONFLICT', { message });
  if (entry.status !== 'waiting') throw conflict('This patient is no longer on the waitlist.');
  if (freed.status !== 'cancelled') throw new AppError('SLOT_TAKEN');
  if (freed.startsAt < tx.clock.now()) throw conflict('This time has passed.');
  if (!fitsWaiting(freed, entry)) throw conflict('This patient does not wait for this time.');
}

async function book(tx: Tx, freed: AppointmentRow, entry: WaitlistRow): Promise<string> {
  const { workspaceId, clinicianId, localStart, timeZone, startsAt } = freed;
  const { noteId, reason, type } = entry;
  const typeId = type?.id ?? null;
  await assertBookable(tx, { workspaceId, clinicianId, typeId, startsAt, timeZone });
  const id = tx.ids.uuid();
  const now = tx.clock.now();
  await insertAppointment(tx, {
    ...lengthOfWaiting(entry),
    id,
    workspaceId,
    noteId,
    clinicianId,
    typeId,
    localStart,
    timeZone,
    startsAt,
    createdBy: tx.actor.userId,
    title: reason === '' ? (type?.name ?? '') : reason,
    prompt: '',
    status: 'booked',
    createdAt: now,
    updatedAt: now,
  });
  await tx.audit('appointment.create', { type: 'appointment', id, noteId });
  return id;
}

async function move(tx: Tx, freed: AppointmentRow, appointmentId: string): Promise<string> {
  const present = await lockAppointmentFor(tx, appointmentId);
  if (present.status !== 'booked')
    throw new AppError('CONFLICT', { message: 'This patient is no longer on the waitlist.' });
  const { clinicianId, localStart, timeZone, startsAt } = freed;
  await assertBookable(tx, { ...present, clinicianId, startsAt, timeZone });
  await changeAppointment(tx, present, { clinicianId, localStart, timeZone, startsAt, clash: false });
  await tx.audit('appointment.edit', { type: 'appointment', id: present.id, noteId: present.noteId });
  return present.id;
}
