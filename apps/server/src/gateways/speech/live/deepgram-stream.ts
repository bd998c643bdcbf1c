import { deepgramLiveQuery, deepgramSays, readDeepgramLive } from '@clinical/contract/speech/deepgram.rules';
import { WebSocket } from 'ws';
import type { CircuitBreaker } from '../../../platform/outside/circuit-breaker.ts';
import type { SpeechStream, SpeechStreamRequest } from '../port.ts';
import { describeStatus, failures, speechFailed } from '../speech-failure.ts';

export type DeepgramStreamOptions = {
  apiKey: string;
  /** Up to and including the version: `https://api.deepgram.com/v1`. */
  baseUrl: string;
  breaker: CircuitBreaker;
  /** Longest wait for the connection, for an answer while there is sound, and for the last words, in milliseconds. */
  timeout: number;
};

/** Without samples the service wants to hear something so often, in milliseconds. */
const keepAliveMs = 4_000;
/** Sent and not taken by the network: more is not read before it is, in bytes. */
const mostWaiting = 512 * 1024;
const largestMessage = 1_000_000;

/** Deepgram's live service. @throws AppError PROVIDER_FAILED when it cannot be had */
export async function deepgramStream(
  options: DeepgramStreamOptions,
  request: SpeechStreamRequest,
): Promise<SpeechStream> {
  const { breaker, timeout } = options;
  if (!breaker.allows()) throw speechFailed(failures.circuit);
  const socket = await connect(options, request).catch((error: unknown) => {
    breaker.failed();
    throw error;
  });
  const over = Promise.withResolvers<void>();
  let [closing, broken] = [false, false];
  let silentSince: number | null = null;
  let lastSent = performance.now();

  const breakOff = (message: string): void => {
    if (closing || broken) return;
    broken = true;
    breaker.failed();
    socket.terminate();
    request.onBreak(message);
  };
  const watch = setInterval(
    () => {
      const now = performance.now();
      if (now - lastSent >= keepAliveMs) say(deepgramSays.keepAlive);
      if (silentSince !== null && now - silentSince > timeout) breakOff(failures.slow);
    },
    Math.min(1_000, timeout / 4),
  );
  const say = (message: string | Buffer): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    lastSent = performance.now();
    socket.send(message);
  };

  socket.on('message', (data, isBinary) => {
    silentSince = null;
    breaker.succeeded();
    if (isBinary || broken) return;
    for (const caption of readDeepgramLive(data.toString())) request.onCaption(caption);
  });
  socket.on('error', () => breakOff(failures.half));
  socket.once('close', () => {
    clearInterval(watch);
    breakOff(failures.half);
    over.resolve();
  });
  const close = (): void => {
    closing = true;
    socket.terminate();
  };
  request.signal.addEventListener('abort', close, { once: true });

  return {
    async write(samples) {
      // it answers sound within seconds, silence as well
      silentSince ??= performance.now();
      say(samples);
      while (socket.bufferedAmount > mostWaiting && socket.readyState === WebSocket.OPEN) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async finish() {
      say(deepgramSays.finalize);
      say(deepgramSays.close);
      // from here on its close is what was asked for
      closing = true;
      const late = setTimeout(() => socket.terminate(), timeout);
      await over.promise;
      clearTimeout(late);
    },
    close,
  };
}

/** A connection that stands. Its refusal is told in plain words. */
function connect(
  { apiKey, baseUrl, timeout }: DeepgramStreamOptions,
  request: SpeechStreamRequest,
): Promise<WebSocket> {
  const { language, vocabulary, signal } = request;
  const address = `${baseUrl.replace(/^http/, 'ws').replace(/\/+$/, '')}/listen?${deepgramLiveQuery(language, vocabulary)}`;
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  const socket = new WebSocket(address, {
    headers: { authorization: `Token ${apiKey}` },
    handshakeTimeout: timeout,
    maxPayload: largestMessage,
    perMessageDeflate: false,
  });
  socket.once('unexpected-response', (sent, response) => {
    // nobody waits here, so it does not matter for how long
    reject(speechFailed(describeStatus(response.statusCode ?? 500, null, 0).message));
    sent.destroy();
  });
  socket.on('error', (error) => {
    const slow = error.message.includes('timed out');
    reject(speechFailed(slow ? failures.slow : failures.unreachable, error));
  });
  socket.once('open', () => resolve(socket));
  signal.addEventListener('abort', () => socket.terminate(), { once: true });
  return promise;
}
