import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { Person, ZoneName } from './schedules.schemas.ts';

/** A patient who waits for a time: any, or one that is earlier than the appointment they have. */
export const WaitlistEntry = z
  .object({
    id: Id,
    note: z.object({ id: Id, title: z.string(), dateOfBirth: z.string().nullable(), mrn: z.string().nullable() }),
    /** Null for any clinician. */
    clinician: Person.nullable(),
    type: z.object({ id: Id, name: z.string() }).nullable(),
    /** How long the visit will be. */
    minutes: z.number().int(),
    /** The last day that helps. */
    until: CalendarDate,
    reason: z.string(),
    /** The appointment that is moved when they get an earlier time; null for one that is made anew. */
    insteadOf: z.object({ id: Id, startsAt: Timestamp }).nullable(),
    since: Timestamp,
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'WaitlistEntry' });
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const NewWaitlistEntry = z.object({
  noteId: Id,
  /** Without it any. */
  clinicianId: Id.optional(),
  typeId: Id.optional(),
  until: CalendarDate,
  reason: z.string().trim().max(200).optional(),
});
export type NewWaitlistEntry = z.input<typeof NewWaitlistEntry>;

/** Without `until` up to the day of the appointment; without `anyClinician` with its own one. */
export const WaitForEarlier = z.object({ until: CalendarDate.optional(), anyClinician: z.boolean().optional() });
export type WaitForEarlier = z.input<typeof WaitForEarlier>;

export const AcceptWaitlist = z.object({ entryId: Id });
export type AcceptWaitlist = z.input<typeof AcceptWaitlist>;

/** `days` from `date` on; without a date from today on. */
export const FreedFilter = z.object({
  date: CalendarDate.optional(),
  days: z.coerce.number().int().min(1).max(31).optional(),
  timeZone: ZoneName.optional(),
});
export type FreedFilter = z.infer<typeof FreedFilter>;
export type FreedQuery = { date?: string | undefined; days?: number | undefined; timeZone?: string | undefined };

/** A time that a cancelled appointment left free, and those who wait for one like it, the longest waiting first. */
export const FreedTime = z.object({
  /** The appointment that was cancelled. */
  scheduleId: Id,
  clinician: Person,
  startsAt: Timestamp,
  endsAt: Timestamp,
  waiting: z.array(WaitlistEntry),
});
export type FreedTime = z.infer<typeof FreedTime>;
