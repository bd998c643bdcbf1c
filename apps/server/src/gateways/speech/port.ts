import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import { AppError } from '../../platform/app-error.ts';
import { port } from '../../platform/ports.ts';
import { outages } from './speech-failure.ts';

/** One word as an engine heard it, with its time in the audio and how sure the engine is of it (0 to 1). */
export type SpokenWord = {
  text: string;
  startMs: number;
  endMs: number;
  confidence: number | null;
};

/** A stretch of speech. `speaker` is the engine's own label, e.g. `Speaker 1`, null where it does not tell speakers apart. */
export type SpokenUtterance = {
  speaker: string | null;
  startMs: number;
  endMs: number;
  text: string;
  confidence: number | null;
  /** Empty where the engine gives no times of words. */
  words: SpokenWord[];
};

/** A stretch of the audio, in milliseconds from its beginning. */
export type AudioSpan = { fromMs: number; toMs: number };

export type SpeechAudio = {
  /** A plain file on this machine, which the engine only reads. Beside it the engine may put pieces of its own, under names of its own. */
  path: string;
  mediaType: string;
  /** Null when it could not be told from the file. */
  durationMs: number | null;
};

export type SpeechRequest = {
  /** A value of the transcription languages of the contract, e.g. `en`, `multi`, `de-CH`. */
  language: string;
  /** Words that the engine is to expect, the most important first; an engine that cannot be biased leaves them out. */
  vocabulary: readonly string[];
  /** Only these stretches are heard, where the rest exists already. Times in the answer count from the beginning of the audio. */
  spans?: readonly AudioSpan[] | undefined;
  /** Aborted with an AppError, the engine stops and what it has heard is kept, as after a failure. */
  signal: AbortSignal;
  /** Called with the share that is done, 0 to 1, and what has been heard so far. */
  onProgress?: (done: number, heard: readonly SpokenUtterance[]) => void;
  /** Called between the pieces of a long audio, so that what was heard of it can be kept. */
  onPart?: (soFar: TranscribedSoFar) => void;
};

/** What was heard of an audio, and what of it is still to be heard. */
export type TranscribedSoFar = Pick<SpeechResult, 'utterances' | 'missing' | 'silent'>;

/** What was heard, in order. */
export type SpeechResult = {
  utterances: SpokenUtterance[];
  /** What could not be heard, and `failure` why, in plain words; none and null when all went well. */
  missing: AudioSpan[];
  failure: string | null;
  /** Where words came without a voice, and were dropped. */
  silent: AudioSpan[];
};

/** A running recognition of 16 kHz, 16 bit, mono, little-endian samples. */
export type SpeechStream = {
  /** Takes the next samples; resolves when there is room for more. */
  write(samples: Buffer): Promise<void>;
  /** Hears what was written to its end; resolves when the last caption was told. */
  finish(): Promise<void>;
  /** Ends without hearing the rest. */
  close(): void;
};

export type SpeechStreamRequest = Pick<SpeechRequest, 'language' | 'vocabulary' | 'signal'> & {
  /** Where sound may lie in the clear while it is heard; it need not exist yet. */
  folder: string;
  /** Times count from the first sample. */
  onCaption: (caption: LiveCaption) => void;
  /** Called once, when the engine ends the stream by itself; what was not final has to be sent again. `message` in plain words. */
  onBreak: (message: string) => void;
};

/** A key that a browser may use with the engine's own service for a short time. */
export type SpeechGrant = { token: string; ttlSeconds: number };

/** What hears speech. */
export type SpeechEngine = {
  /** As `STT_ENGINE` names it. */
  readonly id: 'deepgram' | 'openai' | 'sherpa' | 'pocketsphinx';
  /** What people read, e.g. `Deepgram`. */
  readonly name: string;
  /** True when its text is a low-accuracy draft: a note is written from it only when a person asks. */
  readonly draft: boolean;
  /** Where the audio goes, null when it stays on this machine. */
  readonly host: string | null;
  /**
   * Hears a file. What was heard before a failure is kept: the answer then names what is missing.
   * @throws AppError PROVIDER_FAILED when nothing could be heard at all; UNREADABLE_SOURCE for audio that is none;
   * the signal's reason when it is aborted and nothing was heard.
   */
  transcribe(audio: SpeechAudio, request: SpeechRequest): Promise<SpeechResult>;
  /** Hears somebody while they speak; absent when it hears files only. @throws AppError PROVIDER_FAILED */
  stream?(request: SpeechStreamRequest): Promise<SpeechStream>;
  /** A short-lived key for its own service; absent when browsers cannot talk to it. @throws AppError PROVIDER_FAILED */
  grant?(signal: AbortSignal): Promise<SpeechGrant>;
};

/** The engine that serves, null when there is none: then recordings wait. */
export type SpeechPort = {
  readonly engine: SpeechEngine | null;
  /** Why this one, in words. */
  readonly reason: string;
  /** Where audio may lie in the clear while it is heard. What a killed process left there goes at the next start. */
  readonly workFolder: string;
};

export const speechPort = port<SpeechPort>('speech');

/**
 * Why a stretch of audio was not heard, of a caught error: an AppError, which ends the hearing and keeps what was heard. A signal that
 * carries one stops an engine in plain words. @throws whatever else it was, the signal's reason first
 */
export function transcriptionFailure(signal: AbortSignal, error: unknown): AppError {
  const cause: unknown = signal.aborted ? signal.reason : error;
  if (cause instanceof AppError) return cause;
  throw cause;
}

/** True when the same call may succeed later. A task keeps only the text of its failure, so the text is compared. */
export const isOutage = (message: string): boolean => outages.some((text) => message.includes(text));
