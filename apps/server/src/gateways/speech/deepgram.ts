import { deepgramQuery } from '@clinical/contract/speech/deepgram.rules';
import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import { circuitBreaker } from '../../platform/outside/circuit-breaker.ts';
import { speechService, type ServiceOptions } from './ask-service.ts';
import type { Decoder } from './decode-audio.ts';
import { DeepgramReply, utterancesOf } from './deepgram-reply.ts';
import { deepgramStream } from './live/deepgram-stream.ts';
import { transcribeInPieces, type Piece } from './in-pieces.ts';
import type { SpeechEngine, SpeechRequest, SpokenUtterance } from './port.ts';

export type DeepgramOptions = ServiceOptions & {
  apiKey: string;
  /** Up to and including the version: `https://api.deepgram.com/v1`. */
  baseUrl: string;
  decoder: Decoder;
  /** Longest wait for the live service, in milliseconds. */
  liveTimeout?: number;
};

const Grant = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** Of a key for a browser, in seconds: enough to open a connection, which then outlives it. */
const grantSeconds = 60;

const longestMs = 60 * 60_000;
/** Deepgram: files, live speech, and short-lived keys with which browsers reach its live service themselves. */
export function deepgram(options: DeepgramOptions): SpeechEngine {
  const service = speechService(options);
  const live = { breaker: circuitBreaker(options.clock), timeout: options.liveTimeout ?? 15_000 };
  const base = options.baseUrl.replace(/\/+$/, '');
  const headers = { authorization: `Token ${options.apiKey}` };

  const hear = async (piece: Piece, { language, vocabulary, signal }: SpeechRequest): Promise<SpokenUtterance[]> => {
    const query = deepgramQuery(language, vocabulary);
    query.set('utterances', 'true');
    const type = piece.mediaType.split(';')[0]!;
    const make = async () => ({
      url: `${base}/listen?${query}`,
      init: {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: await openAsBlob(piece.path, { type }),
      },
    });
    return utterancesOf(await service.ask(make, DeepgramReply, signal));
  };

  return {
    id: 'deepgram',
    name: 'Deepgram',
    draft: false,
    host: new URL(base).host,
    transcribe: (audio, request) =>
      transcribeInPieces({ decoder: options.decoder, longestMs, alwaysWav: false }, audio, request, (piece) =>
        hear(piece, request),
      ),
    stream: (request) => deepgramStream({ apiKey: options.apiKey, baseUrl: base, ...live }, request),
    async grant(signal) {
      const init = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ttl_seconds: grantSeconds }),
      };
      const { access_token, expires_in } = await service.ask(
        () => ({ url: `${base}/auth/grant`, init }),
        Grant,
        signal,
      );
      return { token: access_token, ttlSeconds: expires_in };
    },
  };
}
