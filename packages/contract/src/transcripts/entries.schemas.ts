import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { EntrySpeech } from './entry-speech.schemas.ts';
import { Utterance } from './source.schemas.ts';
import { ChartSource, NoteSentence, NoteSection, SectionStatus } from './note-body.schemas.ts';
import { EntryHold } from './holds.schemas.ts';

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
  'picture',
]);
export type EntryKind = z.infer<typeof EntryKind>;

/** Names are as they were then; `onBehalfOf` is the clinician for whom a delegate signed. */
export const EntrySignature = z.object({
  signedAt: Timestamp,
  userId: Id,
  signer: z.string(),
  onBehalfOf: z.string().nullable(),
  /** National Provider Identifier of the clinician whose note it is; empty when none was given. */
  npi: z.string(),
});
export type EntrySignature = z.infer<typeof EntrySignature>;

/** One thing that a note was written from, beside its own source: an entry, a prechart or what the visit was booked for, as it was then. */
export const BuiltFrom = ChartSource.extend({
  kind: z.enum([...ChartSource.shape.kind.options, 'appointment']),
  /** Of an appointment, when it was to begin. */
  createdAt: Timestamp,
  version: z.number().int(),
});
export type BuiltFrom = z.infer<typeof BuiltFrom>;

/** Retention erased the bytes; what they were is still told by their hash, hex. */
export const RemovedAudio = z.object({
  fileName: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  removedAt: Timestamp,
});
export type RemovedAudio = z.infer<typeof RemovedAudio>;

/** A publication that a text cites and that was retracted or superseded since. `note`: by what; empty where nothing says so. */
export const OutdatedSource = z.object({
  title: z.string(),
  status: z.enum(['retracted', 'superseded']),
  note: z.string(),
});
export type OutdatedSource = z.infer<typeof OutdatedSource>;

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
    failure: z
      .object({
        taskId: Id,
        message: z.string(),
        localEngine: z.boolean(),
        /** A person stopped it; nothing went wrong. */
        cancelled: z.literal(true).optional(),
      })
      .nullable(),
    /** What stands against writing the note; nothing is written or charged until a person has decided. */
    hold: EntryHold.nullable(),
    /** How its audio became text; null for an entry that has none, or whose text came with it. */
    speech: EntrySpeech.nullable(),
    /** True when a person has said anew who spoke since the note was written: it should be written again. */
    speakersChanged: z.boolean(),
    /** True when a person has changed the words of the source since the note was written: the same holds. */
    sourceEdited: z.boolean(),
    /** Publications that it cites, those that are outdated by what is known now; absent where none is. */
    outdatedSources: z.array(OutdatedSource).optional(),
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
