import { z } from 'zod';
import { isTimeZone } from '../accounts/profile.rules.ts';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';

/** An IANA time zone, e.g. `Europe/Warsaw`. */
export const ZoneName = z
  .string()
  .min(1)
  .max(60)
  .refine(isTimeZone, 'an IANA time zone')
  .meta({ examples: ['Europe/Warsaw'] });

/** What a clock on the wall shows, YYYY-MM-DDTHH:MM; or a moment with its offset, e.g. 2026-11-25T09:00:00+01:00. */
const StartText = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/,
    'a date and time as 2026-11-25T09:00, with or without an offset',
  )
  .meta({ examples: ['2030-01-02T09:00'] });

export const Minutes = z.number().int().min(5).max(480);

/** As in FHIR's Appointment. `booked` and `arrived` keep their time free of other visits. */
export const AppointmentStatus = z.enum(['booked', 'arrived', 'fulfilled', 'noshow', 'cancelled']);
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

export const Person = z.object({ id: Id, name: z.string() });

export const Appointment = z
  .object({
    id: Id,
    /** Where it is kept. Ours alone can be moved here. */
    source: z.literal('clinic'),
    note: z.object({ id: Id, title: z.string(), dateOfBirth: z.string().nullable(), mrn: z.string().nullable() }),
    clinician: Person,
    title: z.string(),
    /** What is to be done in this visit. */
    prompt: z.string(),
    typeId: Id.nullable(),
    startsAt: Timestamp,
    endsAt: Timestamp,
    /** The wall time in `timeZone`, YYYY-MM-DDTHH:MM. It stays when a country changes its clocks. */
    localStart: z.string(),
    timeZone: z.string(),
    minutes: z.number().int(),
    /** Minutes before and after that are kept free. */
    bufferBefore: z.number().int(),
    bufferAfter: z.number().int(),
    status: AppointmentStatus,
    /** It came to a clinician who has another visit then: it must be moved. */
    clash: z.boolean(),
    cancelReason: z.string(),
    /** When its session began. */
    startedAt: Timestamp.nullable(),
    version: z.number().int(),
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'Appointment' });
export type Appointment = z.infer<typeof Appointment>;

/** Time of a clinician that is taken by an appointment of a chart which the reader may not see. */
export const BusyTime = z.object({ clinician: Person, startsAt: Timestamp, endsAt: Timestamp });
export type BusyTime = z.infer<typeof BusyTime>;

export const Whose = z.enum(['mine', 'clinic']);
export type Whose = z.infer<typeof Whose>;

/** `days` from `date` on, at most 31; without a date today, without a zone that of the reader's working hours, else UTC. */
export const ScheduleFilter = z.object({
  date: CalendarDate.optional(),
  days: z.coerce.number().int().min(1).max(31).optional(),
  timeZone: ZoneName.optional(),
  whose: Whose.optional(),
  noteId: Id.optional(),
});
export type ScheduleFilter = z.infer<typeof ScheduleFilter>;
export type ScheduleQuery = {
  date?: string | undefined;
  days?: number | undefined;
  timeZone?: string | undefined;
  whose?: Whose | undefined;
  noteId?: string | undefined;
};

export const Schedule = z
  .object({
    date: CalendarDate,
    days: z.number().int(),
    timeZone: z.string(),
    appointments: z.array(Appointment),
    busy: z.array(BusyTime),
  })
  .meta({ id: 'Schedule' });
export type Schedule = z.infer<typeof Schedule>;

export const NewAppointment = z.object({
  noteId: Id,
  /** Without it the caller. */
  clinicianId: Id.optional(),
  startsAt: StartText,
  /** Without it as long as its type, else 20. */
  minutes: Minutes.optional(),
  timeZone: ZoneName,
  title: z.string().trim().max(200).optional(),
  prompt: z.string().trim().max(2_000).optional(),
  typeId: Id.optional(),
  /** True when the caller knows that the clinic is closed that day. */
  evenClosed: z.boolean().optional(),
});
export type NewAppointment = z.input<typeof NewAppointment>;

/** Only what is given changes. A new time needs `startsAt` and `timeZone`; the clinician stays unless another is named. */
export const AppointmentChange = z
  .object({
    version: z.number().int().optional(),
    startsAt: StartText.optional(),
    timeZone: ZoneName.optional(),
    minutes: Minutes.optional(),
    clinicianId: Id.optional(),
    title: z.string().trim().max(200).optional(),
    prompt: z.string().trim().max(2_000).optional(),
    status: z.enum(['booked', 'arrived', 'fulfilled', 'noshow']).optional(),
    /** True when the caller knows that the clinic is closed that day. */
    evenClosed: z.boolean().optional(),
  })
  .refine(({ startsAt, timeZone }) => startsAt === undefined || timeZone !== undefined, {
    path: ['timeZone'],
    error: 'a new time needs its time zone',
  });
export type AppointmentChange = z.input<typeof AppointmentChange>;

export const AppointmentPrompt = z.object({ prompt: z.string().trim().max(2_000) });
export type AppointmentPrompt = z.input<typeof AppointmentPrompt>;

export const CancelQuery = z.object({ reason: z.string().trim().max(500).optional() });
export type CancelQuery = { reason?: string | undefined };

export const StartSession = z.object({ scheduleId: Id });
export type StartSession = z.input<typeof StartSession>;

/** The chart to go on in, with what was set for this visit. */
export const StartedSession = z.object({ noteId: Id, prompt: z.string(), appointment: Appointment });
export type StartedSession = z.infer<typeof StartedSession>;

/** A kind of visit: its length, and the minutes before and after it that stay free. */
export const VisitType = z
  .object({
    id: Id,
    name: z.string(),
    minutes: z.number().int(),
    bufferBefore: z.number().int(),
    bufferAfter: z.number().int(),
    /** Most of this kind that one clinician has in a day; null without a limit. */
    dailyLimit: z.number().int().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'VisitType' });
export type VisitType = z.infer<typeof VisitType>;

export const VisitTypes = z
  .object({
    types: z.array(VisitType),
    /** `edit`: add, change and archive them. */
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'VisitTypes' });
export type VisitTypes = z.infer<typeof VisitTypes>;

const Buffer = z.number().int().min(0).max(120);

export const NewVisitType = z.object({
  name: z.string().trim().min(1, 'a name is needed').max(80),
  minutes: Minutes,
  bufferBefore: Buffer.default(0),
  bufferAfter: Buffer.default(0),
  dailyLimit: z.number().int().min(1).max(100).nullable().default(null),
});
export type NewVisitType = z.input<typeof NewVisitType>;

export const VisitTypeChange = NewVisitType.extend({ version: z.number().int().optional() });
export type VisitTypeChange = z.input<typeof VisitTypeChange>;
