import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { Fax } from './fax.schemas.ts';
import { faxFieldKinds, faxLabels, faxLimits, matchFeatures } from './fax.rules.ts';

export const FaxLabel = z.enum(faxLabels);
export type FaxLabel = z.infer<typeof FaxLabel>;

/** A place on a page as it is shown, in points from its upper left corner. */
export const FaxBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type FaxBox = z.infer<typeof FaxBox>;

/** A word of a page. `confidence`, 0 to 1, is null where the file holds the text itself. */
export const FaxWord = FaxBox.extend({ text: z.string(), confidence: z.number().min(0).max(1).nullable() });
export type FaxWord = z.infer<typeof FaxWord>;

/** `turned`: how a page that came in lying has to be turned to be read, clockwise, in degrees. Sizes are of the turned page. */
export const FaxPage = z.object({
  number: z.number().int(),
  width: z.number(),
  height: z.number(),
  turned: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  lines: z.array(z.array(FaxWord)),
});
export type FaxPage = z.infer<typeof FaxPage>;

/** Something that was read on a page. `value` is `text` in the form in which it is compared: a day as YYYY-MM-DD, a number in capitals. */
export const FaxField = z.object({
  kind: z.enum(faxFieldKinds),
  value: z.string(),
  text: z.string(),
  confidence: z.number().min(0).max(1).nullable(),
  page: z.number().int(),
  box: FaxBox,
});
export type FaxField = z.infer<typeof FaxField>;

/** Why another patient's pages seem to begin after a page. */
export const FaxBorder = z.object({
  after: z.number().int(),
  why: z.enum(['other-name', 'other-birth-date', 'other-number', 'names-nobody']),
});
export type FaxBorder = z.infer<typeof FaxBorder>;

/** What one feature of a chart says. `read` and `chart` are what was compared; either is null where it is not known. */
export const MatchFeature = z.object({
  feature: z.enum(matchFeatures),
  points: z.number().int(),
  of: z.number().int(),
  read: z.string().nullable(),
  chart: z.string().nullable(),
  contradicts: z.boolean(),
});
export type MatchFeature = z.infer<typeof MatchFeature>;

/** A chart that a fax may belong to. `identifiers`: how many of name, date of birth and record number agree exactly. */
export const FaxMatch = z.object({
  note: z.object({
    id: Id,
    title: z.string(),
    dateOfBirth: z.string().nullable(),
    sex: z.string().nullable(),
    mrn: z.string().nullable(),
  }),
  score: z.number().int(),
  identifiers: z.number().int(),
  contradicts: z.boolean(),
  features: z.array(MatchFeature),
});
export type FaxMatch = z.infer<typeof FaxMatch>;

/** A fax that was sent from here, which a received one may answer. */
export const AnsweredFax = z.object({
  id: Id,
  noteId: Id,
  patient: z.string(),
  sentAt: z.string(),
  documents: z.array(z.string()),
  /** The open loop that filing the reply closes. */
  task: z.object({ id: Id, title: z.string() }).nullable(),
});
export type AnsweredFax = z.infer<typeof AnsweredFax>;

/** A received fax with what was read on it, and the caller's charts that it may belong to, best first. */
export const ReceivedFax = Fax.extend({
  sheets: z.array(FaxPage.omit({ lines: true })),
  fields: z.array(FaxField),
  borders: z.array(FaxBorder),
  matches: z.array(FaxMatch),
  answers: z.array(AnsweredFax),
  /** Parts that it was split into, or the parts beside it. */
  parts: z.array(z.object({ id: Id, pages: z.number().int(), noteId: Id.nullable(), patient: z.string().nullable() })),
}).meta({ id: 'ReceivedFax' });
export type ReceivedFax = z.infer<typeof ReceivedFax>;

/** What is left out stays as it is. */
export const ChangeFax = z.object({ ownerId: Id.nullable(), label: FaxLabel.nullable(), spam: z.boolean() }).partial();
export type ChangeFax = z.infer<typeof ChangeFax>;

const FiledTask = z.object({
  title: z.string().trim().min(1, 'a title is needed').max(200),
  assigneeId: Id.nullable().default(null),
});

/** What reads against the chart (another name, another date of birth) has to be confirmed by somebody who has looked at it. */
const Confirmed = z.boolean().default(false);

/**
 * `closes`: the open loop of the chart that it is the reply to. `task`: what is to be done about it; a task to review it unless given,
 * or unless it closes a loop.
 */
export const PairFax = z.object({
  id: Id,
  noteId: Id,
  closes: Id.optional(),
  task: FiledTask.optional(),
  confirmed: Confirmed,
});
export type PairFax = z.input<typeof PairFax>;

/** Files a received fax in the chart of the sent one that it answers. */
export const PairPendingFax = z.object({ id: Id, sentFaxId: Id, confirmed: Confirmed });
export type PairPendingFax = z.input<typeof PairPendingFax>;

/** Pages after which a new part begins. */
export const SplitFax = z.object({
  after: z
    .array(z.number().int().min(1).max(faxLimits.pages))
    .min(1, 'say where the parts begin')
    .max(faxLimits.pages)
    .refine((pages) => pages.every((page, at) => at === 0 || page > pages[at - 1]!), 'in their order, each once'),
});
export type SplitFax = z.infer<typeof SplitFax>;
