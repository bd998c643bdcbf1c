import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { outsideStore, type OutsideStore } from '../../../lib/outside-store.ts';

/** A stretch of a recording; without an end it plays on. */
export type Span = { startMs: number | null; endMs: number | null };

export type PlaybackState = {
  playing: boolean;
  /** Asked to play, and nothing is heard yet. */
  loading: boolean;
  atMs: number;
  /** Null until the file has told it. */
  durationMs: number | null;
  rate: number;
  /** Id of the line that is spoken now, or was when it stopped. */
  line: string | null;
};

export const rates = [0.75, 1, 1.25, 1.5, 2] as const;
export const skipMs = 5_000;

/** The part of an audio element that is used. */
export type Sound = Pick<
  HTMLAudioElement,
  'play' | 'pause' | 'currentTime' | 'duration' | 'playbackRate' | 'src' | 'preload' | 'addEventListener' | 'load'
>;

type Lines = readonly Pick<Utterance, 'id' | 'startMs'>[];

export type Playback = {
  store: OutsideStore<PlaybackState>;
  /** The lines whose times are followed. */
  setLines: (lines: Lines) => void;
  /** Plays a stretch from where it begins until it ends. */
  play: (span: Span) => void;
  /** Plays on from where it is, or pauses. */
  toggle: () => void;
  pause: () => void;
  seek: (atMs: number) => void;
  skip: (ms: number) => void;
  setRate: (rate: number) => void;
  /** Silent for good, and its link forgotten. */
  close: () => void;
};

/** One file of a recording and where it lies on the recording's clock; `durationMs` null while only the file itself knows. */
export type Part = { startMs: number; durationMs: number | null };

type Surroundings = {
  makeSound: () => Sound;
  /** In their order; absent for a single file. */
  parts?: readonly Part[];
  /** An address that plays a part, for a while. @throws when there is none */
  link: (index: number) => Promise<string>;
  onFailure: (error: unknown) => void;
};

/** Which part plays at a time: the last that has begun, or the next one where none has sound. */
export function partAt(parts: readonly Part[], atMs: number): number {
  const begun = Math.max(
    0,
    parts.findLastIndex(({ startMs }) => startMs <= atMs),
  );
  const { startMs, durationMs } = parts[begun]!;
  const isOver = durationMs !== null && atMs >= startMs + durationMs;
  return isOver && begun + 1 < parts.length ? begun + 1 : begun;
}

/** The line that is spoken at a time: the last one that has begun. */
export function lineAt(lines: Lines, atMs: number): string | null {
  let found: string | null = null;
  let best = -1;
  for (const { id, startMs } of lines) {
    if (startMs === null || startMs > atMs || startMs < best) continue;
    [found, best] = [id, startMs];
  }
  return found;
}

const oneFile: readonly Part[] = [{ startMs: 0, durationMs: null }];

/**
 * One recording that plays, its files one after the other. Its bytes are asked for with the first press, in ranges, through a link that lives for minutes: one
 * that has run out is replaced, and playing goes on where it was.
 */
export function createPlayback({ makeSound, parts = oneFile, link, onFailure }: Surroundings): Playback {
  const last = parts.at(-1)!;
  const store = outsideStore<PlaybackState>({
    playing: false,
    loading: false,
    atMs: 0,
    durationMs: last.durationMs === null ? null : last.startMs + last.durationMs,
    rate: 1,
    line: null,
  });
  let sound: Sound | null = null;
  let lines: Lines = [];
  /** The part that is wanted, and the one that the element has. */
  let part = 0;
  let loaded = -1;
  let until = Infinity;
  let wanted = false;
  let closed = false;
  /** True from a fresh link until something of it was heard: a second failure in a row is told. */
  let isFresh = false;

  const change = (some: Partial<PlaybackState>) => store.set((state) => ({ ...state, ...some }));
  const startOf = () => parts[part]!.startMs;
  const show = (atMs: number) => change({ atMs, line: lineAt(lines, atMs) });

  function fail(error: unknown): void {
    wanted = false;
    change({ playing: false, loading: false });
    if (!closed) onFailure(error);
  }

  async function renew(player: Sound): Promise<void> {
    isFresh = true;
    const wantedPart = part;
    const address = await link(wantedPart);
    if (closed || part !== wantedPart) return;
    player.src = address;
    player.load();
    player.currentTime = Math.max(0, store.get().atMs - startOf()) / 1_000;
    loaded = part;
    player.playbackRate = store.get().rate;
    if (wanted) await player.play();
  }

  /** On with another part. */
  function goTo(player: Sound, index: number, atMs: number): void {
    part = index;
    show(atMs);
    change({ loading: wanted, playing: false });
    renew(player).catch(failUnlessStopped);
  }

  function made(): Sound {
    if (sound) return sound;
    const player = makeSound();
    sound = player;
    player.preload = 'metadata';
    player.addEventListener('timeupdate', () => {
      if (loaded !== part) return;
      const atMs = player.currentTime * 1_000 + startOf();
      if (atMs >= until) pause();
      // what was asked for counts until the element is there
      if (!store.get().loading) show(Math.round(atMs));
    });
    player.addEventListener('playing', () => {
      isFresh = false;
      change({ playing: true, loading: false });
    });
    player.addEventListener('pause', () => !wanted && change({ playing: false, loading: false }));
    player.addEventListener('ended', () => {
      if (part + 1 < parts.length && wanted) return goTo(player, part + 1, parts[part + 1]!.startMs);
      wanted = false;
      change({ playing: false, loading: false, line: null });
    });
    player.addEventListener('durationchange', () => {
      if (parts.length === 1 && Number.isFinite(player.duration))
        change({ durationMs: Math.round(player.duration * 1_000) });
    });
    player.addEventListener('error', () => {
      if (closed) return;
      if (isFresh) fail(null);
      else renew(player).catch(failUnlessStopped);
    });
    return player;
  }

  /** A play that a pause or another place cut short is none that failed. */
  const failUnlessStopped = (error: unknown): void => {
    if ((error as { name?: string } | null)?.name !== 'AbortError') fail(error);
  };

  function start(): void {
    wanted = true;
    const isNew = sound === null;
    const player = made();
    change({ loading: !store.get().playing });
    if (isNew) return void renew(player).catch(failUnlessStopped);
    if (player.src === '') return;
    player.play().catch(failUnlessStopped);
  }

  function pause(): void {
    wanted = false;
    until = Infinity;
    sound?.pause();
    change({ playing: false, loading: false });
  }

  function seek(atMs: number): void {
    const end = store.get().durationMs ?? Infinity;
    const to = Math.max(0, Math.min(atMs, end));
    until = Infinity;
    const index = partAt(parts, to);
    const inside = Math.max(to, parts[index]!.startMs);
    if (sound && index !== part) return goTo(sound, index, inside);
    part = index;
    if (sound && sound.src !== '') sound.currentTime = (inside - startOf()) / 1_000;
    show(inside);
  }

  return {
    store,
    setLines: (next) => {
      lines = next;
    },
    play: ({ startMs, endMs }) => {
      if (startMs === null) return;
      seek(startMs);
      until = endMs ?? Infinity;
      start();
    },
    toggle: () => (store.get().playing || store.get().loading ? pause() : start()),
    pause,
    seek,
    skip: (ms) => seek(store.get().atMs + ms),
    setRate: (rate) => {
      if (sound) sound.playbackRate = rate;
      change({ rate });
    },
    close: () => {
      closed = true;
      pause();
      if (sound) sound.src = '';
    },
  };
}
