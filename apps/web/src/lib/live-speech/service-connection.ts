import { ApiError } from '@clinical/api-client/api-error';
import { deepgramLiveQuery, deepgramSays, readDeepgramLive } from '@clinical/contract/speech/deepgram.rules';
import { captionLater, type LiveCaption } from '@clinical/contract/speech/live.rules';
import { chargeDictation, getVocabulary } from '@clinical/contract/speech/speech.calls';
import { api } from '../api.ts';
import type { Connect } from './connection.ts';
import { onAppEvent } from '../events/events.ts';
import { isServiceOn, serviceToken } from './speech-token.ts';

/** Without samples the service wants to hear something so often, in milliseconds. */
const keepAliveMs = 4_000;
/** Some networks swallow the question instead of refusing it; browsers alone wait for minutes. */
const opensWithinMs = 10_000;

/** Deepgram's own live service, with a short-lived key: no sound goes by the server. */
export function connectToService(address: string): Connect {
  return async ({ language, dictationId, fromMs }, events) => {
    const [{ token }, words] = await Promise.all([serviceToken(), wordsToExpect()]);
    const socket = new WebSocket(`${address}?${deepgramLiveQuery(language, words)}`, ['bearer', token]);
    let over = false;
    let finishing = false;
    let paying = dictationId === null;
    const keepAlive = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(deepgramSays.keepAlive);
    }, keepAliveMs);
    const opening = setTimeout(() => socket.close(), opensWithinMs);
    const end = (): boolean => {
      unwatch();
      clearInterval(keepAlive);
      clearTimeout(opening);
      const first = !over;
      over = true;
      return first;
    };
    // the server sees none of this sound, so that only the page can end it
    const unwatch = onAppEvent('team-changed', () => {
      void isServiceOn().then((isOn) => {
        if (isOn || !end()) return;
        socket.close();
        events.onEnd();
      });
    });
    // no sound goes by the server, so that it has to be told
    const pay = (): void => {
      if (paying || dictationId === null) return;
      paying = true;
      api.request(chargeDictation, { body: { id: dictationId } }).catch((error: unknown) => {
        // anything else is asked again with the next words
        paying = error instanceof ApiError && error.code === 'NO_CREDITS';
        if (!paying || !end()) return;
        socket.close();
        events.onUnpaid();
      });
    };
    const hear = (caption: LiveCaption): void => {
      events.onCaption(captionLater(caption, fromMs));
      if (caption.final && caption.text.trim() !== '') pay();
    };
    socket.onopen = () => {
      clearTimeout(opening);
      events.onReady();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      for (const caption of readDeepgramLive(data)) hear(caption);
    };
    socket.onclose = () => {
      if (!end()) return;
      if (finishing) events.onFinished();
      else events.onEnd();
    };
    return {
      send: (samples) => socket.send(samples),
      waiting: () => socket.bufferedAmount,
      finish: () => {
        finishing = true;
        socket.send(deepgramSays.finalize);
        socket.send(deepgramSays.close);
      },
      close: () => {
        end();
        socket.close();
      },
    };
  };
}

/** Mine before the workspace's, as the server tells engines. */
async function wordsToExpect(): Promise<string[]> {
  const { mine, workspace } = await api.request(getVocabulary, {});
  return [...new Set([...mine, ...workspace])];
}
