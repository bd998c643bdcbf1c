/**
 * A real HTTP server that speaks OpenAI's `/audio/transcriptions` and Deepgram's `/listen` and `/auth/grant`, with the faults
 * that vendors have. What it "hears" is a script: one sentence for each two seconds of audio.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SpeechMode =
  | 'good'
  | 'error-500'
  | 'busy-once'
  | 'refused-key'
  | 'hang'
  | 'half'
  | 'malformed'
  | 'wrong-json'
  | 'huge'
  /** As good for so many answers as `failAfter` says, then a fault of its own. */
  | 'fails-later'
  /** Text without segments or times. */
  | 'text-only'
  /** As a server that knows no form but `json`, in which there are no times. */
  | 'json-only'
  /** Takes no file of this kind, in whatever form it is asked. */
  | 'bad-file'
  /** As OpenAI's model that tells voices apart. */
  | 'diarized';

/** One request as it came. Fields of a form, or the query; `bytes` of the audio. */
export type SpeechRequestSeen = {
  path: string;
  authorization: string;
  fields: Map<string, string[]>;
  bytes: number;
  mediaType: string;
};

export type SpeechServer = {
  /** Base address up to and including the version. */
  readonly url: string;
  readonly requests: readonly SpeechRequestSeen[];
  setMode(mode: SpeechMode, failAfter?: number): void;
  /** What it says when it is busy: seconds, or a date. */
  setRetryAfter(header: string): void;
  /** What it hears next, a sentence for each two seconds. */
  setScript(sentences: readonly string[]): void;
  close(): Promise<void>;
};

export const spokenVisit = [
  'What brings you in today?',
  'I have had a sore throat and a fever for three days.',
  'Are you allergic to any medicine?',
  'Yes, penicillin gives me a rash.',
  'Your throat is red and the tonsils are swollen, and the lungs are clear.',
  'I will prescribe azithromycin 500 milligrams once a day for three days.',
];

export async function startSpeechServer(): Promise<SpeechServer> {
  let mode: SpeechMode = 'good';
  let failAfter = 0;
  let retryAfter = '0';
  let answered = 0;
  let script: readonly string[] = spokenVisit;
  const requests: SpeechRequestSeen[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const seen = await read(request, url);
    requests.push(seen);
    answered += 1;
    if (mode === 'error-500' || (mode === 'fails-later' && answered > failAfter))
      return void response.writeHead(500).end('{}');
    if (mode === 'refused-key') return void response.writeHead(401).end('{"error":"bad key"}');
    if (mode === 'hang') return;
    const asked = seen.fields.get('response_format')?.[0];
    if (mode === 'bad-file' || (mode === 'json-only' && asked !== 'json'))
      return void response.writeHead(400).end('{"error":{"param":"response_format"}}');
    if (mode === 'busy-once' && answered === 1)
      return void response.writeHead(429, { 'retry-after': retryAfter }).end();
    response.setHeader('content-type', 'application/json');
    if (mode === 'malformed') return void response.end('{"text": "What br');
    if (mode === 'wrong-json') return void response.end('{"words": 7}');
    if (mode === 'huge') return flood(response);
    const body = JSON.stringify(bodyOf(seen));
    if (mode !== 'half') return void response.end(body);
    response.writeHead(200, { 'content-length': body.length });
    response.write(body.slice(0, body.length / 2));
    setTimeout(() => response.destroy(), 20);
  }

  function bodyOf({ path }: SpeechRequestSeen): unknown {
    if (path.endsWith('/auth/grant')) return { access_token: `grant-${answered}`, expires_in: 30 };
    if (mode === 'text-only' || mode === 'json-only') return { text: script.join(' ') };
    if (mode === 'diarized') return asDiarized(script);
    return path.endsWith('/listen') ? asDeepgram(script) : asOpenAi(script);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    setMode(next, after = 0) {
      mode = next;
      failAfter = after;
      answered = 0;
      retryAfter = '0';
    },
    setRetryAfter: (header) => (retryAfter = header),
    setScript: (sentences) => (script = sentences),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage, url: URL): Promise<SpeechRequestSeen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { authorization = '', 'content-type': type = '' } = request.headers;
  const fields = new Map<string, string[]>();
  const add = (name: string, value: string): void => void fields.set(name, [...(fields.get(name) ?? []), value]);
  for (const [name, value] of url.searchParams) add(name, value);
  const seen = { path: url.pathname, authorization, fields, bytes: body.length, mediaType: type };
  if (!type.startsWith('multipart/')) return seen;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  for (const [name, value] of form) {
    if (typeof value === 'string') add(name, value);
    else Object.assign(seen, { bytes: value.size, mediaType: value.type });
  }
  return seen;
}

/** A sentence each two seconds, by two voices in turn. */
function asDiarized(script: readonly string[]) {
  const segments = script.map((text, index) => ({
    type: 'transcript.text.segment',
    id: `seg_${index}`,
    start: index * 2,
    end: index * 2 + 1.9,
    speaker: index % 2 ? 'B' : 'A',
    text,
  }));
  return { task: 'transcribe', duration: script.length * 2, text: script.join(' '), segments };
}

function wordsOf(script: readonly string[]) {
  return script.flatMap((sentence, index) => {
    const words = sentence.split(' ');
    return words.map((word, at) => ({
      word,
      start: index * 2 + (at * 1.8) / words.length,
      end: index * 2 + ((at + 1) * 1.8) / words.length,
      sentence: index,
    }));
  });
}

function asOpenAi(script: readonly string[]): unknown {
  return {
    task: 'transcribe',
    language: 'english',
    duration: script.length * 2,
    text: script.join(' '),
    segments: script.map((text, id) => ({
      id,
      start: id * 2,
      end: id * 2 + 1.9,
      text: ` ${text}`,
      avg_logprob: -0.2,
      no_speech_prob: 0.01,
    })),
    words: wordsOf(script).map(({ word, start, end }) => ({ word, start, end })),
  };
}

function asDeepgram(script: readonly string[]): unknown {
  const words = wordsOf(script).map(({ word, start, end, sentence }) => ({
    word: word.toLowerCase().replace(/\W/g, ''),
    punctuated_word: word,
    start,
    end,
    confidence: 0.97,
    speaker: sentence % 2,
    sentence,
  }));
  return {
    metadata: { request_id: 'r' },
    results: {
      channels: [{ alternatives: [{ transcript: script.join(' '), confidence: 0.97, words }] }],
      utterances: script.map((transcript, index) => ({
        start: index * 2,
        end: index * 2 + 1.9,
        confidence: 0.97,
        speaker: index % 2,
        transcript,
        words: words.filter(({ sentence }) => sentence === index),
      })),
    },
  };
}

function flood(response: ServerResponse): void {
  response.write('{"text":"');
  const block = 'never '.repeat(20_000);
  const more = (): void => {
    while (!response.destroyed && response.write(block));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}
