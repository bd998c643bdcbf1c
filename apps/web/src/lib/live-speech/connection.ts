import type { LiveCaption } from '@clinical/contract/speech/live.rules';

/** One connection to an engine, or to the relay. */
export type Connection = {
  send: (samples: Int16Array<ArrayBuffer>) => void;
  /** Bytes that the network has not taken yet. */
  waiting: () => number;
  /** No sample follows: the rest is heard, `onFinished` comes. */
  finish: () => void;
  close: () => void;
};

export type ConnectionEvents = {
  onReady: () => void;
  onCaption: (caption: LiveCaption) => void;
  onFinished: () => void;
  /** It is over, whoever ended it; comes once, and not after `close`. */
  onEnd: () => void;
  /** There are no credits for this dictation: it is over for good. */
  onUnpaid: () => void;
};

export type ConnectionWish = {
  language: string;
  recordingId: string | null;
  /** One use of dictation, which is paid once over all its connections; null for a recording. */
  dictationId: string | null;
  /** Place of the first sample that is sent, in milliseconds. */
  fromMs: number;
};

/** Opens a connection. @throws ApiError, Error when it cannot be tried; what fails later comes as `onEnd` */
export type Connect = (wish: ConnectionWish, events: ConnectionEvents) => Promise<Connection>;
