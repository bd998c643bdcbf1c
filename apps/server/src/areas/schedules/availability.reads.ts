import type {
  BookingHours,
  ClosedDaysList,
  FreeTimes,
  FreeTimesFilter,
} from '@clinical/contract/schedules/availability.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { findClosure, getHours, isFull, selectClosedDays, selectTakenTimes } from './availability.queries.ts';
import { viewClosedDays, viewHours } from './availability.view.ts';
import { freeStarts, type VisitLength, workingTimes } from './free-times.ts';
import { visitTypeAbilities } from './schedules.policy.ts';
import { getAppointmentFor } from './schedules.queries.ts';
import { usualMinutes } from './usual-minutes.ts';
import { getVisitType } from './visit-types.queries.ts';
import { daysFrom } from './wall-time.ts';

/** @throws AppError NOT_FOUND for somebody who is no member */
export async function getBookingHours(ctx: Context, clinicianId: string): Promise<BookingHours> {
  const row = await getHours(ctx, clinicianId);
  await ctx.audit('booking-hours.read', { type: 'user', id: clinicianId });
  return viewHours(ctx.actor, row);
}

/** @throws AppError NOT_FOUND for somebody who is no member, a kind of visit that is not on the list, and an appointment that is not the actor's to read */
export async function listFreeTimes(ctx: Context, filter: FreeTimesFilter): Promise<FreeTimes> {
  const { clinicianId, date } = filter;
  const { workspaceId } = ctx.actor;
  const hours = viewHours(ctx.actor, await getHours(ctx, clinicianId));
  const visit = await visitOf(ctx, filter);
  await ctx.audit('free-times.list', { type: 'user', id: clinicianId });
  const timeZone = filter.timeZone ?? hours.timeZone;
  const reply = (state: FreeTimes['state'], more: Partial<FreeTimes> = {}): FreeTimes => ({
    date,
    timeZone,
    state,
    closedFor: '',
    times: [],
    ...more,
  });
  const closedFor = await findClosure(ctx, workspaceId, date);
  if (closedFor !== null) return reply('closed', { closedFor });
  if (hours.source === 'none') return reply('unset');
  const now = ctx.clock.now();
  const day = daysFrom(date, 1, { timeZone, now });
  const working = workingTimes(hours, day);
  if (working.length === 0) return reply('off');
  const { typeId } = visit;
  if (typeId !== null && (await isFull(ctx, { workspaceId, clinicianId, typeId, date }, filter.scheduleId)))
    return reply('full');
  const longest = (visit.bufferBefore + visit.minutes + visit.bufferAfter) * 60_000;
  const around = { from: day.from - longest, to: day.to + longest };
  const booked = await selectTakenTimes(ctx, clinicianId, around);
  const taken = booked.filter(({ id }) => id !== filter.scheduleId);
  return reply('open', { times: freeStarts(working, visit, { taken, now }).map((start) => isoTime(start)) });
}

/** The appointment that is moved, or one of this kind. */
async function visitOf(ctx: Context, filter: FreeTimesFilter): Promise<VisitLength & { typeId: string | null }> {
  const like =
    filter.scheduleId !== undefined
      ? await getAppointmentFor(ctx, filter.scheduleId, 'read')
      : filter.typeId !== undefined
        ? await typeOf(ctx, filter.typeId)
        : { minutes: usualMinutes, bufferBefore: 0, bufferAfter: 0, typeId: null };
  const { minutes, bufferBefore, bufferAfter, typeId } = like;
  return { minutes: filter.minutes ?? minutes, bufferBefore, bufferAfter, typeId };
}

async function typeOf(ctx: Context, id: string): Promise<VisitLength & { typeId: string }> {
  return { ...(await getVisitType(ctx, ctx.actor.workspaceId, id)), typeId: id };
}

export async function listClosedDays(ctx: Context): Promise<ClosedDaysList> {
  const rows = await selectClosedDays(ctx);
  await ctx.audit('closed-days.list', { type: 'closed-days', id: null });
  return { days: rows.map(viewClosedDays), abilities: visitTypeAbilities(ctx.actor) };
}
