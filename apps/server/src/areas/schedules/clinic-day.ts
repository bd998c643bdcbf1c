import { Temporal } from 'temporal-polyfill';
import type { Scope } from '../../platform/context.ts';
import { findClinicZone } from './find-zone.queries.ts';
import type { Interval } from './free-times.ts';
import { daysFrom } from './wall-time.ts';

/** A day where the clinician works, YYYY-MM-DD, with its bounds. */
export type ClinicDay = Interval & { date: string };

/** The day of a moment in a zone. */
export function dayAt(at: number, timeZone: string): ClinicDay {
  return daysFrom(undefined, 1, { timeZone, now: at });
}

/** The days of a zone that a span of time touches, in order. */
export function daysIn({ from, to }: Interval, timeZone: string): ClinicDay[] {
  const days: ClinicDay[] = [];
  for (let day = dayAt(from, timeZone); day.from < to; day = dayAfter(day, timeZone)) days.push(day);
  return days;
}

const dayAfter = ({ date }: ClinicDay, timeZone: string): ClinicDay =>
  daysFrom(Temporal.PlainDate.from(date).add({ days: 1 }).toString(), 1, { timeZone, now: 0 });

type Booked = { workspaceId: string; clinicianId: string; startsAt: number; timeZone: string };

/** The day on which a visit is for the clinic, whatever zone it was booked in; without working hours its own zone counts. */
export async function clinicDayOf(scope: Pick<Scope, 'db'>, booked: Booked): Promise<ClinicDay> {
  const timeZone = (await findClinicZone(scope, booked.workspaceId, booked.clinicianId)) ?? booked.timeZone;
  return dayAt(booked.startsAt, timeZone);
}
