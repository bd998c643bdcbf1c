/** Why there is no sound to record. `computer-sound`: the shared screen or tab came without its sound. `other-tab` records already. */
export type CaptureProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'computer-sound' | 'lost' | 'other-tab';

export class CaptureFailure extends Error {
  override readonly name = 'CaptureFailure';
  readonly problem: CaptureProblem;

  constructor(problem: CaptureProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export type CaptureWish = {
  /** A microphone by the browser's id; null is the system's default. */
  deviceId: string | null;
  /** The other side of a video call, shared by the browser. */
  computerSound: boolean;
};

export type CaptureListener = {
  /** Some 300 ms of sound; the pieces of one source, in their order, are one file. `endMs` is on the source's own clock. */
  onPiece: (bytes: Uint8Array<ArrayBuffer>, endMs: number) => void;
  /** The microphone was unplugged or taken; what was captured until then was handed out. */
  onLost: () => void;
  /** The computer's sound is no longer shared; the microphone goes on. */
  onSoundLost: () => void;
};

/** A microphone that is being recorded, from one start to its stop. */
export type Source = {
  /** What the recorder writes: "audio/webm;codecs=opus". */
  mimeType: string;
  /** The microphone's name, as the system has it; empty when it has none. */
  label: string;
  /** True when the wanted microphone was not there and the system's default is used. */
  fellBack: boolean;
  /** What is recorded, for who hears along; null where there is nothing to hear. It ends with the source. */
  stream: MediaStream | null;
  /** Milliseconds of sound since its start. Stands still while the device sleeps. */
  capturedMs: () => number;
  /** How loud it is now, from 0 to 1. */
  level: () => number;
  /** Hands out the last piece and lets the microphone go. */
  stop: () => Promise<void>;
};

/** The browser's devices, so that a recorder can be tested without them. */
export type Capture = {
  /** @throws CaptureFailure */
  open: (wish: CaptureWish, listener: CaptureListener) => Promise<Source>;
  /** True while the computer's sound is shared: taking it up again asks nobody. */
  isSharing: () => boolean;
  /** Ends the sharing of the computer's sound, which lasts over a pause. */
  release: () => void;
};
