import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { interviewLimits } from './interviews.rules.ts';
import { AnsweredBy, FollowUpKind, InterviewLocale, PreChat, PreChatItem } from './interviews.schemas.ts';

/** What these calls are about: precharts, which staff prepare, or pre-chats, which the AI nurse leads. */
export const PrechatKind = z.enum(['prechart', 'pre-chat']);
export type PrechatKind = z.infer<typeof PrechatKind>;

/** Who wrote its first text: a person, the brief before a visit, or a prompt template run over past entries. */
export const PrechartOrigin = z.enum(['typed', 'brief', 'prompt']);
export type PrechartOrigin = z.infer<typeof PrechartOrigin>;

/** One line that an AI wrote and where it comes from. A line of the answer that reads otherwise has been changed by a person. */
export const PrechartSource = z.object({
  text: z.string(),
  links: z.array(z.object({ entryId: Id, entryCreatedAt: Timestamp, quote: z.string() })),
});
export type PrechartSource = z.infer<typeof PrechartSource>;

/** Something prepared for a visit: what the next note of the chart is written with, beside what is said then. */
export const Prechart = z
  .object({
    id: Id,
    noteId: Id,
    kind: z.literal('prechart'),
    title: z.string(),
    /** What was asked: the text of the prompt template that was run, or what it was prepared for. */
    question: z.string(),
    /** Clean HTML. */
    answer: z.string(),
    prompt_id: Id.nullable(),
    origin: PrechartOrigin,
    /** What wrote it: `local` or the model's key. Null when a person did. */
    engine: z.string().nullable(),
    sources: z.array(PrechartSource),
    /** The entry whose note was written with it; from then on it does not change. */
    usedIn: z.object({ entryId: Id, createdAt: Timestamp }).nullable(),
    author: z.string(),
    version: z.number().int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'Prechart' });
export type Prechart = z.infer<typeof Prechart>;

const Title = z.string().trim().max(200);
const Question = z.string().max(limits.promptText);
const Answer = z.string().max(limits.prechartHtml);

/** The client makes the id, so that what is typed has its place before the first save. */
export const NewPrechart = z.object({
  id: Id,
  noteId: Id,
  kind: z.literal('prechart'),
  title: Title.default(''),
  question: Question.default(''),
  answer: Answer.default(''),
  /** Runs this prompt template over past entries and takes what it finds as the answer. */
  prompt_id: Id.nullish(),
  /** Writes the brief before a visit. */
  brief: z.boolean().default(false),
  /** What a prompt template is run over; all entries of the chart unless given. */
  contextEntryIds: z.array(Id).max(limits.contextEntries).optional(),
  /** The local engine shall look, whatever is configured. */
  engine: z.literal('local').optional(),
});
export type NewPrechart = z.input<typeof NewPrechart>;

/** A pre-chat with its first sequence; sent with the id of one that is there, the next sequence of it. */
export const NewPreChat = z.object({
  id: Id,
  kind: z.literal('pre-chat').optional(),
  /** Null while it has no chart. */
  noteId: Id.nullish(),
  title: z.string().trim().max(interviewLimits.title).default(''),
  /** The first question, where the template's own is not wanted. */
  question: z.string().trim().max(interviewLimits.question).default(''),
  /** The answer to it, when it is known already. */
  answer: z.string().trim().max(interviewLimits.answer).default(''),
  /** The template, by its fixed id; the intake unless given. */
  prompt_id: Id.nullish(),
  followUp: FollowUpKind.optional(),
  locale: InterviewLocale.default('en'),
  /** ISO 3166 code of where the patient is, for the numbers to call; the region of the caller's language unless given. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two capital letters')
    .optional(),
  answeredBy: AnsweredBy.default('staff'),
});
export type NewPreChat = z.input<typeof NewPreChat>;

/** Without a kind it is a pre-chat. */
export const NewPrechat = z.discriminatedUnion('kind', [NewPrechart, NewPreChat]);
export type NewPrechat = z.input<typeof NewPrechat>;
export const Prechat = z.discriminatedUnion('kind', [Prechart, PreChat]);
export type Prechat = z.infer<typeof Prechat>;
export const PrechatItem = z.discriminatedUnion('kind', [Prechart, PreChatItem]);
export type PrechatItem = z.infer<typeof PrechatItem>;

/** The text of a prechart; in a pre-chat an answer, or the correction of one. */
export const PrechatUpdate = z.object({
  answer: Answer,
  /** In a pre-chat the question that is answered, so that no answer lands at one that was asked meanwhile. */
  question: Question.optional(),
  version: z.number().int().optional(),
  /** The sequence; the one that is open unless given. */
  prompt_id: Id.optional(),
  /** Of the answer, made by the client: a new one answers the question that waits, one that is there is corrected. */
  turnId: Id.optional(),
  answeredBy: AnsweredBy.optional(),
});
export type PrechatUpdate = z.infer<typeof PrechatUpdate>;
export const PrechartTitle = z.object({
  title: Title,
  /** [ours] The title it replaces. The version is that of the text, so this is what titles are compared by. */
  before: z.string().max(200).optional(),
});
export type PrechartTitle = z.infer<typeof PrechartTitle>;

export const DeletePrecharts = z.object({ ids: z.array(Id).min(1).max(100) });
export type DeletePrecharts = z.infer<typeof DeletePrecharts>;
export const DeletedPrecharts = z.object({ deleted: z.array(Id) });
export type DeletedPrecharts = z.infer<typeof DeletedPrecharts>;

/** A prompt text tried on a chart. */
export const TryPrompt = z.object({
  noteId: Id,
  text: z.string().trim().min(1, 'a text is needed').max(limits.promptText),
  contextEntryIds: z.array(Id).max(limits.contextEntries).optional(),
  /** The local engine shall look, whatever is configured. */
  engine: z.literal('local').optional(),
});
export type TryPrompt = z.infer<typeof TryPrompt>;
export const TriedPrompt = z
  .object({ answer: z.string(), sources: z.array(PrechartSource), engine: z.string() })
  .meta({ id: 'TriedPrompt' });
export type TriedPrompt = z.infer<typeof TriedPrompt>;
