/** Where the server's own relay of live speech listens, below the API: a WebSocket. */
export const relayPath = '/transcripts/speech-to-text/live';
/** The subprotocol that our pages name; the one beside it is the token. */
export const relayProtocol = 'live-speech';

/** Why the relay closes a connection, beside the codes of the protocol itself. */
export const relayEnds = {
  /** The token has ended, or the session behind it: another token opens another connection. */
  expired: 4001,
  /** The engine failed; what was not final is sent again on another connection. */
  failed: 4002,
  /** The words were not read as fast as they came. */
  slow: 4003,
  /** There are no credits for this dictation. */
  unpaid: 4004,
} as const;

/** Samples a second of what the relay and engines are sent: 16 bit, mono, little-endian. */
export const liveSampleRate = 16_000;

/** One word, with its times in milliseconds and how sure the engine is of it (0 to 1). */
export type LiveWord = {
  text: string;
  startMs: number;
  endMs: number;
  confidence: number | null;
};

/** What was said between two times; `final` once the engine does not change it any more. The next one takes the place of one that is not. */
export type LiveCaption = {
  final: boolean;
  startMs: number;
  endMs: number;
  text: string;
  /** The engine's own label, e.g. `Speaker 1`; null where it does not tell speakers apart. */
  speaker: string | null;
  confidence: number | null;
  /** Empty where the engine gives no times of words. */
  words: LiveWord[];
};

/** The same words so many milliseconds later. */
export function captionLater(caption: LiveCaption, byMs: number): LiveCaption {
  const later = <T extends { startMs: number; endMs: number }>(one: T): T => ({
    ...one,
    startMs: Math.round(one.startMs + byMs),
    endMs: Math.round(one.endMs + byMs),
  });
  return { ...later(caption), words: caption.words.map(later) };
}

/** What the page says as text; samples are sent as bytes. */
export type ToRelay =
  /**
   * First of all. Times in captions count from `fromMs`, the place of the first sample. `dictationId` names one use of dictation,
   * which is paid once over all its connections; without it, one that belongs to no recording is a use of its own.
   */
  | { type: 'start'; language: string; fromMs: number; dictationId: string | null }
  /** Another token in the place of one that is about to end. */
  | { type: 'token'; token: string }
  /** No sample follows; the rest is to be heard. */
  | { type: 'finish' };

/** What the relay says. */
export type FromRelay =
  /** `draft`: a low-accuracy engine, whose every line is to be looked at. */
  | { type: 'ready'; engine: string; draft: boolean }
  | { type: 'caption'; caption: LiveCaption }
  /** All that was sent is heard. */
  | { type: 'finished' }
  /** The engine ended by itself; the connection ends with it. */
  | { type: 'failed'; message: string };
