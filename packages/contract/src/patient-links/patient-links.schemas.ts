import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { AnsweredBy, InterviewLocale } from '../pre-chats/interviews.schemas.ts';
import { interviewLimits } from '../pre-chats/interviews.rules.ts';

/** Who answers, as the page asks it. */
export const LinkReader = AnsweredBy.extract(['patient', 'parent', 'other']);
export type LinkReader = z.infer<typeof LinkReader>;

/** `over`: the link is unknown, expired, revoked or locked. */
export const LinkGreeting = z.object({ state: z.enum(['open', 'over']) }).meta({ id: 'LinkGreeting' });
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

/** What a patient sees. `closing` is the text after the last question. */
export const LinkView = z
  .object({
    /** Proves the date of birth in later requests. */
    visit: z.string(),
    workspace: z.string(),
    locale: InterviewLocale,
    state: z.enum(['asking', 'ended', 'emergency']),
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
    readAt: Timestamp.nullable(),
  })
  .meta({ id: 'LinkView' });
export type LinkView = z.infer<typeof LinkView>;
