import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { AudioGap } from '../transcripts/entry-speech.schemas.ts';
import { Transcript } from '../transcripts/entries.schemas.ts';
import { containerOf } from './recordings.rules.ts';

/** recording: chunks may come; a paused or abandoned one is this, too. finished: it is an entry. discarded, withdrawn: erased. */
export const RecordingState = z.enum(['recording', 'finished', 'discarded', 'withdrawn']);
export type RecordingState = z.infer<typeof RecordingState>;

const Milliseconds = z.number().int().min(0).max(limits.recordingLife);

/** One recording of one person, kept chunk by chunk while it is made. Its clock counts captured audio only. */
export const Recording = z
  .object({
    id: Id,
    noteId: Id,
    state: RecordingState,
    consentId: Id,
    /** As the browser's recorder gave it. */
    mimeType: z.string(),
    /** What the device calls itself, to tell two unfinished recordings apart. */
    deviceId: z.string().nullable(),
    /** Transcription language, as the picker has it ("en", "multi", "de-CH"). */
    language: z.string().nullable(),
    templateId: Id.nullable(),
    model: z.string().nullable(),
    startedAt: Timestamp,
    updatedAt: Timestamp,
    /** Unfinished, it is erased then. */
    keptUntil: Timestamp,
    /** The lowest chunk number that is not stored yet: where a client that comes back goes on. */
    chunks: z.number().int(),
    /** Of what is stored. */
    bytes: z.number().int(),
    durationMs: z.number().int(),
    /** The highest segment number of what is stored, and -1 before there is one. A recorder that starts anew takes the next. */
    segment: z.number().int(),
    gaps: z.array(AudioGap),
    /** The entry it became. */
    transcriptId: Id.nullable(),
  })
  .meta({ id: 'Recording' });
export type Recording = z.infer<typeof Recording>;

export const StartRecording = z.object({
  noteId: Id,
  /** The "given" of this visit. Each recording has one of its own; started again with it, the answer is the same recording. */
  consentId: Id,
  mimeType: z
    .string()
    .max(100)
    .refine((type) => containerOf(type) !== null, 'audio/webm, audio/ogg or audio/mp4'),
  deviceId: z.string().max(100).nullish(),
  language: z.string().max(20).nullish(),
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  /** When capturing began, by the device's clock. */
  startedAt: Timestamp,
});
export type StartRecording = z.infer<typeof StartRecording>;

/** The caller's unfinished recordings, newest first. */
export const RecordingList = z.object({
  recordings: z.array(Recording),
  /** How many the person has started in all, discarded ones too: the spoken notice plays in the first few. */
  made: z.number().int(),
});
export type RecordingList = z.infer<typeof RecordingList>;

export const ChunkParams = z.object({
  id: Id,
  n: z.coerce
    .number()
    .int()
    .min(0)
    .max(limits.recordingChunks - 1),
});

/**
 * What is said of a chunk beside its bytes. A segment is what one start of a recorder wrote: the bytes of its chunks, in their
 * order, are one file with a header of its own. A recorder that starts anew (after a reload, with another microphone) takes the
 * next number, and chunk numbers simply go on.
 */
export const ChunkAbout = z.object({
  segment: z.coerce
    .number()
    .int()
    .min(0)
    .max(limits.recordingChunks - 1),
  /** Where it begins on the recording's clock, and how long it is. */
  startMs: z.coerce.number().pipe(Milliseconds),
  durationMs: z.coerce.number().pipe(Milliseconds),
  /** Of the bytes, hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hex'),
});
export type ChunkAbout = z.infer<typeof ChunkAbout>;

/** The bytes are on the server's disk for good: the device may let its copy go once the recording is finished. */
export const StoredChunk = z.object({
  id: Id,
  n: z.number().int(),
  /** As in `Recording`. */
  chunks: z.number().int(),
  bytes: z.number().int(),
  durationMs: z.number().int(),
});
export type StoredChunk = z.infer<typeof StoredChunk>;

export const FinishRecording = z.object({
  /** How many chunks there are: numbers 0 to this less one. */
  chunks: z.number().int().min(0).max(limits.recordingChunks),
  /** Of the captured audio, by the recorder's clock. */
  durationMs: Milliseconds,
  gaps: z.array(AudioGap).max(limits.recordingGaps).default([]),
  /** Take what has arrived, up to the first hole of each segment, and mark what is missing: for a device that will not come back. */
  asIs: z.boolean().default(false),
  /** Write the note as soon as there is a text. Without it the entry waits for Generate. */
  generate: z.boolean().default(true),
  /** Absent keeps what the recording was started with; null is the general format. */
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  contextEntryIds: z.array(Id).max(limits.contextEntries).optional(),
  extraContext: z.string().max(limits.extraContext).optional(),
});
export type FinishRecording = z.input<typeof FinishRecording>;

/** One recording is one entry. `taskId`: the job that puts its file together, has it heard and writes its note. */
export const FinishedRecording = z.object({ recording: Recording, transcript: Transcript, taskId: Id });
export type FinishedRecording = z.infer<typeof FinishedRecording>;
