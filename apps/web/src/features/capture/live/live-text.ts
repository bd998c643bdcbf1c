import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import { type LiveSpeech, type LiveState, openLiveSpeech } from '../../../lib/live-speech/live-speech.ts';
import { type OutsideStore, outsideStore } from '../../../lib/outside-store.ts';
import { keepLines, readLines } from './live-lines.api.ts';
import { type LineKeeper, lineKeeper } from './line-keeper.ts';
import type { KeptRecording } from '../device/kept-recording.ts';

/** What is heard while somebody records. `lines` are final and in their order, `now` is what is still being heard. */
export type LiveWords = {
  state: LiveState | null;
  lines: readonly LiveCaption[];
  now: LiveCaption | null;
};

export type LiveText = {
  words: OutsideStore<LiveWords>;
  /** What was heard of a recording by an earlier page. */
  takeUp: (id: string) => void;
  /** Hears a source along, from this place of the recording on. */
  follow: (recording: Pick<KeptRecording, 'id' | 'language'>, source: MediaStream, fromMs: number) => void;
  /** The source ends: what was said until now is still heard, and nothing after it. */
  rest: () => void;
  /** The recording is over. */
  clear: () => void;
};

type Ports = { open: typeof openLiveSpeech; keeper: LineKeeper };

const nothing: LiveWords = { state: null, lines: [], now: null };

/** @param serverIdOf gives the server's id of a recording of this device, as soon as there is one */
export function createLiveText(
  serverIdOf: (id: string) => Promise<string>,
  { open, keeper }: Ports = { open: openLiveSpeech, keeper: lineKeeper(keepLines) },
): LiveText {
  const words = outsideStore<LiveWords>(nothing);
  let speech: LiveSpeech | null = null;
  /** Words of a recording that is over are nobody's any more. */
  let turn = 0;

  return {
    words,
    takeUp: (id) => {
      const mine = turn;
      void serverIdOf(id)
        .then(readLines)
        .then(
          (lines) => {
            for (const line of lines) if (mine === turn) words.set((before) => withCaption(before, line));
          },
          // they are shown for comfort, and compared with the final text in any case
          () => undefined,
        );
    },
    follow: ({ id, language }, source, fromMs) => {
      const mine = turn;
      const ours = (change: (before: LiveWords) => LiveWords): void => {
        if (mine === turn) words.set(change);
      };
      speech = open(
        {
          language: language ?? 'en',
          source,
          fromMs,
          recordingId: () => serverIdOf(id),
          dictationId: null,
        },
        {
          onCaption: (caption) => {
            if (caption.final) keeper.add(() => serverIdOf(id), caption);
            ours((before) => withCaption(before, caption));
          },
          onState: (state) => ours((before) => ({ ...before, state })),
        },
      );
    },
    rest: () => {
      void speech?.finish();
      speech = null;
      words.set((before) => ({ ...before, state: null }));
    },
    clear: () => {
      turn += 1;
      words.set(nothing);
    },
  };
}

/** A final line takes its place by time: the last words of one source may come after the first of the next. */
function withCaption(before: LiveWords, caption: LiveCaption): LiveWords {
  if (!caption.final) return { ...before, now: caption };
  const at = before.lines.findLastIndex(({ startMs }) => startMs <= caption.startMs) + 1;
  return {
    ...before,
    lines: before.lines.toSpliced(at, 0, caption),
    now: null,
  };
}
