import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';

export const ConsentState = z.enum(['asked', 'given', 'declined', 'withdrawn']);
export type ConsentState = z.infer<typeof ConsentState>;

/** What was erased when a consent was withdrawn. The audio itself and what was made of it are gone. */
export const Erasure = z.object({
  recordingId: Id,
  erasedAt: Timestamp,
  durationMs: z.number().int(),
  bytes: z.number().int(),
  /** The entry that went with it, when the recording had become one. */
  transcriptId: Id.nullable(),
});
export type Erasure = z.infer<typeof Erasure>;

/** One answer about being recorded. Nothing of it ever changes; a later answer is a further one. */
export const Consent = z
  .object({
    id: Id,
    noteId: Id,
    state: ConsentState,
    /** The text that was shown or read out, by its version. */
    textVersion: z.string(),
    /** When it was answered, by the device's clock, and when the server learned of it. */
    at: Timestamp,
    createdAt: Timestamp,
    userId: Id,
    /** Name of the person who asked. */
    userName: z.string(),
    /** The recording it is about, once there is one. */
    recordingId: Id.nullable(),
    /** Of a withdrawal. */
    erasure: Erasure.nullable(),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof Consent>;

export const NewConsent = z.object({
  state: ConsentState,
  textVersion: z.string().trim().min(1).max(40),
  /** By the device's clock; now unless said. */
  at: Timestamp.optional(),
  /** Needed to withdraw: this recording is erased everywhere. Not taken with another state. */
  recordingId: Id.optional(),
});
export type NewConsent = z.infer<typeof NewConsent>;
