import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { Minutes, Person, ZoneName } from './schedules.schemas.ts';
import { overlapsInWeek } from './weekly-spans.ts';

const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM')
  .meta({ examples: ['09:00'] });

/** A part of a day, each week. Day: 0 Sunday to 6 Saturday; wall times of the zone beside it. */
export const WeeklySpan = z.object({ day: z.number().int().min(0).max(6), from: ClockTime, to: ClockTime });
export type WeeklySpan = z.infer<typeof WeeklySpan>;

/** When a clinician can be booked in the acting workspace. */
export const BookingHours = z
  .object({
    clinician: Person,
    spans: z.array(WeeklySpan),
    timeZone: z.string(),
    /** `profile`: nothing is set for bookings, and the working hours of the profile count. `none`: not even these are set. */
    source: z.enum(['booking', 'profile', 'none']),
    /** 0 as long as nothing is set for bookings. */
    version: z.number().int(),
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'BookingHours' });
export type BookingHours = z.infer<typeof BookingHours>;

export const ClinicianParams = z.object({ clinicianId: Id });

export const SetBookingHours = z.object({
  version: z.number().int().optional(),
  timeZone: ZoneName,
  spans: z
    .array(
      WeeklySpan.refine(({ from, to }) => from < to, { path: ['to'], error: 'the end must be after the beginning' }),
    )
    .max(28)
    .refine((spans) => !overlapsInWeek(spans), 'times of one day must not overlap')
    .meta({ examples: [[{ day: 1, from: '09:00', to: '12:00' }]] }),
});
export type SetBookingHours = z.input<typeof SetBookingHours>;

/** `timeZone`: that of `date`, without it the clinician's. Without a type and minutes the visit takes 20. */
export const FreeTimesFilter = z.object({
  clinicianId: Id,
  date: CalendarDate,
  timeZone: ZoneName.optional(),
  typeId: Id.optional(),
  /** An appointment that is to be moved: its own time counts as free, and its type and buffers stay. */
  scheduleId: Id.optional(),
  minutes: z.coerce.number().pipe(Minutes).optional(),
});
export type FreeTimesFilter = z.infer<typeof FreeTimesFilter>;
export type FreeTimesQuery = {
  clinicianId: string;
  date: string;
  timeZone?: string | undefined;
  typeId?: string | undefined;
  scheduleId?: string | undefined;
  minutes?: number | undefined;
};

export const FreeTimes = z
  .object({
    date: CalendarDate,
    timeZone: z.string(),
    /**
     * `open`: the clinician works that day; without times nothing is left. `full`: no more of this kind. `off`: they do not work.
     * `unset`: nobody said when they work. `closed`: the clinic is.
     */
    state: z.enum(['open', 'full', 'off', 'unset', 'closed']),
    /** Why the clinic is closed. */
    closedFor: z.string(),
    times: z.array(Timestamp),
  })
  .meta({ id: 'FreeTimes' });
export type FreeTimes = z.infer<typeof FreeTimes>;

/** Days on which the clinic is closed, from the first to the last. */
export const ClosedDays = z.object({ id: Id, first: CalendarDate, last: CalendarDate, name: z.string() });
export type ClosedDays = z.infer<typeof ClosedDays>;

export const ClosedDaysList = z
  .object({ days: z.array(ClosedDays), abilities: z.object({ edit: z.boolean() }) })
  .meta({ id: 'ClosedDaysList' });
export type ClosedDaysList = z.infer<typeof ClosedDaysList>;

export const NewClosedDays = z
  .object({ first: CalendarDate, last: CalendarDate, name: z.string().trim().max(80).default('') })
  .refine(({ first, last }) => first <= last, { path: ['last'], error: 'the last day must not be before the first' });
export type NewClosedDays = z.input<typeof NewClosedDays>;
