import type { FreedFilter, FreedTime, WaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { findClosure, selectTakenTimes } from './availability.queries.ts';
import { findZone } from './find-zone.queries.ts';
import { clinicDayOf } from './clinic-day.ts';
import { fitsWaiting, lengthOfWaiting } from './fits-waiting.ts';
import type { Interval } from './free-times.ts';
import { type AppointmentRow, selectCancelled } from './schedules.queries.ts';
import { selectWaiting, type WaitlistRow } from './waitlist.queries.ts';
import { viewEntry } from './waitlist.view.ts';
import { daysFrom } from './wall-time.ts';

const minute = 60_000;
const usualDays = 14;

const ownZone = async (ctx: Context): Promise<string> => (await findZone(ctx)) ?? 'UTC';

/** Patients whose charts the actor sees. */
export async function listWaitlist(ctx: Context): Promise<WaitlistEntry[]> {
  const now = ctx.clock.now();
  const { date } = daysFrom(undefined, 1, { timeZone: await ownZone(ctx), now });
  const rows = await selectWaiting(ctx, date, now);
  await ctx.audit('waitlist.list', { type: 'waitlist-entry', id: null });
  return rows.map(viewEntry);
}

/** Cancelled appointments to come of charts that the actor sees, whose time is free, and that somebody waits for. */
export async function listFreedTimes(ctx: Context, filter: FreedFilter): Promise<FreedTime[]> {
  const now = ctx.clock.now();
  const timeZone = filter.timeZone ?? (await ownZone(ctx));
  const today = daysFrom(undefined, 1, { timeZone, now });
  const { from, to } = daysFrom(filter.date, filter.days ?? usualDays, { timeZone, now });
  const [waiting, cancelled] = [
    await selectWaiting(ctx, today.date, now),
    await selectCancelled(ctx, { from: Math.max(from, now), to }),
  ];
  await ctx.audit('waitlist.list-freed', { type: 'waitlist-entry', id: null });
  const freed: FreedTime[] = [];
  for (const visit of cancelled) {
    const takers = await takersOf(ctx, visit, waiting);
    // two that were cancelled one after the other left one time
    const isShown = freed.some(
      ({ clinician, startsAt }) => clinician.id === visit.clinicianId && startsAt === isoTime(visit.startsAt),
    );
    if (takers.length > 0 && !isShown) freed.push(viewFreed(visit, takers));
  }
  return freed;
}

const viewFreed = (visit: AppointmentRow, takers: readonly WaitlistRow[]): FreedTime => ({
  scheduleId: visit.id,
  clinician: { id: visit.clinicianId, name: visit.clinician },
  startsAt: isoTime(visit.startsAt),
  endsAt: isoTime(visit.startsAt + visit.minutes * minute),
  waiting: takers.map(viewEntry),
});

/** Those who wait for a time like this, and whose visit fits in. */
async function takersOf(
  ctx: Context,
  visit: AppointmentRow,
  waiting: readonly WaitlistRow[],
): Promise<readonly WaitlistRow[]> {
  const candidates = waiting.filter((entry) => fitsWaiting(visit, entry));
  if (candidates.length === 0) return [];
  if ((await findClosure(ctx, visit.workspaceId, (await clinicDayOf(ctx, visit)).date)) !== null) return [];
  const spans = candidates.map((entry) => spanOf(visit.startsAt, entry));
  const around = { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
  const taken = await selectTakenTimes(ctx, visit.clinicianId, around);
  // the appointment that they have moves away
  const isFree = (span: Interval, { insteadOf }: WaitlistRow) =>
    !taken.some(({ id, from, to }) => id !== insteadOf && from < span.to && span.from < to);
  return candidates.filter((entry, at) => isFree(spans[at]!, entry));
}

function spanOf(startsAt: number, entry: WaitlistRow): Interval {
  const { minutes, bufferBefore, bufferAfter } = lengthOfWaiting(entry);
  return { from: startsAt - bufferBefore * minute, to: startsAt + (minutes + bufferAfter) * minute };
}
