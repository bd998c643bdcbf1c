import { limits } from '@clinical/contract/limits';
import type { CaptureProblem } from '../microphone/capture.ts';

/** Which recording it is: its id on this device, and whose. */
export type About = { id: string; noteId: string; title: string };

/**
 * What a stop leads to. `review`: a person decides. `note`: the note is written at once. `entry`: kept as an entry without a note.
 * `discard` and `withdraw` erase it.
 */
export type Ending = 'review' | 'note' | 'entry' | 'discard' | 'withdraw';

/** `recordedMs` counts captured sound only: it stands still in a pause and while the device sleeps. */
export type RecorderState =
  | { phase: 'idle' }
  | { phase: 'consent'; about: About }
  | { phase: 'starting'; about: About; recordedMs: number }
  | { phase: 'recording'; about: About; recordedMs: number; silent: boolean }
  | { phase: 'paused'; about: About; recordedMs: number; problem: CaptureProblem | null }
  | { phase: 'stopping'; about: About; recordedMs: number; ending: Ending }
  | { phase: 'review'; about: About; recordedMs: number }
  | { phase: 'failed'; about: About; problem: CaptureProblem };

export type RecorderEvent =
  | { type: 'asked'; about: About }
  | { type: 'given' }
  /** A recording that an earlier page left goes on. */
  | { type: 'taken up'; about: About; recordedMs: number }
  | { type: 'started' }
  | { type: 'refused'; problem: CaptureProblem }
  | { type: 'heard'; recordedMs: number }
  | { type: 'silent'; silent: boolean }
  | { type: 'paused' }
  | { type: 'lost' }
  | { type: 'resumed' }
  | { type: 'stopped'; ending: Ending }
  /** All that was captured lies on the device. */
  | { type: 'kept' }
  | { type: 'closed' };

/** It stops by itself then, a moment before what the server takes: milliseconds. */
export const longest = limits.recordingLife - 10_000;

export const idle: RecorderState = { phase: 'idle' };

/** The state after an event; one that means nothing in a state leaves it as it is, the very same object. */
export function nextState(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'asked':
      return state.phase === 'idle' || state.phase === 'failed' ? { phase: 'consent', about: event.about } : state;
    case 'taken up':
      return state.phase === 'idle' || state.phase === 'failed'
        ? { phase: 'starting', about: event.about, recordedMs: event.recordedMs }
        : state;
    case 'given':
      return state.phase === 'consent' ? { phase: 'starting', about: state.about, recordedMs: 0 } : state;
    case 'started':
      return state.phase === 'starting' ? { ...state, phase: 'recording', silent: false } : state;
    case 'refused':
      return refused(state, event.problem);
    case 'heard':
      // pages show seconds: nothing is drawn anew for less while it runs
      if (!holdsRecording(state) || (state.phase === 'recording' && sameSecond(state.recordedMs, event.recordedMs)))
        return state;
      return { ...state, recordedMs: event.recordedMs };
    case 'silent':
      return state.phase === 'recording' && state.silent !== event.silent ? { ...state, silent: event.silent } : state;
    case 'paused':
      return state.phase === 'recording' ? paused(state, null) : state;
    case 'lost':
      return state.phase === 'recording' || state.phase === 'starting' ? paused(state, 'lost') : state;
    case 'resumed':
      return state.phase === 'paused' || state.phase === 'review'
        ? { phase: 'starting', about: state.about, recordedMs: state.recordedMs }
        : state;
    case 'stopped':
      return holdsRecording(state) && state.phase !== 'stopping'
        ? { phase: 'stopping', about: state.about, recordedMs: state.recordedMs, ending: event.ending }
        : state;
    case 'kept':
      if (state.phase !== 'stopping') return state;
      return state.ending === 'review'
        ? { phase: 'review', about: state.about, recordedMs: state.recordedMs }
        : { phase: 'idle' };
    case 'closed':
      return state.phase === 'consent' || state.phase === 'failed' ? { phase: 'idle' } : state;
  }
}

/** True from the first try to capture until the recording is handed over or erased. */
export function holdsRecording(state: RecorderState): state is Extract<RecorderState, { recordedMs: number }> {
  return 'recordedMs' in state;
}

/** True while leaving the chart would end something: it is captured, paused, or about to be. */
export function isUnderWay({ phase }: RecorderState): boolean {
  return phase === 'starting' || phase === 'recording' || phase === 'paused' || phase === 'stopping';
}

function sameSecond(one: number, other: number): boolean {
  return Math.floor(one / 1_000) === Math.floor(other / 1_000);
}

function refused(state: RecorderState, problem: CaptureProblem): RecorderState {
  if (state.phase !== 'starting') return state;
  // what was captured before waits for a microphone; a new recording never began
  return state.recordedMs > 0 ? paused(state, problem) : { phase: 'failed', about: state.about, problem };
}

function paused(
  { about, recordedMs }: { about: About; recordedMs: number },
  problem: CaptureProblem | null,
): RecorderState {
  return { phase: 'paused', about, recordedMs, problem };
}
