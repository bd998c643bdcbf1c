import type { Appointment, NewAppointment } from '@clinical/contract/schedules/schedules.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { inTurn } from '../../platform/in-turn.ts';
import { isMember } from '../accounts/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { assertBookable } from './assert-bookable.ts';
import { publishSchedule } from './publish-schedule.ts';
import { getAppointmentFor, insertAppointment, turnsOf } from './schedules.queries.ts';
import { viewAppointment } from './schedules.view.ts';
import { agreedStart } from './start-time.ts';
import { usualMinutes } from './usual-minutes.ts';
import { getVisitType } from './visit-types.queries.ts';

/**
 * Books a visit of a chart that the actor may edit, for themselves or for a colleague.
 * @throws AppError NOT_FOUND; SLOT_TAKEN when the clinician is not free; DAY_CLOSED, DAY_FULL; CONFLICT for somebody who is no
 *   member; INVALID_INPUT for a time that does not exist
 */
export async function createSchedule(ctx: Context, input: NewAppointment): Promise<Appointment> {
  const start = agreedStart(input.startsAt, input.timeZone);
  const clinicianId = input.clinicianId ?? ctx.actor.userId;
  return inTurn(turnsOf(clinicianId), () =>
    ctx.transaction(async (tx) => {
      const { workspaceId } = await getNoteFor(tx, input.noteId, 'edit');
      const type = input.typeId === undefined ? null : await getVisitType(tx, workspaceId, input.typeId);
      await assertWorksThere(tx, workspaceId, clinicianId);
      const typeId = type?.id ?? null;
      await assertBookable(
        tx,
        { ...start, workspaceId, clinicianId, typeId, timeZone: input.timeZone },
        input.evenClosed,
      );
      const id = tx.ids.uuid();
      const now = tx.clock.now();
      await insertAppointment(tx, {
        ...start,
        id,
        workspaceId,
        noteId: input.noteId,
        clinicianId,
        createdBy: tx.actor.userId,
        typeId,
        title: storable(input.title ?? type?.name ?? ''),
        prompt: storable(input.prompt ?? ''),
        timeZone: input.timeZone,
        minutes: input.minutes ?? type?.minutes ?? usualMinutes,
        bufferBefore: type?.bufferBefore ?? 0,
        bufferAfter: type?.bufferAfter ?? 0,
        status: 'booked',
        createdAt: now,
        updatedAt: now,
      });
      await tx.audit('appointment.create', { type: 'appointment', id, noteId: input.noteId });
      const made = await getAppointmentFor(tx, id, 'read');
      await publishSchedule(tx, made);
      return viewAppointment(made);
    }),
  );
}

/** @throws AppError CONFLICT */
export async function assertWorksThere(tx: Tx, workspaceId: string, clinicianId: string): Promise<void> {
  if (!(await isMember(tx.db, workspaceId, clinicianId)))
    throw new AppError('CONFLICT', { message: 'This person is not a member of the workspace.' });
}
