import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { acceptReasonMin } from './checks.rules.ts';
import { EvidenceLink } from '../transcripts/note-body.schemas.ts';
import { Transcript } from '../transcripts/entries.schemas.ts';

/** `unsourced`: nothing said holds the sentence up. `missing`: something weighty was said and is not in the note. The rest: what differs. */
export const CheckKind = z.enum([
  'number',
  'unit',
  'dose',
  'frequency',
  'side',
  'part',
  'negation',
  'subject',
  'tense',
  'course',
  'direction',
  'within',
  'drug',
  'unsourced',
  'missing',
]);
export type CheckKind = z.infer<typeof CheckKind>;

/** major: drug, dose, allergy, diagnosis, procedure, side, refusal. moderate: symptom, finding, plan. */
export const CheckSeverity = z.enum(['major', 'moderate', 'minor']);
export type CheckSeverity = z.infer<typeof CheckSeverity>;

/** direct: all weighty words are in what was said. partial: some are. */
export const Support = z.enum(['direct', 'partial', 'unsourced', 'contradicted']);
export type Support = z.infer<typeof Support>;

export const DismissReason = z.enum(['not_clinical', 'duplicate', 'other']);
export type DismissReason = z.infer<typeof DismissReason>;

/** What a person did about a thing found; it holds for later runs that find the same. */
export const CheckAnswer = z.object({
  action: z.enum(['accept', 'dismiss']),
  /** Why it was dismissed; null when it was accepted. */
  reason: DismissReason.nullable(),
  /** In the person's words; empty unless asked for. */
  text: z.string(),
  userId: Id,
  at: Timestamp,
});
export type CheckAnswer = z.infer<typeof CheckAnswer>;

export const NoteCheck = z.object({
  /** The same in every run that finds the same; names it in calls. */
  key: z.string(),
  kind: CheckKind,
  severity: CheckSeverity,
  /** Place in the note's `sentences`; null for what is missing. */
  sentence: z.number().int().nullable(),
  /** Key of the section it stands in, or belongs in. */
  section: z.string(),
  evidence: z.array(EvidenceLink),
  /** The words that differ, as said and as written. */
  said: z.string(),
  written: z.string(),
  /** The sentence that inserting writes; null for a flag. */
  suggestion: z.string().nullable(),
  /** Of a flag: key of the ledger's entry that the note lacks because something else is written in its place. */
  lacks: z.string().optional(),
  answer: CheckAnswer.nullable(),
});
export type NoteCheck = z.infer<typeof NoteCheck>;

/** A weighty thing that was said, and what became of it. */
export const LedgerEntry = z.object({
  key: z.string(),
  utteranceId: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  category: z.string(),
  severity: CheckSeverity,
  state: z.enum(['used', 'missing', 'dismissed']),
  /** Places in the note's `sentences`. */
  usedBy: z.array(z.number().int()),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Categories and false alarms by which the last self-test was wanting. */
export const Degraded = z.object({ categories: z.array(z.string()), falseAlarms: z.boolean() });
export type Degraded = z.infer<typeof Degraded>;

/** What was found in the newest text that was checked. */
export const TranscriptChecks = z
  .object({
    transcriptId: Id,
    /** current: of the text as it is now. outdated: text, source or checker have changed since. none: never checked, or nothing to check. */
    state: z.enum(['current', 'outdated', 'none']),
    /** Version of the note that was checked; 0 for none. */
    version: z.number().int(),
    checkerVersion: z.string().nullable(),
    checkedAt: Timestamp.nullable(),
    checks: z.array(NoteCheck),
    /** One for each of the note's sentences. */
    sentences: z.array(z.object({ support: Support, severity: CheckSeverity })),
    ledger: z.array(LedgerEntry),
    /** Null when the checker does well in its self-test, or has not been through one. */
    degraded: Degraded.nullable(),
    abilities: z.object({ answer: z.boolean() }),
  })
  .meta({ id: 'TranscriptChecks' });
export type TranscriptChecks = z.infer<typeof TranscriptChecks>;

const WhyDismissed = z
  .object({ action: z.literal('dismiss'), reason: DismissReason, text: z.string().trim().max(1_000).default('') })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', { message: 'say why', path: ['text'] });

/** `undo` takes back the last answer; after an insert it takes the sentence out again. */
export const AnswerCheck = z.union([
  WhyDismissed,
  z.object({ action: z.literal('accept'), reason: z.string().trim().min(acceptReasonMin).max(1_000) }),
  /** `text`: the sentence in the person's words, instead of the suggestion. */
  z.object({ action: z.literal('insert'), text: z.string().trim().min(1).max(1_000).optional() }),
  z.object({ action: z.literal('undo') }),
]);
export type AnswerCheck = z.input<typeof AnswerCheck>;
export type CheckAction = Exclude<AnswerCheck['action'], 'undo'>;

/** `transcript` is the entry with its new text when the answer changed it. */
export const AnsweredCheck = z.object({ checks: TranscriptChecks, transcript: Transcript.nullable() });
export type AnsweredCheck = z.infer<typeof AnsweredCheck>;

/** `check` compares again and changes nothing else; `move` takes the entry to another chart, named by `noteId`. */
export const AnswerIdentity = z.union([
  z.object({ action: z.literal('check') }),
  z.object({ action: z.literal('right-patient'), reason: z.string().trim().min(3).max(1_000) }),
  z.object({ action: z.literal('move'), noteId: Id }),
  z.object({ action: z.literal('cancel') }),
]);
export type AnswerIdentity = z.infer<typeof AnswerIdentity>;

/** The entry as it is now; `taskId` when its note is being written since. */
export const IdentityChecked = z.object({ transcript: Transcript, taskId: Id.nullable() });
export type IdentityChecked = z.infer<typeof IdentityChecked>;

/** The checker tried on seeded errors and on clean sentences. */
export const SelfTest = z
  .object({
    version: z.string(),
    at: Timestamp,
    categories: z.array(z.object({ kind: z.string(), seeded: z.number().int(), caught: z.number().int() })),
    cleanSentences: z.number().int(),
    falseAlarms: z.number().int(),
    degraded: Degraded.nullable(),
  })
  .meta({ id: 'SelfTest' });
export type SelfTest = z.infer<typeof SelfTest>;
export const SelfTestState = z.object({
  checkerVersion: z.string(),
  last: SelfTest,
});
export type SelfTestState = z.infer<typeof SelfTestState>;
