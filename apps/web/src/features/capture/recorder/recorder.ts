import { limits } from '@clinical/contract/limits';
import { type OutsideStore, outsideStore } from '../../../lib/outside-store.ts';
import { type Capture, CaptureFailure, type CaptureWish, type Source } from '../microphone/capture.ts';
import type { KeptRecording, Piece, RecordingGap, RecordingWish } from '../device/kept-recording.ts';
import type { LiveText } from '../live/live-text.ts';
import type { RecordingStore } from '../device/recording-store.ts';
import type { RecordingSender } from '../send/recording-sender.ts';
import { watchGaps } from './gap-watch.ts';
import {
  type About,
  type Ending,
  holdsRecording,
  idle,
  longest,
  nextState,
  type RecorderState,
} from './recorder-state.ts';
import { watchSilence } from './silence-watch.ts';

/** The clock, the level and the limits are looked at so often, in milliseconds. */
const look = 250;

/** How the note is to be written. */
export type Plan = {
  /** Null is the general format. */
  templateId?: string | null;
  contextEntryIds: string[];
  /** Absent is the profile's. */
  model?: string;
};

export type RecorderPorts = {
  capture: Capture;
  store: RecordingStore;
  sender: RecordingSender;
  now: () => number;
  /** Calls again and again until what it gives is called. */
  every: (ms: number, work: () => void) => () => void;
  /** Keeps the screen awake until what it gives is called. */
  stayAwake: () => () => void;
  /** Hears along; what becomes of it never touches the recording. */
  liveText: Pick<LiveText, 'takeUp' | 'follow' | 'rest' | 'clear'>;
};

/** What this run of the recorder has in its hands. */
type Run = {
  kept: KeptRecording;
  source: Source | null;
  /** Sound of the sources before this one, in milliseconds. */
  earlierMs: number;
  /** Where the last piece ended. */
  endMs: number;
  nextPiece: number;
  /** When it stopped hearing although nobody asked it to. */
  lost: { at: number; reason: RecordingGap['reason'] } | null;
  /** From where on the computer's sound was no longer shared, on the recording's clock. */
  soundLostMs: number | null;
  /** Pieces go to the device one after the other, so that only the newest can be missing. */
  writing: Promise<void>;
};

/** `fellBack`: it stands in for the one that was wanted. `insteadOf`: for one that went away meanwhile. */
export type Microphone = { label: string; fellBack: boolean; insteadOf: string | null; soundLost: boolean };

export type Recorder = {
  state: OutsideStore<RecorderState>;
  /** What is heard with. */
  microphone: OutsideStore<Microphone | null>;
  /** What is written down meanwhile; it survives a reload with the recording. */
  remarks: OutsideStore<string>;
  write: (remarks: string) => void;
  level: () => number;
  ask: (about: About) => void;
  close: () => void;
  /** The patient agreed to the text of this version: captures from now on. */
  begin: (wish: CaptureWish, about: { language: string | null; textVersion: string }) => Promise<void>;
  pause: () => Promise<void>;
  resume: (wish: CaptureWish) => Promise<void>;
  /** Goes on with one that an earlier page left. False when another tab has it. */
  takeUp: (recording: KeptRecording, wish: CaptureWish) => Promise<boolean>;
  stop: (ending: Ending, plan?: Plan) => Promise<void>;
};

export function createRecorder({ capture, store, sender, now, every, stayAwake, liveText }: RecorderPorts): Recorder {
  const state = outsideStore<RecorderState>(idle);
  const microphone = outsideStore<Microphone | null>(null);
  const remarks = outsideStore('');
  const happen = (event: Parameters<typeof nextState>[1]): void => state.set((before) => nextState(before, event));
  let run: Run | null = null;
  let stopLooking: (() => void) | null = null;
  /** Starting and stopping follow each other, however fast the buttons are pressed. */
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.then(work, work));

  const recordedMs = (of: Run): number => of.earlierMs + (of.source?.capturedMs() ?? 0);

  function takePiece(of: Run, bytes: Uint8Array<ArrayBuffer>, endMs: number): void {
    const end = Math.max(of.endMs, Math.round(of.earlierMs + endMs));
    const piece: Piece = { segment: of.kept.segments - 1, startMs: of.endMs, durationMs: end - of.endMs, bytes };
    const n = of.nextPiece;
    of.nextPiece += 1;
    of.endMs = end;
    of.writing = of.writing.then(async () => {
      await store.addPiece(of.kept.id, n, piece);
      sender.tell(of.kept.id, n);
    });
  }

  async function markGap(
    of: Run,
    lengthMs: number,
    reason: RecordingGap['reason'],
    atMs = Math.round(recordedMs(of)),
  ): Promise<void> {
    if (lengthMs < 1 || of.kept.gaps.length >= limits.recordingGaps) return;
    const lasted = Math.min(Math.round(lengthMs), limits.recordingLife);
    of.kept = { ...of.kept, gaps: [...of.kept.gaps, { atMs, lengthMs: lasted, reason }] };
    await store.keep(of.kept);
  }

  /** @throws CaptureFailure */
  async function openSource(of: Run, wish: CaptureWish, insteadOf: string | null): Promise<void> {
    of.kept = { ...of.kept, segments: of.kept.segments + 1 };
    const source = await capture.open(wish, {
      onPiece: (bytes, endMs) => takePiece(of, bytes, endMs),
      onLost: () => void lose(wish),
      onSoundLost: () => loseSound(of),
    });
    of.kept = { ...of.kept, mimeType: source.mimeType, capturing: true };
    // before its first piece is a fraction of a second old
    await store.keep(of.kept);
    if (of.lost) await markGap(of, now() - of.lost.at, of.lost.reason);
    of.lost = null;
    of.source = source;
    const { label, fellBack } = source;
    microphone.set({ label, fellBack, insteadOf, soundLost: of.soundLostMs !== null });
    if (source.stream) liveText.follow(of.kept, source.stream, of.earlierMs);
  }

  async function closeSource(of: Run): Promise<void> {
    stopLooking?.();
    stopLooking = null;
    const { source } = of;
    liveText.rest();
    // it hands out its last piece
    await source?.stop();
    of.source = null;
    of.earlierMs = of.endMs;
    await of.writing;
    await markSoundLost(of);
    happen({ type: 'heard', recordedMs: of.endMs });
  }

  /** The other side of a call is missing from here on, and nothing else tells so: the microphone still hears. */
  function loseSound(of: Run): void {
    of.soundLostMs ??= Math.round(recordedMs(of));
    microphone.set((heard) => heard && { ...heard, soundLost: true });
  }

  /** What can be had without a click: sharing that has ended would have to be asked for. */
  function unasked(of: Run, wish: CaptureWish): CaptureWish {
    if (!wish.computerSound || capture.isSharing()) return wish;
    of.soundLostMs = of.endMs;
    return { ...wish, computerSound: false };
  }

  /** Marks what was recorded without the computer's sound; shared again, it begins anew. */
  async function markSoundLost(of: Run): Promise<void> {
    if (of.soundLostMs === null) return;
    await markGap(of, of.endMs - of.soundLostMs, 'computer-sound', of.soundLostMs);
    of.soundLostMs = null;
  }

  /** Nothing is captured until it is resumed. */
  async function rest(of: Run): Promise<void> {
    await closeSource(of);
    of.kept = { ...of.kept, capturing: false };
    await store.keep(of.kept);
  }

  function startLooking(of: Run, wish: CaptureWish): void {
    const gap = watchGaps();
    const silent = watchSilence();
    const sleep = stayAwake();
    const stop = every(look, () => {
      const { source } = of;
      if (!source) return;
      const slept = gap(now(), source.capturedMs());
      if (slept > 0) void reopen(of, wish, slept);
      const recorded = recordedMs(of);
      happen({ type: 'heard', recordedMs: recorded });
      happen({ type: 'silent', silent: silent(now(), source.level()) });
      if (recorded >= longest) void recorder.stop('review');
    });
    stopLooking = () => {
      stop();
      sleep();
    };
  }

  /** What is recorded after a sleep is a segment of its own: the container would stretch over the gap. */
  const reopen = (of: Run, wish: CaptureWish, slept: number): Promise<void> =>
    inTurn(async () => {
      if (state.get().phase !== 'recording') return;
      await closeSource(of);
      await markGap(of, slept, 'sleep');
      await listen(of, unasked(of, wish));
    });

  async function listen(of: Run, wish: CaptureWish, insteadOf: string | null = null): Promise<void> {
    try {
      await openSource(of, wish, insteadOf);
      happen({ type: 'started' });
      startLooking(of, wish);
    } catch (error) {
      const problem = error instanceof CaptureFailure ? error.problem : 'unsupported';
      if (state.get().phase === 'recording') happen({ type: 'lost' });
      else happen({ type: 'refused', problem });
      if (state.get().phase === 'failed') await handOver(of, 'discard', { contextEntryIds: [] });
    }
  }

  /** The microphone went: another one, if there is one, takes its place. */
  const lose = (wish: CaptureWish): Promise<void> =>
    inTurn(async () => {
      const of = run;
      if (!of || state.get().phase !== 'recording') return;
      of.lost = { at: now(), reason: 'microphone' };
      const gone = microphone.get()?.label ?? '';
      await closeSource(of);
      await listen(of, unasked(of, { ...wish, deviceId: null }), gone);
    });

  /** From here on the sender takes care of it. */
  async function handOver(of: Run, ending: Ending, plan: Plan): Promise<void> {
    run = null;
    microphone.set(null);
    liveText.clear();
    capture.release();
    await of.writing;
    const wish = wishOf(ending, of.endMs === 0, plan, now());
    await store.keep({ ...of.kept, wish });
    void sender.wake();
  }

  function newRun(kept: KeptRecording, endMs: number, nextPiece: number): Run {
    const nothing = { source: null, lost: null, soundLostMs: null };
    return { ...nothing, kept, earlierMs: endMs, endMs, nextPiece, writing: Promise.resolve() };
  }

  const recorder: Recorder = {
    state,
    microphone,
    remarks,
    write: (text) => {
      const of = run;
      if (!of) return;
      remarks.set(text);
      of.kept = { ...of.kept, extraContext: text };
      // in their order: an older text must not replace a newer one
      of.writing = of.writing.then(() => store.keep(of.kept));
    },
    level: () => run?.source?.level() ?? 0,
    ask: (about) => happen({ type: 'asked', about }),
    close: () => happen({ type: 'closed' }),
    begin: (wish, { language, textVersion }) => {
      const before = state.get();
      if (before.phase !== 'consent') return Promise.resolve();
      remarks.set('');
      happen({ type: 'given' });
      return inTurn(async () => {
        const at = new Date(now()).toISOString();
        const { id, noteId, title } = before.about;
        const consent = { at, textVersion };
        const head = { id, noteId, title, startedAt: at, consent, language, mimeType: '', segments: 0, gaps: [] };
        run = newRun({ ...head, capturing: false, wish: null }, 0, 0);
        await listen(run, wish);
        if (run) await sender.follow(id);
      });
    },
    pause: () =>
      inTurn(async () => {
        if (!run || state.get().phase !== 'recording') return;
        happen({ type: 'paused' });
        await rest(run);
      }),
    resume: (wish) => {
      happen({ type: 'resumed' });
      return inTurn(async () => {
        if (run && state.get().phase === 'starting') await listen(run, wish);
      });
    },
    takeUp: async (recording, wish) => {
      if (holdsRecording(state.get()) || !(await sender.follow(recording.id))) return false;
      const numbers = await store.pieces(recording.id);
      const endMs = await store.endMs(recording.id);
      const writtenAt = await store.lastWrittenAt(recording.id);
      const { id, noteId, title } = recording;
      remarks.set(recording.extraContext ?? '');
      happen({ type: 'taken up', about: { id, noteId, title }, recordedMs: endMs });
      liveText.takeUp(id);
      await inTurn(async () => {
        const nextPiece = Math.max(numbers.at(-1) ?? -1, ((await store.sent(id))?.piece ?? 0) - 1) + 1;
        run = newRun({ ...recording, wish: null }, endMs, nextPiece);
        if (recording.capturing && writtenAt !== null) run.lost = { at: writtenAt, reason: 'crash' };
        await listen(run, wish);
      });
      return true;
    },
    stop: (ending, plan = { contextEntryIds: [] }) =>
      inTurn(async () => {
        const of = run;
        if (!of || !holdsRecording(state.get())) return;
        happen({ type: 'stopped', ending });
        await rest(of);
        if (ending !== 'review') await handOver(of, ending, plan);
        happen({ type: 'kept' });
      }),
  };
  return recorder;
}

function wishOf(ending: Ending, nothing: boolean, plan: Plan, now: number): RecordingWish {
  if (ending === 'withdraw') return { kind: 'withdraw', at: new Date(now).toISOString() };
  if (ending === 'discard' || nothing) return { kind: 'discard' };
  return { kind: 'finish', generate: ending === 'note', ...plan };
}
