import type {
  Appointment,
  AppointmentChange,
  AppointmentPrompt,
  StartedSession,
} from '@clinical/contract/schedules/schedules.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { assertBookable } from './assert-bookable.ts';
import { assertWorksThere } from './create-schedule.ts';
import { publishSchedule } from './publish-schedule.ts';
import { type AppointmentRow, changeAppointment, getAppointmentFor, lockAppointmentFor } from './schedules.queries.ts';
import { viewAppointment } from './schedules.view.ts';
import { agreedStart } from './start-time.ts';

type Changes = Parameters<typeof changeAppointment>[2];

/**
 * Only what is given changes; the clinician stays when it moves. A cancelled one can be booked again, while its time is free.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT, SLOT_TAKEN, DAY_CLOSED, DAY_FULL, INVALID_INPUT; CONFLICT for one that is cancelled
 */
export async function updateSchedule(ctx: Context, id: string, input: AppointmentChange): Promise<Appointment> {
  const basedOn = ctx.ifMatch ?? input.version ?? null;
  const { startsAt, timeZone, clinicianId, title, prompt, minutes, status, evenClosed } = input;
  const moved =
    startsAt === undefined || timeZone === undefined ? null : { ...agreedStart(startsAt, timeZone), timeZone };
  return change(ctx, id, 'appointment.edit', async (tx, before) => {
    if (status !== 'booked') assertNotCancelled(before);
    if (basedOn !== null && basedOn !== before.version) throw new AppError('VERSION_CONFLICT');
    if (clinicianId !== undefined) await assertWorksThere(tx, before.workspaceId, clinicianId);
    const isBookedAgain = before.status === 'cancelled';
    if (moved !== null || clinicianId !== undefined || isBookedAgain)
      await assertBookable(
        tx,
        {
          ...before,
          ...moved,
          clinicianId: clinicianId ?? before.clinicianId,
        },
        evenClosed,
      );
    return {
      ...(moved === null && clinicianId === undefined && !isBookedAgain ? {} : { ...moved, clash: false }),
      ...(clinicianId === undefined ? {} : { clinicianId }),
      ...(title === undefined ? {} : { title: storable(title) }),
      ...(prompt === undefined ? {} : { prompt: storable(prompt) }),
      ...(minutes === undefined ? {} : { minutes }),
      ...(status === undefined ? {} : { status, cancelReason: '' }),
    };
  });
}

/** Its time is free again. @throws AppError NOT_FOUND */
export async function cancelSchedule(ctx: Context, id: string, reason = ''): Promise<Appointment> {
  return change(ctx, id, 'appointment.cancel', async (_tx, before) =>
    before.status === 'cancelled' ? null : { status: 'cancelled', cancelReason: storable(reason) },
  );
}

/** @throws AppError NOT_FOUND; CONFLICT for one that is cancelled */
export async function setSchedulePrompt(ctx: Context, id: string, { prompt }: AppointmentPrompt): Promise<Appointment> {
  return change(ctx, id, 'appointment.set-prompt', async (_tx, before) => {
    assertNotCancelled(before);
    return { prompt: storable(prompt) };
  });
}

/**
 * The first time counts as the start. Who was given up and comes after all needs the time again.
 * @throws AppError NOT_FOUND, SLOT_TAKEN; CONFLICT for one that is cancelled
 */
export async function startSession(ctx: Context, id: string): Promise<StartedSession> {
  const appointment = await change(ctx, id, 'appointment.start', async (tx, before) => {
    assertNotCancelled(before);
    if (before.startedAt !== null) return null;
    return { startedAt: tx.clock.now(), ...(before.status === 'fulfilled' ? {} : { status: 'arrived' as const }) };
  });
  return { noteId: appointment.note.id, prompt: appointment.prompt, appointment };
}

function assertNotCancelled({ status }: AppointmentRow): void {
  if (status === 'cancelled')
    throw new AppError('CONFLICT', { message: 'This appointment was cancelled. Book a new one.' });
}

/** `work` gives what changes, or null when all is as it should be. */
async function change(
  ctx: Context,
  id: string,
  action: string,
  work: (tx: Tx, before: AppointmentRow) => Promise<Changes | null>,
): Promise<Appointment> {
  return ctx.transaction(async (tx) => {
    const before = await lockAppointmentFor(tx, id);
    const changes = await work(tx, before);
    if (changes === null) return viewAppointment(before);
    await changeAppointment(tx, before, changes);
    await tx.audit(action, { type: 'appointment', id, noteId: before.noteId });
    const after = await getAppointmentFor(tx, id, 'read');
    await publishSchedule(tx, after);
    return viewAppointment(after);
  });
}
