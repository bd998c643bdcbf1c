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
import { usualMinutes } from './usual-minutes.ts';
import { getVisitType } from './visit-types.queries.ts';
import { daysFrom } from './wall-time.ts';

/** @throws AppError NOT_FOUND for somebody who is no member */
export async function getBookingHours(ctx: Context, clinicianId: string): Promise<BookingHours> {
  const row = await getHours(ctx, clinicianId);
  await ctx.audit('booking-hours.read', { type: 'user', id: clinicianId });
  return viewHours(ctx.actor, row);
}

/** @throws AppError NOT_FOUND for somebody who is no member, and for a kind of visit that is not on the list */
export async function listFreeTimes(ctx: Context, filter: FreeTimesFilter): Promise<FreeTimes> {
  const { clinicianId, date } = filter;
  const { workspaceId } = ctx.actor;
  const hours = viewHours(ctx.actor, await getHours(ctx, clinicianId));
  const type = filter.typeId === undefined ? null : await getVisitType(ctx, workspaceId, filter.typeId);
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
  if (type && (await isFull(ctx, { workspaceId, clinicianId, typeId: type.id, date }))) return reply('full');
  const visit = lengthOf(filter, type);
  const longest = (visit.bufferBefore + visit.minutes + visit.bufferAfter) * 60_000;
  const around = { from: day.from - longest, to: day.to + longest };
  const taken = await selectTakenTimes(ctx, clinicianId, around);
  return reply('open', { times: freeStarts(working, visit, { taken, now }).map((start) => isoTime(start)) });
}

function lengthOf({ minutes }: FreeTimesFilter, type: VisitLength | null): VisitLength {
  return {
    minutes: minutes ?? type?.minutes ?? usualMinutes,
    bufferBefore: type?.bufferBefore ?? 0,
    bufferAfter: type?.bufferAfter ?? 0,
  };
}

export async function listClosedDays(ctx: Context): Promise<ClosedDaysList> {
  const rows = await selectClosedDays(ctx);
  await ctx.audit('closed-days.list', { type: 'closed-days', id: null });
  return { days: rows.map(viewClosedDays), abilities: visitTypeAbilities(ctx.actor) };
}
