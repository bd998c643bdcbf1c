import {
  type Capture,
  CaptureFailure,
  type CaptureProblem,
  type CaptureListener,
  type CaptureWish,
} from '../features/capture/microphone/capture.ts';

/** Microphones that say what they are told to, on a clock that a test moves. */
export function fakeCapture() {
  const devices = {
    problem: null as CaptureProblem | null,
    opened: [] as CaptureWish[],
    level: 0.1,
    /** The computer's sound is shared. */
    sharing: true,
    /** Milliseconds of the wall's clock. */
    now: Date.parse('2026-03-10T09:00:00.000Z'),
    open: 0,
  };
  let source: { soundMs: number; listener: CaptureListener } | null = null;
  let spoken = 0;
  const ticks = new Set<() => void>();

  const hand = (): void => {
    if (!source) return;
    spoken += 1;
    source.listener.onPiece(new Uint8Array([spoken % 256]), source.soundMs);
  };
  const capture: Capture = {
    isSharing: () => devices.sharing,
    release: () => undefined,
    open: async (wish, listener) => {
      devices.opened.push(wish);
      if (devices.problem) throw new CaptureFailure(devices.problem);
      const own = { soundMs: 0, listener };
      source = own;
      devices.open += 1;
      return {
        mimeType: 'audio/webm;codecs=opus',
        label: 'Desk microphone',
        fellBack: false,
        stream: null,
        capturedMs: () => own.soundMs,
        level: () => devices.level,
        stop: async () => {
          // what was not handed out yet
          own.soundMs += 100;
          hand();
          source = null;
          devices.open -= 1;
        },
      };
    },
  };
  const tick = (): void => {
    for (const work of ticks) work();
  };
  return Object.assign(devices, {
    ports: {
      capture,
      now: () => devices.now,
      every: (_: number, work: () => void) => {
        ticks.add(work);
        return () => ticks.delete(work);
      },
      stayAwake: () => () => undefined,
    },
    /** So much is said, in pieces of this length. */
    speak: (ms: number, pieceMs = 300): void => {
      for (let said = 0; said < ms && source; said += pieceMs) {
        devices.now += pieceMs;
        source.soundMs += pieceMs;
        hand();
      }
      tick();
    },
    /** Neither a sound nor a page goes on. */
    sleep: (ms: number): void => {
      devices.now += ms;
      tick();
    },
    unplug: (): void => source?.listener.onLost(),
    /** The person, or the other page, ends the sharing. */
    endSharing: (): void => {
      devices.sharing = false;
      source?.listener.onSoundLost();
    },
    /** How many pieces any microphone gave. */
    spoken: () => spoken,
  });
}
