import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { PatientLink } from '../patient-links/links.schemas.ts';
import { FactKind } from '../signing/reconciliation.schemas.ts';

/** What is asked: a new complaint, how it goes, after an operation, or a questionnaire with fixed words. */
export const InterviewTemplate = z.enum(['intake', 'follow-up', 'post-op', 'phq-2', 'phq-9', 'gad-7']);
export type InterviewTemplate = z.infer<typeof InterviewTemplate>;

export const FollowUpKind = z.enum([
  'blood-pressure',
  'diabetes',
  'asthma',
  'heart-failure',
  'mood',
  'pain',
  'medicine-change',
  'after-hospital',
  'post-op',
]);
export type FollowUpKind = z.infer<typeof FollowUpKind>;

export const InterviewLocale = z.enum(['en', 'es']);
export type InterviewLocale = z.infer<typeof InterviewLocale>;

/** Who gives the answers: the patient, somebody for them, or staff who write down what they hear. `relative` is what staff choose; a patient's page tells a parent from others. */
export const AnsweredBy = z.enum(['patient', 'relative', 'parent', 'other', 'staff']);
export type AnsweredBy = z.infer<typeof AnsweredBy>;

/** What an interview wants to know, in the order in which staff read it. */
export const InterviewSlot = z.enum([
  'complaint',
  'onset',
  'location',
  'character',
  'severity',
  'timing',
  'worse',
  'better',
  'cause',
  'signs',
  'since',
  'readings',
  'doses',
  'side-effects',
  'wound',
  'activity',
  'history',
  'medication',
  'allergies',
  'family',
  'habits',
  'pregnancy',
  'other',
]);
export type InterviewSlot = z.infer<typeof InterviewSlot>;

/** What was asked: the slots and signs that an answer tells of, fixed answers, and the chart's words that it asks to confirm. */
export type AskedQuestion = {
  id: string;
  text: string;
  slots: InterviewSlot[];
  signs: string[];
  choices: string[];
  confirms: string[];
};

/** What the chart knows before a word is said, in its own words. */
export type InterviewChart = {
  ageYears?: number | null;
  sex?: 'female' | 'male' | null;
  isPregnant?: boolean | null;
  conditions?: readonly string[];
  medications?: readonly string[];
  allergies?: readonly string[];
  smoking?: string | null;
};

/** `emergency` and `crisis` end a sequence; `urgent` has to be read on the same day. */
export const FlagLevel = z.enum(['emergency', 'crisis', 'urgent']);
export type FlagLevel = z.infer<typeof FlagLevel>;

/** A warning that fixed rules, or a model beside them, found in the answers. Only a person clears it. */
export const RedFlag = z
  .object({
    id: Id,
    prompt_id: Id,
    level: FlagLevel,
    name: z.string(),
    /** The public page that the rule follows. */
    source: z.string(),
    by: z.enum(['rules', 'model']),
    /** Sentences as they were written, each with its answer. */
    quotes: z.array(z.object({ turnId: Id, quote: z.string() })),
    raisedAt: Timestamp,
    cleared: z.object({ by: z.string(), at: Timestamp, reason: z.string() }).nullable(),
  })
  .meta({ id: 'RedFlag' });
export type RedFlag = z.infer<typeof RedFlag>;

/** A question with its answer. `corrections`: what it said before, the oldest first. */
export const PreChatTurn = z.object({
  id: Id,
  question: z.string(),
  choices: z.array(z.string()),
  answer: z.string(),
  answeredBy: AnsweredBy,
  /** The member of staff who wrote it down; null when the patient's side did. */
  author: z.string().nullable(),
  answeredAt: Timestamp,
  version: z.number().int(),
  corrections: z.array(z.object({ before: z.string(), by: z.string(), at: Timestamp })),
});
export type PreChatTurn = z.infer<typeof PreChatTurn>;

const Named = z.object({ name: z.string(), turnId: Id });

/** One screen of what was told, in the patient's words; each line names its answer. */
export const PreChatSummary = z.object({
  lines: z.array(
    z.object({ slot: InterviewSlot, name: z.string(), text: z.string(), turnId: Id, isCorrected: z.boolean() }),
  ),
  present: z.array(Named),
  absent: z.array(Named),
  /** A bare "yes" to a question for several. */
  unclear: z.array(z.object({ names: z.array(z.string()), turnId: Id })),
  /** The answer beside what the chart says, which is null for what it lacks. */
  conflicts: z.array(
    z.object({
      about: FactKind,
      subject: z.string(),
      chart: z.string().nullable(),
      told: z.string(),
      quote: z.string(),
      turnId: Id,
    }),
  ),
  notAsked: z.array(z.string()),
  score: z
    .object({
      instrument: z.string(),
      /** Null while an item is unanswered or unclear. */
      total: z.number().int().nullable(),
      most: z.number().int(),
      band: z.string().nullable(),
      isPositive: z.boolean().nullable(),
      items: z.array(z.object({ text: z.string(), score: z.number().int().nullable(), turnId: Id.nullable() })),
    })
    .nullable(),
});
export type PreChatSummary = z.infer<typeof PreChatSummary>;

/** How a sequence stands: it asks, its questions were answered, a person ended it, or a flag did. */
export const SequenceState = z.enum(['open', 'answered', 'stopped', 'flagged']);
export type SequenceState = z.infer<typeof SequenceState>;

/** The questions of one template. `question` is the one that waits for an answer; `text` is what ends the sequence. */
export const PreChatSequence = z.object({
  prompt_id: Id,
  template: InterviewTemplate,
  followUp: FollowUpKind.nullable(),
  state: SequenceState,
  question: z
    .object({
      text: z.string(),
      choices: z.array(z.string()),
      number: z.number().int(),
      most: z.number().int(),
      /** Says that an AI asks and that a person reads; with the first question. */
      introduction: z.string().nullable(),
    })
    .nullable(),
  closing: z.string().nullable(),
  turns: z.array(PreChatTurn),
  summary: PreChatSummary,
  startedAt: Timestamp,
});
export type PreChatSequence = z.infer<typeof PreChatSequence>;

/** `emergency`: a flag that nobody has cleared ends it; `open`: a question waits; `done`: none does; `transferred`: it is an entry. */
export const PreChatState = z.enum(['emergency', 'open', 'done', 'transferred']);
export type PreChatState = z.infer<typeof PreChatState>;

/** A pre-chat in a list. */
export const PreChatItem = z
  .object({
    id: Id,
    kind: z.literal('pre-chat'),
    title: z.string(),
    noteId: Id.nullable(),
    /** The name on the chart; null while it has none. */
    patient: z.string().nullable(),
    state: PreChatState,
    /** Flags that nobody has cleared. */
    flags: z.array(z.object({ level: FlagLevel, name: z.string() })),
    templates: z.array(InterviewTemplate),
    answers: z.number().int(),
    author: z.string(),
    /** When staff read it for the first time. */
    readAt: Timestamp.nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'PreChatItem' });
export type PreChatItem = z.infer<typeof PreChatItem>;

/** What the AI nurse asked, and what was answered, before a visit. `question` and `answer` are the first of them. */
export const PreChat = PreChatItem.omit({ flags: true })
  .extend({
    question: z.string(),
    answer: z.string(),
    locale: InterviewLocale,
    /** ISO 3166 code, for the numbers to call. */
    country: z.string().nullable(),
    answeredBy: AnsweredBy,
    sequences: z.array(PreChatSequence),
    flags: z.array(RedFlag),
    /** The newest link for the patient; null when there is none. */
    link: PatientLink.nullable(),
    transferred: z.object({ entryId: Id, noteId: Id, at: Timestamp }).nullable(),
    abilities: z.object({
      answer: z.boolean(),
      transfer: z.boolean(),
      clear: z.boolean(),
      delete: z.boolean(),
      link: z.boolean(),
    }),
  })
  .meta({ id: 'PreChat' });
export type PreChat = z.infer<typeof PreChat>;

export const ClearFlag = z.object({ reason: z.string().trim().min(1, 'say why').max(500) });
export type ClearFlag = z.infer<typeof ClearFlag>;

/** The chart that it goes to, needed while the pre-chat has none. */
export const TransferPreChat = z.object({ noteId: Id.optional() });
export type TransferPreChat = z.infer<typeof TransferPreChat>;
export const TransferredPreChat = z.object({ entryId: Id, noteId: Id });
export type TransferredPreChat = z.infer<typeof TransferredPreChat>;
