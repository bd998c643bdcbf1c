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
import { daysIn } from './clinic-day.ts';
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
  const now = ctx.clock.now();
  const day = daysFrom(date, 1, { timeZone, now });
  // what is closed or full is a day where the clinician works, and the reader may be elsewhere
  const days = await Promise.all(
    daysIn(day, hours.source === 'none' ? timeZone : hours.timeZone).map(async (each) => ({
      day: each,
      closedFor: await findClosure(ctx, workspaceId, each.date),
      working: workingTimes(hours, { from: Math.max(each.from, day.from), to: Math.min(each.to, day.to) }),
    })),
  );
  const worked = days.filter(({ working }) => working.length > 0);
  const open = worked.filter(({ closedFor }) => closedFor === null);
  const looked = worked.length > 0 ? worked : days;
  const closed = looked.flatMap(({ closedFor }) => closedFor ?? []);
  if (closed.length === looked.length) return reply('closed', { closedFor: closed[0] ?? '' });
  if (hours.source === 'none') return reply('unset');
  if (open.length === 0) return reply('off');
  const { typeId } = visit;
  const full = await Promise.all(
    open.map((each) =>
      typeId === null ? false : isFull(ctx, { workspaceId, clinicianId, typeId, day: each.day }, filter.scheduleId),
    ),
  );
  const working = open.filter((_, at) => !full[at]).flatMap((each) => each.working);
  if (working.length === 0) return reply('full');
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
