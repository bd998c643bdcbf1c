import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { TaskStatus } from '../operations/background-tasks.schemas.ts';

/** What an entry was made from. */
export const EntryKind = z.enum([
  'recording',
  'dictation',
  'audio',
  'image',
  'pdf',
  'typed',
  'synthetic',
  'command',
  'pre-chat',
  'fax',
  'form',
  'evidence',
  'addendum',
]);
export type EntryKind = z.infer<typeof EntryKind>;

/** Who spoke: `clinician`, `patient`, `other` (a relative, a nurse) or `unknown`. */
export const SpeakerRole = z.enum(['clinician', 'patient', 'other', 'unknown']);
export type SpeakerRole = z.infer<typeof SpeakerRole>;

/** One timed piece of a source text by one speaker. Its text is raw and never changes. Times are null when unknown. */
export const Utterance = z.object({
  /** `u1`, `u2` … in order within its entry. */
  id: z.string(),
  /** The label as given ("Doctor", "speaker_0"), or empty when the source has none. */
  speaker: z.string(),
  role: SpeakerRole,
  startMs: z.number().int().nullable(),
  endMs: z.number().int().nullable(),
  text: z.string(),
  confidence: z.number().min(0).max(1).nullable(),
  /** The entry of the same chart that this line is quoted from; absent where it was said or written in this entry. */
  entryId: Id.optional(),
});
export type Utterance = z.infer<typeof Utterance>;

/** What a fact that was not said in the visit comes from: another entry of the chart, or a prechart. */
export const ChartSource = z.object({ kind: z.enum(['entry', 'prechart']), id: Id });
export type ChartSource = z.infer<typeof ChartSource>;

/**
 * Where a sentence comes from: a span of one utterance's raw text, in UTF-16 units, end exclusive. `quote` is that span. With a
 * `source`, the utterance is a line of that entry or prechart as it read when the sentence was written.
 */
export const EvidenceLink = z.object({
  utteranceId: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  startMs: z.number().int().nullable(),
  endMs: z.number().int().nullable(),
  quote: z.string(),
  source: ChartSource.optional(),
});
export type EvidenceLink = z.infer<typeof EvidenceLink>;

/** said: spoken in the visit; exam: a finding the clinician spoke; chart: from an earlier entry; template: macro or default; typed: written by a person. */
export const SentenceKind = z.enum(['said', 'exam', 'chart', 'template', 'typed']);
export type SentenceKind = z.infer<typeof SentenceKind>;

/** One sentence of a note (a list item and a table row count as one) with its evidence. No link means unsourced, unless typed. */
export const NoteSentence = z.object({
  text: z.string(),
  /** Key of its section. */
  section: z.string(),
  kind: SentenceKind,
  links: z.array(EvidenceLink),
});
export type NoteSentence = z.infer<typeof NoteSentence>;

/** One section of a note's body. `html` is clean: the tags of `rich-text.ts` only. */
export const NoteSection = z.object({ key: z.string(), header: z.string(), html: z.string() });
export type NoteSection = z.infer<typeof NoteSection>;

/** A section as a client saves it. What is stored may be a little longer, for cleaning escapes signs: no limit holds for replies. */
const EditedSection = z.object({
  key: z.string().min(1).max(100),
  header: z.string().max(200),
  html: z.string().max(limits.answerHtml),
});

/**
 * How a section stands. empty: nothing in it. generating: being written now. populated: as it was written. edited: a person has
 * changed it since. failed: its last writing failed; what it held before is still there.
 */
export const SectionStatus = z.enum(['empty', 'generating', 'populated', 'edited', 'failed']);
export type SectionStatus = z.infer<typeof SectionStatus>;

/** One thing that was said and does not fit the chart. `hard`: it alone is enough to stop. */
export const IdentityConflict = z.object({
  field: z.enum(['name', 'dateOfBirth', 'age', 'sex', 'pronoun', 'problem']),
  hard: z.boolean(),
  chart: z.string(),
  said: z.string(),
  evidence: z.array(EvidenceLink),
});
export type IdentityConflict = z.infer<typeof IdentityConflict>;

/** Why an entry's note is not written: the visit seems to be another patient's, or there is hardly any speech (`none`: not a word). */
export const EntryHold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('identity'), conflicts: z.array(IdentityConflict) }),
  z.object({ kind: z.literal('speech'), amount: z.enum(['none', 'little']) }),
]);
export type EntryHold = z.infer<typeof EntryHold>;

/** Names are as they were then; `onBehalfOf` is the clinician for whom a delegate signed. */
export const EntrySignature = z.object({
  signedAt: Timestamp,
  userId: Id,
  signer: z.string(),
  onBehalfOf: z.string().nullable(),
});
export type EntrySignature = z.infer<typeof EntrySignature>;

/** One thing of the chart that a note was written from, beside its own source: an entry or a prechart as it was then. */
export const BuiltFrom = ChartSource.extend({ createdAt: Timestamp, version: z.number().int() });
export type BuiltFrom = z.infer<typeof BuiltFrom>;

/** One encounter in a patient's thread. */
export const Transcript = z
  .object({
    id: Id,
    noteId: Id,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    kind: EntryKind,
    /** Name of the uploaded file, when there was one. */
    fileName: z.string().nullable(),
    /** The source text, one line an utterance, with speaker labels. */
    question: z.string(),
    utterances: z.array(Utterance),
    /** The note as HTML, derived from the sections. Empty until generated. */
    answer: z.string(),
    sections: z.array(NoteSection),
    /** How each section stands, in the order of `sections`. `redo`: it can be written again by itself. */
    sectionStates: z.array(z.object({ key: z.string(), status: SectionStatus, redo: z.boolean() })),
    sentences: z.array(NoteSentence),
    version: z.number().int(),
    tag: z.string(),
    templateId: Id.nullable(),
    model: z.string().nullable(),
    /** What was typed beside the source for the note to know. */
    extraContext: z.string(),
    /** What else of the chart the present text was written from. */
    builtFrom: z.array(BuiltFrom),
    /** What made the newest AI text: `local` or the model's key. Null when there is none. */
    engine: z.string().nullable(),
    /** The job that is writing the note now, if any. */
    taskId: Id.nullable(),
    /** Keys of the sections that it writes; null for the whole note. */
    writing: z.array(z.string()).nullable(),
    /** How the last writing of the note ended, when it failed or was cancelled. */
    failure: z.object({ taskId: Id, message: z.string() }).nullable(),
    /** What stands against writing the note; nothing is written or charged until a person has decided. */
    hold: EntryHold.nullable(),
    /** Asset names (original upload) that the asset call serves. */
    assets: z.array(
      z.object({ name: z.string(), fileName: z.string(), mediaType: z.string(), size: z.number().int() }),
    ),
    /** Null until it is signed. From then on it is locked, and corrections are addenda. */
    signature: EntrySignature.nullable(),
    /** `annotate`: what may be done with a signed entry, too: tag it, add to it. */
    abilities: z.object({ edit: z.boolean(), delete: z.boolean(), generate: z.boolean(), annotate: z.boolean() }),
  })
  .meta({ id: 'Transcript' });
export type Transcript = z.infer<typeof Transcript>;

/** Clinical context that was not said: facts for the note, marked there as typed. */
const ExtraContext = z.string().max(limits.extraContext);

/** Entries of the same chart that the note may also rest on. */
const ContextEntryIds = z.array(Id).max(limits.contextEntries);

export const SaveTranscript = z.object({
  noteId: Id,
  /** The source text: pasted or read from a file, in any of the accepted formats. */
  question: z.string().max(limits.transcriptCharacters),
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  extraContext: ExtraContext.optional(),
  contextEntryIds: ContextEntryIds.optional(),
  kind: EntryKind.default('typed'),
  /** Start writing the note at once, unless something stands against it: then the entry says so in `hold`. */
  generate: z.boolean().default(false),
});
export type SaveTranscript = z.input<typeof SaveTranscript>;
export const SavedTranscript = z.object({ transcript: Transcript, taskId: Id.optional() });
export type SavedTranscript = z.infer<typeof SavedTranscript>;

export const EmptyTicket = z.object({ noteId: Id, templateId: Id.nullish() });
export type EmptyTicket = z.infer<typeof EmptyTicket>;

/** Text fields of the multipart upload, beside its `files`. A transcript file beside an audio file of the same base name is its text. */
export const UploadAudioFields = z.object({
  noteId: Id,
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  language: z.string().max(20).nullish(),
  /** As in SaveTranscript, parted by commas: a form has texts only. */
  contextEntryIds: z
    .string()
    .max(40 * limits.contextEntries)
    .optional(),
});
export type UploadAudioFields = z.infer<typeof UploadAudioFields>;
export const UploadedTranscripts = z.object({ taskId: Id.nullable(), transcripts: z.array(Transcript) });
export type UploadedTranscripts = z.infer<typeof UploadedTranscripts>;

/** Named by id, or by (noteId, createdAt) as older clients do. `answer` is HTML of the whole note; `sections` is the better way. */
export const UpdateTranscript = z.object({
  noteId: Id,
  createdAt: z.union([Timestamp, z.number().int()]),
  answer: z.string().max(limits.answerHtml).optional(),
  /** More than a template may have, for two people's sections may have come together. */
  sections: z
    .array(EditedSection)
    .max(2 * limits.templateSections)
    .optional(),
  question: z.string().max(limits.transcriptCharacters).optional(),
  editDurationMs: z.number().int().min(0).max(86_400_000).default(0),
});
export type UpdateTranscript = z.input<typeof UpdateTranscript>;

export const UpdateTranscriptTag = z.object({
  noteId: Id,
  createdAt: z.union([Timestamp, z.number().int()]),
  tag: z.string().trim().max(60),
});
export type UpdateTranscriptTag = z.infer<typeof UpdateTranscriptTag>;

export const GenerateNote = z.object({
  /** Null is the general format; absent keeps what the entry had, as with `extraContext`. */
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  /** Of the note, as a language tag ("en", "de-CH"). */
  language: z.string().max(20).nullish(),
  extraContext: ExtraContext.optional(),
  /** Absent keeps what the entry had. */
  contextEntryIds: ContextEntryIds.optional(),
  /** Keys of the sections to write again; absent for the whole note. The others stay as they are. */
  sections: z.array(z.string().min(1).max(100)).min(1).max(limits.templateSections).optional(),
  /** Also from very little speech. */
  anyway: z.boolean().default(false),
});
export type GenerateNote = z.input<typeof GenerateNote>;
/** Events of the generation stream. The first names the task, so that leaving loses nothing; each section comes when it is written. */
export const GenerateEvent = z.object({
  type: z.enum(['task', 'progress', 'section', 'complete', 'error']),
  taskId: Id,
  progress: z.number().optional(),
  section: NoteSection.optional(),
  message: z.string().optional(),
});
export type GenerateEvent = z.infer<typeof GenerateEvent>;

/** What the last job of an entry has written so far; of one that failed, what it had when it did. */
export const NoteWriting = z.object({
  taskId: Id.nullable(),
  status: TaskStatus.nullable(),
  /** All that it writes, in their order; none until it has begun. */
  sections: z.array(NoteSection.extend({ status: SectionStatus, written: z.boolean() })),
});
export type NoteWriting = z.infer<typeof NoteWriting>;

/** One saved state of an entry's note, newest first in the history. */
export const TranscriptVersion = z
  .object({
    version: z.number().int(),
    name: z.string(),
    cause: z.enum(['ai', 'edit', 'restore', 'source', 'late']),
    createdAt: Timestamp,
    userId: Id,
    author: z.string(),
    engine: z.string().nullable(),
    editDurationMs: z.number().int(),
    /** What was typed beside the source when it was written. */
    extraContext: z.string(),
    /** What else of the chart it was written from. */
    builtFrom: z.array(BuiltFrom),
    sections: z.array(NoteSection),
  })
  .meta({ id: 'TranscriptVersion' });
export type TranscriptVersion = z.infer<typeof TranscriptVersion>;

export const RestoreVersion = z.object({ version: z.number().int().min(0) });
export type RestoreVersion = z.infer<typeof RestoreVersion>;
