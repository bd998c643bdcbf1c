import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { TaskStatus } from '../operations/background-tasks.schemas.ts';
import { NoteSection } from '../transcripts/note-body.schemas.ts';
import { Transcript } from '../transcripts/entries.schemas.ts';

/** Text fields of the form, beside at most one audio file in `files`. Either the instruction is typed, or it is heard. */
export const VoiceEditFields = z.object({
  transcriptId: Id,
  instruction: z.string().trim().max(limits.instruction).optional(),
  /** Of the transcription languages; medical English unless said. */
  language: z.string().max(20).nullish(),
  /** As in UploadAudioFields. */
  contextEntryIds: z
    .string()
    .max(40 * limits.contextEntries)
    .optional(),
});
export type VoiceEditFields = z.infer<typeof VoiceEditFields>;

/** A change to an entry's note that a person spoke or typed, until it is accepted or refused. */
export const VoiceEdit = z
  .object({
    id: Id,
    transcriptId: Id,
    taskId: Id,
    createdAt: Timestamp,
    status: TaskStatus,
    progress: z.number().nullable(),
    /** Why it failed, in plain words. */
    message: z.string(),
    /** A model failed at it, and the local engine can do it instead: retry its task with `engine=local`. */
    localEngine: z.boolean(),
    /** What was typed or heard; null while it is being heard. */
    instruction: z.string().nullable(),
    spoken: z.boolean(),
    /** What made the proposal: `local` or the model's key. */
    engine: z.string().nullable(),
    /** The note that it was made from, and as it would be; null until it is made. */
    version: z.number().int().nullable(),
    before: z.array(NoteSection).nullable(),
    after: z.array(NoteSection).nullable(),
    /** What of the instruction was not understood or could not be done, in plain words. */
    notDone: z.array(z.string()),
  })
  .meta({ id: 'VoiceEdit' });
export type VoiceEdit = z.infer<typeof VoiceEdit>;

export const WaitingVoiceEdit = z.object({ voiceEdit: VoiceEdit.nullable() });
export type WaitingVoiceEdit = z.infer<typeof WaitingVoiceEdit>;

/** Keys of the sections whose change is taken; none refuses all of it. */
export const DecideVoiceEdit = z.object({
  voiceEditId: Id,
  accept: z.array(z.string().min(1).max(100)).max(2 * limits.templateSections),
});
export type DecideVoiceEdit = z.input<typeof DecideVoiceEdit>;
export const DecidedVoiceEdit = z.object({ transcript: Transcript });
export type DecidedVoiceEdit = z.infer<typeof DecidedVoiceEdit>;
