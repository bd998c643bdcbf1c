import type { AudioSpan, SpokenUtterance } from '../port.ts';
import type { ModelFolder } from './model-folder.ts';

/** What the process that hears is sent. */
export type ToTranscriber = {
  folder: ModelFolder;
  /** A WAV of ours. */
  path: string;
  /** Phrases to hear where there is no model for voice. */
  phrases: AudioSpan[];
  language: string;
  vocabulary: readonly string[];
};

export type FromTranscriber =
  | { type: 'heard'; utterances: SpokenUtterance[]; done: boolean }
  /** `message` for the log of the operator. */
  | { type: 'failed'; message: string };
