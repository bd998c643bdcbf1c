import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { createSlots } from '../../platform/work/slots.ts';
import { speechService, type ServiceOptions } from './ask-service.ts';
import type { Decoder } from './decode-audio.ts';
import { transcribeInPieces, type Piece } from './in-pieces.ts';
import { utteranceStream } from './live/utterance-stream.ts';
import type { SpeechEngine, SpeechRequest, SpokenUtterance, SpokenWord } from './port.ts';
import { RequestRefused } from './speech-failure.ts';

export type OpenAiSpeechOptions = ServiceOptions & {
  /** Null for a server of one's own that asks for none. */
  apiKey: string | null;
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** The vendor's name of the model, e.g. `whisper-1`. */
  model: string;
  decoder: Decoder;
};

const seconds = z.number().finite();
const Reply = z.object({
  text: z.string(),
  duration: z.coerce.number().optional().catch(undefined),
  segments: z
    .array(
      z.object({
        start: seconds,
        end: seconds,
        text: z.string(),
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
        speaker: z.string().nullish(),
      }),
    )
    .nullish(),
  words: z.array(z.object({ word: z.string(), start: seconds, end: seconds })).nullish(),
});
type Reply = z.infer<typeof Reply>;
type Segment = NonNullable<Reply['segments']>[number];

type Wanted = Pick<SpeechRequest, 'language' | 'vocabulary' | 'signal'>;

/** Utterances of live speech that are sent at once, and that may wait for it. */
const [atOnce, mostWaiting] = [8, 500];
/**
 * In which form a model says what it heard: Whisper and most servers of one's own with times, one of OpenAI's with voices, its others as
 * mere text.
 */
type Form = 'verbose_json' | 'diarized_json' | 'json';
const formOf = (model: string): Form =>
  /diarize/i.test(model) ? 'diarized_json' : /transcribe/i.test(model) ? 'json' : 'verbose_json';

/** What one request may carry at OpenAI, with room for the form around it. */
const largestBytes = 24_000_000;
const longestMs = 10 * 60_000;
/** Mere text is a line a piece, which a person must still find in the audio. */
const longestLineMs = 30_000;
/** Characters of the prompt that names the vocabulary: the service looks at some two hundred tokens of it. */
const promptLimit = 800;

/** Any service that speaks OpenAI's `/audio/transcriptions`: OpenAI itself, or a server of one's own. */
export function openAiSpeech(options: OpenAiSpeechOptions): SpeechEngine {
  const service = speechService(options);
  const url = `${options.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`;

  const places = createSlots(atOnce, mostWaiting);

  let form = formOf(options.model);

  /** A server that refuses the richest form is asked for mere text, and from then on for nothing else. */
  async function inItsForm<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const refused = error instanceof AppError && error.cause instanceof RequestRefused;
      if (form !== 'verbose_json' || !refused) throw error;
      form = 'json';
      return work().catch((again: unknown) => {
        form = 'verbose_json';
        throw again;
      });
    }
  }

  const hear = async (piece: Piece, request: Wanted): Promise<SpokenUtterance[]> => {
    const make = async () => ({ url, init: await bodyOf(piece, request) });
    return utterancesOf(await service.ask(make, Reply, request.signal), piece.durationMs);
  };

  const bodyOf = async (piece: Piece, { language, vocabulary }: Wanted): Promise<RequestInit> => {
    const body = new FormData();
    body.set('model', options.model);
    body.set('response_format', form);
    if (form === 'verbose_json') {
      body.append('timestamp_granularities[]', 'segment');
      body.append('timestamp_granularities[]', 'word');
    }
    if (form === 'diarized_json') body.set('chunking_strategy', 'auto');
    if (language !== 'multi') body.set('language', language.split('-')[0]!);
    const prompt = promptOf(vocabulary);
    // the model that tells voices apart takes none
    if (prompt !== '' && form !== 'diarized_json') body.set('prompt', prompt);
    const file = await openAsBlob(piece.path, { type: piece.mediaType });
    body.set('file', file, `audio.${endings[piece.mediaType.split(';')[0]!] ?? 'wav'}`);
    const headers: Record<string, string> = options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {};
    return { method: 'POST', headers, body };
  };

  return {
    id: 'openai',
    name: new URL(options.baseUrl).host,
    draft: false,
    host: new URL(options.baseUrl).host,
    transcribe: (audio, request) =>
      inItsForm(() => {
        const cutAt = form === 'json' ? longestLineMs : longestMs;
        const pieces = { decoder: options.decoder, longestMs: cutAt, largestBytes, alwaysWav: false };
        return transcribeInPieces(pieces, audio, request, (piece) => hear(piece, request));
      }),
    stream: async (request) =>
      utteranceStream(request, places, (piece, signal) => inItsForm(() => hear(piece, { ...request, signal }))),
  };
}

/** The service tells a kind of audio by the ending of its name. */
const endings: Record<string, string> = {
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
};

/** Words to expect, as a sentence would name them; the model takes over their spelling. */
function promptOf(vocabulary: readonly string[]): string {
  let prompt = '';
  for (const word of vocabulary) {
    const next = prompt === '' ? word : `${prompt}, ${word}`;
    if (next.length > promptLimit) break;
    prompt = next;
  }
  return prompt;
}

function utterancesOf({ text, segments, words, duration }: Reply, durationMs: number | null): SpokenUtterance[] {
  if (!segments || segments.length === 0) {
    if (text.trim() === '') return [];
    const endMs = durationMs ?? ms(duration ?? 0);
    return [
      { speaker: null, startMs: 0, endMs, text: text.trim(), confidence: null, words: (words ?? []).map(wordOf) },
    ];
  }
  const heard = (words ?? []).map(wordOf);
  return segments
    .filter((segment) => segment.text.trim() !== '' && !isInvented(segment))
    .map((segment) => {
      const [startMs, endMs] = [ms(segment.start), ms(segment.end)];
      return {
        speaker: segment.speaker ? labelOf(segment.speaker) : null,
        startMs,
        endMs,
        text: segment.text.trim(),
        confidence: typeof segment.avg_logprob === 'number' ? Math.min(1, Math.exp(segment.avg_logprob)) : null,
        words: heard.filter((word) => word.startMs >= startMs && word.startMs < endMs),
      };
    });
}

/** OpenAI calls voices A, B and so on. */
const labelOf = (speaker: string): string => (/^[A-Z]$/.test(speaker) ? `Speaker ${speaker}` : speaker);

/** Whisper's own rule for text that it made up over silence. */
function isInvented({ avg_logprob, no_speech_prob }: Segment): boolean {
  return (no_speech_prob ?? 0) > 0.6 && (avg_logprob ?? 0) < -1;
}

const ms = (value: number): number => Math.max(0, Math.round(value * 1_000));

function wordOf({ word, start, end }: { word: string; start: number; end: number }): SpokenWord {
  return { text: word.trim(), startMs: ms(start), endMs: ms(end), confidence: null };
}
