import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { TaskStatus } from '../operations/background-tasks.schemas.ts';
import { EntrySpeech } from './speech.schemas.ts';

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

const UnsureWords = z.array(z.object({ start: z.number().int().min(0), end: z.number().int().min(0) }));

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
  /** The page of a document that the line stands on, from 1; absent for what was said or typed. */
  page: z.number().int().min(1).optional(),
  /** Words of the text that the speech engine was not sure of, as spans like those of links; absent where it tells of no words. */
  unsure: UnsureWords.optional(),
  /** The entry of the same chart that this line is quoted from; absent where it was said or written in this entry. */
  entryId: Id.optional(),
  /**
   * Of a line that a person corrected: what it was before, as an engine heard or a file held it, who corrected it last and when, and
   * how long all its corrections took. Such a line has an id of its own; time, page and voice are those of what it was.
   */
  corrected: z
    .object({
      id: z.string(),
      text: z.string(),
      confidence: z.number().min(0).max(1).nullable(),
      unsure: UnsureWords.optional(),
      author: z.string(),
      at: Timestamp,
      editDurationMs: z.number().int().min(0),
    })
    .optional(),
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

/**
 * Why an entry's note is not written: the visit seems to be another patient's, there is hardly any speech (`none`: not a word), or
 * it waits for credits.
 */
export const EntryHold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('identity'), conflicts: z.array(IdentityConflict) }),
  z.object({ kind: z.literal('speech'), amount: z.enum(['none', 'little']) }),
  z.object({ kind: z.literal('credits') }),
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

/** Retention erased the bytes; what they were is still told by their hash, hex. */
export const RemovedAudio = z.object({
  fileName: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  removedAt: Timestamp,
});
export type RemovedAudio = z.infer<typeof RemovedAudio>;

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
    /** How the last writing of the note ended, when it failed or was cancelled. `localEngine`: as in BackgroundTask. */
    failure: z.object({ taskId: Id, message: z.string(), localEngine: z.boolean() }).nullable(),
    /** What stands against writing the note; nothing is written or charged until a person has decided. */
    hold: EntryHold.nullable(),
    /** How its audio became text; null for an entry that has none, or whose text came with it. */
    speech: EntrySpeech.nullable(),
    /** True when a person has said anew who spoke since the note was written: it should be written again. */
    speakersChanged: z.boolean(),
    /** True when a person has changed the words of the source since the note was written: the same holds. */
    sourceEdited: z.boolean(),
    /** Asset names (original upload) that the asset call serves. */
    assets: z.array(
      z.object({ name: z.string(), fileName: z.string(), mediaType: z.string(), size: z.number().int() }),
    ),
    /** Audio that is not kept any more; absent where none was taken away. */
    removedAudio: z.array(RemovedAudio).optional(),
    /** Null until it is signed. From then on it is locked, and corrections are addenda. */
    signature: EntrySignature.nullable(),
    /** `annotate`: what may be done with a signed entry, too: tag it, add to it. `release`: it may be signed and sent. */
    abilities: z.object({
      edit: z.boolean(),
      delete: z.boolean(),
      generate: z.boolean(),
      annotate: z.boolean(),
      release: z.boolean(),
    }),
  })
  .meta({ id: 'Transcript' });
export type Transcript = z.infer<typeof Transcript>;

/** Opens one original for `limits.assetLink` without a bearer, as long as the session that asked for it and its rights last. */
export const AssetLink = z.object({ token: z.string(), expiresAt: Timestamp });
export type AssetLink = z.infer<typeof AssetLink>;

/** A part of a thread: its `newest` entries, or those with these `ids`, parted by commas. Nothing: all of it. */
export const ThreadPart = z.object({
  newest: z.coerce.number().int().min(1).max(limits.threadPart).optional(),
  ids: z
    .string()
    .max(40 * limits.threadPart)
    .optional(),
});
export type ThreadPart = z.input<typeof ThreadPart>;

/** An entry without its texts. An entry whose line is the same as before has not changed. */
export const ThreadLine = Transcript.pick({
  id: true,
  createdAt: true,
  updatedAt: true,
  kind: true,
  fileName: true,
  taskId: true,
  failure: true,
}).extend({
  /** As in the entry's abilities. */
  annotate: z.boolean(),
  /** Bytes that its source takes in the database, by which a page tells how many entries to ask for at a time. */
  weight: z.number().int().nonnegative(),
});
export type ThreadLine = z.infer<typeof ThreadLine>;

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
  extraContext: ExtraContext.optional(),
  /** As in SaveTranscript, parted by commas: a form has texts only. */
  contextEntryIds: z
    .string()
    .max(40 * limits.contextEntries)
    .optional(),
});
export type UploadAudioFields = z.infer<typeof UploadAudioFields>;
/** The same for images and PDFs. */
export const UploadDocumentFields = UploadAudioFields.omit({ language: true });
export type UploadDocumentFields = z.infer<typeof UploadDocumentFields>;
export const InspectPdfFields = UploadAudioFields.pick({ noteId: true, model: true });
export type InspectPdfFields = z.infer<typeof InspectPdfFields>;
/** `scanned`: pages that are read by OCR. `credits`: of the note that is made of it. */
export const InspectedPdf = z.object({
  fileName: z.string(),
  pages: z.number().int(),
  scanned: z.number().int(),
  credits: z.number().int(),
});
export type InspectedPdf = z.infer<typeof InspectedPdf>;
export const UploadedTranscripts = z.object({ taskId: Id.nullable(), transcripts: z.array(Transcript) });
export type UploadedTranscripts = z.infer<typeof UploadedTranscripts>;

/** A line of a source as it should read. `id` is the utterance that was seen; others may correct other lines meanwhile. */
export const CorrectedLine = z.object({ id: z.string().max(40), text: z.string().max(limits.sourceLine) });
export type CorrectedLine = z.infer<typeof CorrectedLine>;

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
  /** Single lines of the source; the others stay as they are. Either these or `question`. */
  lines: z.array(CorrectedLine).min(1).max(limits.correctedLines).optional(),
  editDurationMs: z.number().int().min(0).max(86_400_000).default(0),
});
export type UpdateTranscript = z.input<typeof UpdateTranscript>;

export const UpdateTranscriptTag = z.object({
  noteId: Id,
  createdAt: z.union([Timestamp, z.number().int()]),
  /** Without a comma: lists of charts are narrowed by tags that commas part. */
  tag: z
    .string()
    .trim()
    .max(60)
    .regex(/^[^,]*$/, 'a tag has no comma'),
  /** [ours] The tag it replaces. The version of the note does not tell of tags, so this is what they are compared by. */
  before: z.string().max(60).optional(),
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
    cause: z.enum(['ai', 'edit', 'restore', 'source', 'late', 'voice']),
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
