import type { Appointment, Schedule, ScheduleFilter, VisitTypes } from '@clinical/contract/schedules/schedules.schemas';
import type { Context } from '../../platform/context.ts';
import { findZone } from './find-zone.queries.ts';
import { visitTypeAbilities } from './schedules.policy.ts';
import { getAppointmentFor, selectAppointments, selectTaken } from './schedules.queries.ts';
import { viewAppointment, viewTaken, viewVisitType } from './schedules.view.ts';
import { selectVisitTypes } from './visit-types.queries.ts';
import { daysFrom } from './wall-time.ts';

/** The actor's own visits, or those of all charts that they see with the time that other visits take. */
export async function listSchedules(ctx: Context, filter: ScheduleFilter): Promise<Schedule> {
  const timeZone = filter.timeZone ?? (await findZone(ctx)) ?? 'UTC';
  const days = filter.days ?? 1;
  const { date, from, to } = daysFrom(filter.date, days, { timeZone, now: ctx.clock.now() });
  const clinicianId = filter.whose === 'clinic' ? undefined : ctx.actor.userId;
  const span = { from, to, clinicianId, noteId: filter.noteId };
  const [rows, taken] = await Promise.all([
    selectAppointments(ctx, span),
    filter.noteId === undefined ? selectTaken(ctx, span) : [],
    ctx.audit('appointment.list', { type: 'appointment', id: null, noteId: filter.noteId ?? null }),
  ]);
  return { date, days, timeZone, appointments: rows.map(viewAppointment), busy: taken.map(viewTaken) };
}

/** @throws AppError NOT_FOUND */
export async function getSchedule(ctx: Context, id: string): Promise<Appointment> {
  const row = await getAppointmentFor(ctx, id, 'read');
  await ctx.audit('appointment.read', { type: 'appointment', id, noteId: row.noteId });
  return viewAppointment(row);
}

export async function listVisitTypes(ctx: Context): Promise<VisitTypes> {
  const rows = await selectVisitTypes(ctx);
  await ctx.audit('visit-type.list', { type: 'visit-type', id: null });
  return { types: rows.map(viewVisitType), abilities: visitTypeAbilities(ctx.actor) };
}
