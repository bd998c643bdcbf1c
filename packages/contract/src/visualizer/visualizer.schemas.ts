import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { BundleIssue, ChartFacts } from './chart-facts.schemas.ts';
import { Picture, PictureSeries } from './picture.schemas.ts';

const Zone = z.string().max(60);

/** What a picture of a chart is to look at. Neither words nor dates leave out the safety band. */
export const PictureWish = z
  .object({
    custom_prompt: z.string().max(limits.promptText).default(''),
    from: CalendarDate.nullish(),
    to: CalendarDate.nullish(),
    /** Of the reader: the days of visits are counted in it. UTC unless given. */
    timeZone: Zone.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { message: 'ends before it begins', path: ['to'] });
export type PictureWish = z.output<typeof PictureWish>;
export type PictureWishInput = z.input<typeof PictureWish>;

export const ChartWish = PictureWish.safeExtend({ noteId: Id });
export type ChartWish = z.output<typeof ChartWish>;
export type ChartWishInput = z.input<typeof ChartWish>;

export const LongitudinalData = z.object({ noteId: Id, metrics: z.array(PictureSeries) });
export type LongitudinalData = z.infer<typeof LongitudinalData>;

export const DiagnosticAndDelta = Picture.pick({
  since: true,
  lastVisit: true,
  medications: true,
  changes: true,
  timeline: true,
}).extend({ noteId: Id, diagnoses: Picture.shape.problems });
export type DiagnosticAndDelta = z.infer<typeof DiagnosticAndDelta>;

export const ExtraInfo = Picture.pick({
  safety: true,
  social: true,
  procedures: true,
  findings: true,
  openQuestions: true,
  notKnown: true,
}).extend({ noteId: Id });
export type ExtraInfo = z.infer<typeof ExtraInfo>;

export const KeptPicture = z.object({ entryId: Id, noteId: Id });
export type KeptPicture = z.infer<typeof KeptPicture>;

/** A FHIR R4 Bundle of one patient. `confirmed`: a person looked at it where its patient is not surely that of the chart. */
export const NewChartImport = z.object({
  name: z.string().trim().min(1, 'a name is needed').max(200),
  bundle: z.record(z.string(), z.unknown()),
  confirmed: z.boolean().default(false),
});
export type NewChartImport = z.output<typeof NewChartImport>;
export type NewChartImportInput = z.input<typeof NewChartImport>;

/** A file of another system in a chart: whose it is, what was read of it, and what was not. */
export const ChartImport = z.object({
  id: Id,
  noteId: Id,
  name: z.string(),
  createdAt: Timestamp,
  createdBy: z.object({ id: Id, name: z.string() }),
  patient: ChartFacts.shape.patient,
  counts: z.object({
    problems: z.number().int(),
    medications: z.number().int(),
    allergies: z.number().int(),
    values: z.number().int(),
  }),
  /** Single records that could not be read, at most 50 of them. */
  issues: z.array(BundleIssue),
  /** Records of types that are not read, by type. */
  skipped: z.record(z.string(), z.number().int()),
  /** Records that the other system took back. */
  withdrawn: z.number().int(),
  abilities: z.object({ delete: z.boolean() }),
});
export type ChartImport = z.infer<typeof ChartImport>;
