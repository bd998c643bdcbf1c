import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { mostSpans, workKinds } from './analytics.rules.ts';

export const WorkKind = z.enum(workKinds);

const TimeRange = z.enum(['7d', '30d', '90d', '365d']);

/** Days begin by `time_zone` (IANA), else by `timezone_offset`: minutes that UTC is ahead of the reader, as a browser gives it. */
export const PeriodQuery = z.object({
  time_range: TimeRange.optional(),
  timezone_offset: z.coerce.number().int().min(-900).max(900).optional(),
  time_zone: z.string().min(1).max(60).optional(),
});
export type PeriodQuery = z.input<typeof PeriodQuery>;

/** One number, and how many things it was counted from. Null when there are none. */
export const Figure = z.object({ value: z.number().nullable(), n: z.number().int() });
export type Figure = z.infer<typeof Figure>;

/** A figure beside that of the period before, which is as long. */
export const Change = Figure.extend({ before: Figure });
export type Change = z.infer<typeof Change>;

/** `hours` is false while the person has not said when they work: then nothing is after hours. `days` are those with data. */
export const Period = z.object({
  from: Timestamp,
  to: Timestamp,
  days: z.number().int(),
  hours: z.boolean(),
});
export type Period = z.infer<typeof Period>;

/** Minutes of a day; null on a day without data. `length` is that of the day: 1380 and 1500 where clocks change. */
export const DayTime = z.object({
  date: CalendarDate,
  length: z.number().int(),
  inHours: z.number().nullable(),
  afterHours: z.number().nullable(),
  notes: z.number().int(),
});
export type DayTime = z.infer<typeof DayTime>;

/** Minutes. `perNote`: of documentation for each note; `editing`: of typing in the AI's text; `toSign`: the median from text to signature. */
export const DocumentationTime = z
  .object({
    period: Period,
    days: z.array(DayTime),
    perNote: Change,
    editing: Change,
    toSign: Change,
    templates: z.array(z.object({ templateId: Id, title: z.string(), notes: z.number().int(), editing: z.number() })),
    /** Entries of sample visits in the period, which no figure counts. */
    leftOut: z.number().int(),
  })
  .meta({ id: 'DocumentationTime' });
export type DocumentationTime = z.infer<typeof DocumentationTime>;

const Share = z.object({ all: z.number(), afterHours: z.number() });

/**
 * Minutes a day with data, in the earlier and the later half of the period. `perEight`: minutes for each eight scheduled hours, by the
 * names of EHR-use research; n are days.
 */
export const TimeBreakdown = z
  .object({
    period: Period,
    earlier: z.object({ from: CalendarDate, to: CalendarDate, days: z.number().int() }),
    later: z.object({ from: CalendarDate, to: CalendarDate, days: z.number().int() }),
    kinds: z.array(z.object({ kind: WorkKind, earlier: Share, later: Share })),
    perEight: z.object({ ehr: Figure, note: Figure, inbox: Figure, outside: Figure }),
    scheduledHours: z.number(),
  })
  .meta({ id: 'TimeBreakdown' });
export type TimeBreakdown = z.infer<typeof TimeBreakdown>;

/** Indicators, no score. Shares are of all measured time; `weeks` begin on Mondays. */
export const BurnoutMetrics = z
  .object({
    period: Period,
    /** Minutes. */
    afterHoursPerDay: Change,
    afterHoursShare: Change,
    weekendShare: Change,
    editsPerNote: Change,
    notesPerDay: Change,
    weeks: z.array(
      z.object({
        week: CalendarDate,
        days: z.number().int(),
        minutesPerDay: z.number().nullable(),
        afterHoursShare: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'BurnoutMetrics' });
export type BurnoutMetrics = z.infer<typeof BurnoutMetrics>;

/** Which sections of the AI's text its reader changed, in `notes` notes. `own`: a template that the reader may change. */
export const TemplatePatterns = z
  .object({
    period: Period,
    notes: z.number().int(),
    most: z.number().int(),
    templates: z.array(
      z.object({
        templateId: Id,
        title: z.string(),
        own: z.boolean(),
        notes: z.number().int(),
        edited: z.number().int(),
        sections: z.array(z.object({ key: z.string(), header: z.string(), edited: z.number().int() })),
      }),
    ),
  })
  .meta({ id: 'TemplatePatterns' });
export type TemplatePatterns = z.infer<typeof TemplatePatterns>;

/** Work from one moment to another. The page makes the id; the same id again makes a span longer, never a second one. */
export const WorkSpan = z.object({
  id: Id,
  kind: WorkKind,
  /** The entry that was open, of a note. */
  transcriptId: Id.optional(),
  startedAt: Timestamp,
  endedAt: Timestamp,
});
export type WorkSpan = z.infer<typeof WorkSpan>;

export const WorkSpans = z.object({ spans: z.array(WorkSpan).min(1).max(mostSpans) });
export type WorkSpans = z.infer<typeof WorkSpans>;

const GroupWeek = z.object({
  week: CalendarDate,
  minutesPerNote: z.number().int().nullable(),
  afterHours: z.number().int().nullable(),
});

/**
 * Figures of groups, one for each whole week. `departmentId` is null for the workspace. `hidden`: too small, or what is left beside the
 * groups that are shown is.
 */
export const GroupFigures = z
  .object({
    weeks: z.array(CalendarDate),
    /** People are those of this day. */
    asOf: CalendarDate.nullable(),
    groups: z.array(
      z.object({
        departmentId: Id.nullable(),
        name: z.string(),
        people: z.number().int(),
        hidden: z.enum(['small', 'rest']).nullable(),
        weeks: z.array(GroupWeek),
      }),
    ),
  })
  .meta({ id: 'GroupFigures' });
export type GroupFigures = z.infer<typeof GroupFigures>;

/** A survey that the operator may use. The score is the sum or the mean of the answers' values; a band holds from its value on. */
export const SurveyInstrument = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
  name: z.string().min(1).max(120),
  /** Whose it is, and the licence that allows its use here. */
  licence: z.string().min(1).max(600),
  scoring: z.enum(['sum', 'mean']),
  items: z
    .array(
      z.object({
        text: z.string().min(1).max(600),
        options: z
          .array(z.object({ label: z.string().min(1).max(300), value: z.number() }))
          .min(2)
          .max(11),
      }),
    )
    .min(1)
    .max(30),
  bands: z
    .array(z.object({ from: z.number(), label: z.string().min(1).max(200) }))
    .max(10)
    .default([]),
});
export type SurveyInstrument = z.output<typeof SurveyInstrument>;

export const Survey = z
  .object({
    /** Null while the operator has entered none. */
    instrument: SurveyInstrument.nullable(),
    /** The person's own, the newest first; none before they opted in. */
    scores: z.array(z.object({ answeredAt: Timestamp, score: z.number(), band: z.string().nullable() })),
  })
  .meta({ id: 'Survey' });
export type Survey = z.infer<typeof Survey>;

/** `optIn` true stores answers (places of the chosen options); false erases all that were stored. */
export const AnswerSurvey = z.discriminatedUnion('optIn', [
  z.object({
    optIn: z.literal(true),
    instrument: z.string().max(60),
    answers: z.array(z.number().int().min(0)).max(30),
  }),
  z.object({ optIn: z.literal(false) }),
]);
export type AnswerSurvey = z.infer<typeof AnswerSurvey>;
