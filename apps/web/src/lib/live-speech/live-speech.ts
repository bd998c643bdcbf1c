import { ApiError } from '@clinical/api-client/api-error';
import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import type { Connect, Connection } from './connection.ts';
import { connect as usual } from './connect.ts';
import { samplesOf, type SamplesOf } from './samples-of.ts';
import { UnheardSound } from './unheard-sound.ts';

/**
 * `waiting`: the engine cannot be reached, it is tried again. `none`: there is no engine that hears while one speaks. `unpaid`:
 * there are no credits for this dictation.
 */
export type LiveState = 'connecting' | 'hearing' | 'waiting' | 'none' | 'unpaid';

export type LiveSpeechWish = {
  /** A value of the transcription languages, e.g. `en`. */
  language: string;
  /** The microphone; it stays its owner's. */
  source: MediaStream;
  /** Gives the server's id of the recording that the words belong to, as soon as there is one; null for a dictation. */
  recordingId: (() => Promise<string>) | null;
  /** Names this use of dictation, so that it is paid once; null for a recording. */
  dictationId: string | null;
  /** Where the source begins on the recording's clock, in milliseconds. */
  fromMs: number;
};

export type LiveSpeechEvents = {
  /** Words as they are heard. One that is not final is replaced by the next. */
  onCaption: (caption: LiveCaption) => void;
  onState: (state: LiveState) => void;
};

export type LiveSpeech = {
  /** Hears what was said until now, then ends. Resolves when the last caption was told, at the latest after ten seconds. */
  finish: () => Promise<void>;
  /** Ends at once. */
  close: () => void;
};

/** Without `connect` there is nothing that hears. */
type Ports = { connect: Connect | null; samples: SamplesOf };

/** Given to the network at a time, in bytes; the rest waits its turn. */
const mostWaiting = 256 * 1024;
const [firstRetry, lastRetry] = [1_000, 30_000];
const lastWordsWithin = 10_000;

/**
 * Hears a microphone while somebody speaks. What breaks off is begun anew by itself, and what has no final word yet is sent again;
 * nothing here ever touches the source.
 */
export function openLiveSpeech(
  { language, source, recordingId, dictationId, fromMs }: LiveSpeechWish,
  events: LiveSpeechEvents,
  { connect, samples }: Ports = { connect: usual, samples: samplesOf },
): LiveSpeech {
  if (connect === null) {
    events.onState('none');
    return { finish: async () => undefined, close: () => undefined };
  }
  const open = connect;
  const untranscribed = new UnheardSound(fromMs);
  const finished = Promise.withResolvers<void>();
  let connection: Connection | null = null;
  let isReady = false;
  let over = false;
  let finishing = false;
  /** The connection there is knows that nothing follows. */
  let isTold = false;
  let retry = firstRetry;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pump(): void {
    if (!connection || !isReady || over) return;
    while (connection.waiting() < mostWaiting) {
      const piece = untranscribed.next();
      if (!piece) {
        if (finishing && !isTold) connection.finish();
        isTold ||= finishing;
        return;
      }
      connection.send(piece);
    }
    clearTimeout(timer);
    timer = setTimeout(pump, 100);
  }

  async function begin(): Promise<void> {
    events.onState('connecting');
    isReady = false;
    isTold = false;
    let mine: Connection | null = null;
    try {
      const id = recordingId === null ? null : await recordingId();
      if (over) return;
      untranscribed.sendAgain();
      mine = await open(
        { language, recordingId: id, dictationId, fromMs: untranscribed.fromMs },
        {
          onReady: () => {
            isReady = true;
            retry = firstRetry;
            events.onState('hearing');
            pump();
          },
          onCaption: (caption) => {
            if (over) return;
            if (caption.final) untranscribed.heardUntil(caption.endMs);
            events.onCaption(caption);
          },
          onFinished: close,
          onEnd: again,
          onUnpaid: () => {
            events.onState('unpaid');
            close();
          },
        },
      );
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'NO_SPEECH_ENGINE' || error.code === 'NOT_FOUND')) {
        events.onState('none');
        return close();
      }
      return again();
    }
    if (over) mine.close();
    else connection = mine;
  }

  function again(): void {
    connection = null;
    isReady = false;
    if (over) return;
    events.onState('waiting');
    // many pages lose one server at the same moment
    timer = setTimeout(() => void begin(), retry * (0.75 + Math.random() / 2));
    retry = Math.min(lastRetry, retry * 2);
  }

  const stopping = samples(source, (piece) => {
    if (finishing || over) return;
    untranscribed.add(piece);
    pump();
  });
  stopping.catch(() => {
    events.onState('none');
    close();
  });
  const stopSamples = (): void => void stopping.then((stop) => stop()).catch(() => undefined);

  function close(): void {
    if (over) return;
    over = true;
    clearTimeout(timer);
    connection?.close();
    stopSamples();
    finished.resolve();
  }

  void begin();
  return {
    close,
    finish: () => {
      if (!finishing && !over) {
        finishing = true;
        stopSamples();
        pump();
        setTimeout(close, lastWordsWithin);
      }
      return finished.promise;
    },
  };
}
