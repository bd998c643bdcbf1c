import type { FinishRecording } from '@clinical/contract/capture/recordings.schemas';

/** A stretch of the visit that no microphone heard. */
export type RecordingGap = NonNullable<FinishRecording['gaps']>[number];

/** What a person wants of a recording that is over; the sender carries it out. `asIs`: without what another device has not sent. */
export type RecordingWish =
  | {
      kind: 'finish';
      generate: boolean;
      templateId?: string | null;
      model?: string;
      contextEntryIds: string[];
      asIs?: boolean;
    }
  | { kind: 'discard' }
  | { kind: 'withdraw'; at: string };

/** A recording as this device holds it. Only the recorder writes it. */
export type KeptRecording = {
  /** Of this device; the server gives another. */
  id: string;
  noteId: string;
  /** The patient's name, to show whose it is on any page. */
  title: string;
  startedAt: string;
  /** The answer "given", as it will be or was sent. */
  consent: { at: string; textVersion: string };
  mimeType: string;
  language: string | null;
  /** Segments of earlier pages: a recorder that starts anew takes the next number. */
  segments: number;
  gaps: RecordingGap[];
  /** What was written down while it was recorded; extra context of the note. */
  extraContext?: string;
  /** False while it is paused or over: then a page that goes takes nothing along. */
  capturing: boolean;
  wish: RecordingWish | null;
};

/** How far the server has it. Only the sender writes it. */
export type SentState = {
  consentId: string | null;
  serverId: string | null;
  /** The number of the next chunk, and of the first piece that is in it. */
  chunk: number;
  piece: number;
  /** The chunk that may have been sent: it must be the same when it is sent again. `to` is its last piece. */
  sending: { from: number; to: number } | null;
  /** Where what was sent ends, on the recording's own clock. */
  endMs: number;
  /** The server has all, and the device may forget it. */
  done: boolean;
};

export const notSent: SentState = {
  consentId: null,
  serverId: null,
  chunk: 0,
  piece: 0,
  sending: null,
  endMs: 0,
  done: false,
};

/** A fraction of a second of sound. Times are on the recording's own clock. */
export type Piece = { segment: number; startMs: number; durationMs: number; bytes: Uint8Array<ArrayBuffer> };
