import { z } from 'zod';
import { limits } from '../limits.ts';

/** A stretch of the visit that no microphone heard. A pause is none: its audio was never to be captured. */
export const AudioGap = z.object({
  /** Where in the recording it lies, on the recording's own clock, which stands still meanwhile. */
  atMs: z.number().int().min(0).max(limits.recordingLife),
  lengthMs: z.number().int().min(1).max(limits.recordingLife),
  /**
   * sleep: the device slept. microphone: it was lost or taken. crash: the page was gone. storage: the device could not write.
   * computer-sound: the other side of a call was no longer shared; the microphone went on.
   * lost: it was captured, and never arrived; this one the server adds.
   */
  reason: z.enum(['sleep', 'microphone', 'crash', 'storage', 'computer-sound', 'lost']),
});
export type AudioGap = z.infer<typeof AudioGap>;

/** A stretch of the audio, in milliseconds from its beginning. */
export const AudioRange = z.object({ fromMs: z.number().int(), toMs: z.number().int() });
export type AudioRange = z.infer<typeof AudioRange>;

/**
 * How the audio of an entry became its text. waiting: for a speech engine. hearing: a job is at it. heard: all of it. partial: some
 * minutes could not be heard; a retry hears only those. failed: nothing could be heard yet.
 */
export const SpeechState = z.enum(['waiting', 'hearing', 'heard', 'partial', 'failed']);
export type SpeechState = z.infer<typeof SpeechState>;

/**
 * One of several files that a recording became, since no single one could hold it. `name`: in the asset call. Times are on the
 * recording's clock, in milliseconds. What cannot be read is kept and can neither be played nor heard.
 */
export const SoundPart = z.object({
  name: z.string(),
  startMs: z.number().int(),
  durationMs: z.number().int(),
  readable: z.boolean(),
});
export type SoundPart = z.infer<typeof SoundPart>;

export const EntrySpeech = z.object({
  state: SpeechState,
  /** The engine that heard it, as people read its name. */
  engine: z.string().nullable(),
  /** True when its text is a low-accuracy draft, of which every line is to be looked at. */
  draft: z.boolean(),
  /** Ids of the lines of a draft that a person has looked at. */
  reviewed: z.array(z.string()),
  language: z.string(),
  durationMs: z.number().int().nullable(),
  /** What could not be heard, and why. */
  missing: z.array(AudioRange),
  failure: z.string().nullable(),
  gaps: z.array(AudioGap),
  /** In their order; absent where one file holds it all. */
  parts: z.array(SoundPart).optional(),
});
export type EntrySpeech = z.infer<typeof EntrySpeech>;
