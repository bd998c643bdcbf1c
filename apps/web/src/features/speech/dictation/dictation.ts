import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import { writeDictated } from '@clinical/language/dictation/spoken-punctuation';
import { type LiveSpeech, type LiveState, openLiveSpeech } from '../../../lib/live-speech/live-speech.ts';
import { closeMicrophone, microphoneProblem, type MicrophoneProblem, openMicrophone } from '../../../lib/microphone.ts';
import type { DictationPlace } from '../../../ui/dictation.ts';

/** idle: nothing is heard. waiting: the engine cannot be reached, and what is said is kept. finishing: the last words come. */
export type DictationState = 'idle' | 'opening' | 'listening' | 'waiting' | 'finishing';

export type DictationEvents = {
  onState: (state: DictationState) => void;
  /** It did not start, or ended by itself. */
  onProblem: (problem: MicrophoneProblem | 'none' | 'noCredits') => void;
};

export type DictationPorts = {
  open?: typeof openLiveSpeech;
  microphone?: typeof openMicrophone;
};

export type RunningDictation = {
  /** Hears what was said until now, then ends. */
  stop: () => void;
};

type Target = Pick<DictationPlace, 'before' | 'insert' | 'showHint'>;
type Wish = {
  /** Names this use, so that it is paid once. */
  id: string;
  language: string;
  deviceId: string | null;
};

/** One use of dictation, from start to stop: words go to `target` as they become final, and lightly before that. */
export function startDictation(
  { id, language, deviceId }: Wish,
  target: Target,
  events: DictationEvents,
  { open = openLiveSpeech, microphone = openMicrophone }: DictationPorts = {},
): RunningDictation {
  let speech: LiveSpeech | null = null;
  let stream: MediaStream | null = null;
  let stopped = false;
  let now: DictationState = 'opening';
  const tell = (state: DictationState): void => {
    if (state !== now) events.onState((now = state));
  };
  events.onState(now);

  const letGo = (): void => {
    if (stream) closeMicrophone(stream);
    stream = null;
    target.showHint(null);
    tell('idle');
  };
  const hear = ({ final, text }: LiveCaption): void => {
    if (now === 'idle') return;
    const written = writeDictated(text, target.before(), language);
    target.showHint(final || written === '' ? null : written);
    if (!final || text.trim() === '') return;
    if (written !== '') target.insert(written);
  };
  const follow = (state: LiveState): void => {
    if (state === 'none' || state === 'unpaid') {
      events.onProblem(state === 'none' ? 'none' : 'noCredits');
      letGo();
    } else if (!stopped) tell(state === 'waiting' ? 'waiting' : 'listening');
  };
  function stop(): void {
    if (stopped) return;
    stopped = true;
    // a microphone that opens only now is let go where it is opened
    if (!speech) return;
    tell('finishing');
    void speech.finish().then(letGo);
  }

  microphone(deviceId).then(
    (opened) => {
      stream = opened.stream;
      if (stopped) return letGo();
      speech = open(
        { language, source: stream, recordingId: null, dictationId: id, fromMs: 0 },
        { onCaption: hear, onState: follow },
      );
    },
    (error: unknown) => {
      events.onProblem(microphoneProblem(error));
      tell('idle');
    },
  );
  return { stop };
}
