import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { AnsweredBy, InterviewLocale } from '../pre-chats/interviews.schemas.ts';
import { interviewLimits } from '../pre-chats/interviews.rules.ts';
import { PatientSummaryPart } from '../signing/patient-summary.schemas.ts';

/** Who answers, as the page asks it. */
export const LinkReader = AnsweredBy.extract(['patient', 'parent', 'other']);
export type LinkReader = z.infer<typeof LinkReader>;

/** What a link opens: the questions of a pre-chat, or the summary of a signed note. */
export const LinkKind = z.enum(['pre-chat', 'summary']);
export type LinkKind = z.infer<typeof LinkKind>;

/** `over`: the link is unknown, expired, revoked or locked; its kind is not told. */
export const LinkGreeting = z
  .object({ state: z.enum(['open', 'over']), kind: LinkKind.nullable() })
  .meta({ id: 'LinkGreeting' });
export type LinkGreeting = z.infer<typeof LinkGreeting>;

const Visit = z.string().min(1).max(1_000);

/** What a page sends: the date of birth, which begins a visit; a read of what the visit shows; or an answer. */
export const LinkRequest = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('open'),
    secret: z.string().min(1).max(100),
    dateOfBirth: CalendarDate,
    reader: LinkReader,
  }),
  z.object({ do: z.literal('show'), visit: Visit }),
  z.object({
    do: z.literal('answer'),
    visit: Visit,
    /** Made by the page. An answer that is sent again has the same id and is stored once. */
    turnId: Id,
    question: z.string().max(2_000),
    answer: z.string().max(interviewLimits.answer),
  }),
]);
export type LinkRequest = z.infer<typeof LinkRequest>;

/** "This is not right": a line of the summary, and what is wrong in the words of who reads it. */
export const ReportByLink = z.object({
  visit: Visit,
  /** As long as an addendum may be. */
  text: z.string().min(1).max(20_000),
  comment: z.string().trim().max(1_000).default(''),
});
export type ReportByLink = z.input<typeof ReportByLink>;

/** What the clinic told the patient, and which lines were reported as wrong. */
export const LinkedSummary = z.object({
  signer: z.string(),
  visitedAt: Timestamp,
  parts: z.array(
    z.object({
      part: PatientSummaryPart,
      lines: z.array(z.object({ text: z.string(), reported: z.boolean() })),
    }),
  ),
});
export type LinkedSummary = z.infer<typeof LinkedSummary>;

/**
 * What a patient sees. `closing` is the text after the last question. `locale` is null where the page keeps the reader's own language.
 */
export const LinkView = z
  .object({
    /** Proves the date of birth in later requests. */
    visit: z.string(),
    workspace: z.string(),
    kind: LinkKind,
    locale: InterviewLocale.nullable(),
    state: z.enum(['asking', 'ended', 'emergency', 'reading']),
    introduction: z.string().nullable(),
    question: z
      .object({
        text: z.string(),
        choices: z.array(z.string()),
        number: z.number().int(),
        most: z.number().int(),
      })
      .nullable(),
    closing: z.string().nullable(),
    summary: LinkedSummary.nullable(),
    readAt: Timestamp.nullable(),
  })
  .meta({ id: 'LinkView' });
export type LinkView = z.infer<typeof LinkView>;
