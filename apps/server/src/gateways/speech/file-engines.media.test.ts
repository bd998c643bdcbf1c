import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spokenVisit, startSpeechServer, type SpeechServer } from '../../../test/speech-server.ts';
import { tones } from '../../../test/spoken-audio.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ServiceOptions } from './ask-service.ts';
import { audioDecoder } from './decode-audio.ts';
import { deepgram } from './deepgram.ts';
import { openAiSpeech } from './openai-speech.ts';
import type { TranscribedSoFar, SpeechAudio, SpeechEngine, SpeechRequest } from './port.ts';

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => server.close());
beforeEach(() => {
  patience = 60_000;
  now = 0;
  server.setMode('good');
  server.setScript(spokenVisit);
});

/** A busy machine answers late: only the test of a service that never does waits for the end of its patience. */
let patience = 60_000;
let now = 0;
const common = (): ServiceOptions => ({ clock: { now: () => now }, pause: 1, timeout: patience, answerLimit: 50_000 });
const decoder = audioDecoder(null);
const engines: Record<string, () => SpeechEngine> = {
  'an OpenAI-compatible service': () =>
    openAiSpeech({ ...common(), apiKey: 'key-1', baseUrl: server.url, model: 'whisper-1', decoder }),
  Deepgram: () => deepgram({ ...common(), apiKey: 'key-1', baseUrl: server.url, decoder }),
};

/** So many seconds of a voice that speaks 1.8 s of each two. */
const audioOf = (seconds: number): Promise<SpeechAudio> =>
  wavOf(Array.from({ length: seconds }, (_, i): [number, number] => (i % 2 ? [0.2, 0] : [1.8, 0.3])));

async function wavOf(parts: Parameters<typeof tones>[0]): Promise<SpeechAudio> {
  const path = join(await temporaryFolder(), 'visit.wav');
  writeFileSync(path, tones(parts));
  return { path, mediaType: 'audio/wav', durationMs: null };
}

const asking = (request: Partial<SpeechRequest> = {}): SpeechRequest => ({
  language: 'en',
  vocabulary: [],
  signal: new AbortController().signal,
  ...request,
});

async function failure(run: Promise<unknown>): Promise<AppError> {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

describe.each(Object.keys(engines))('%s', (name) => {
  let engine: SpeechEngine;
  beforeEach(() => {
    engine = engines[name]!();
  });

  it('hears a file, with the time of each line and word', async () => {
    const told: number[] = [];
    const result = await engine.transcribe(await audioOf(12), asking({ onProgress: (done) => told.push(done) }));
    expect(result.utterances.map(({ text }) => text)).toEqual(spokenVisit);
    expect(result.utterances[1]).toMatchObject({ startMs: 2_000, endMs: 3_900 });
    expect(result.utterances[1]!.words[0]).toMatchObject({ text: 'I', startMs: 2_000 });
    expect(result).toMatchObject({ missing: [], failure: null, silent: [] });
    expect(told.at(-1)).toBe(1);
  });

  it('hears only the stretches that are asked for, at their times', async () => {
    server.setScript(spokenVisit.slice(0, 1));
    const result = await engine.transcribe(await audioOf(12), asking({ spans: [{ fromMs: 6_000, toMs: 8_000 }] }));
    expect(result.utterances).toMatchObject([{ startMs: 6_000, text: spokenVisit[0] }]);
    // a header of 44 bytes and two seconds
    expect(server.requests.at(-1)).toMatchObject({ bytes: 64_044 });
  });

  it('tries again when the service is busy', async () => {
    server.setMode('busy-once');
    expect((await engine.transcribe(await audioOf(12), asking())).utterances).toHaveLength(6);
  });

  it.each([
    ['in two minutes', 'Thu, 01 Jan 1970 00:02:00 GMT'],
    ['in 120 seconds', '120'],
  ])('is not asked again before it says, when that is too long to wait: %s', async (_, header) => {
    server.setMode('busy-once');
    server.setRetryAfter(header);
    const before = server.requests.length;
    const error = await failure(engine.transcribe(await audioOf(2), asking()));
    expect(error.message).toMatch(/is busy/);
    expect(server.requests).toHaveLength(before + 1);
  });

  it('is asked again at the moment that it names', async () => {
    now = Date.parse('Thu, 01 Jan 1970 00:01:59 GMT') + 990;
    server.setMode('busy-once');
    server.setRetryAfter('Thu, 01 Jan 1970 00:02:00 GMT');
    expect((await engine.transcribe(await audioOf(12), asking())).utterances).toHaveLength(6);
  });

  it.each([
    ['error-500', /reported an error \(500\)/],
    ['refused-key', /rejected this server’s key/],
    ['hang', /took too long/],
    ['half', /stopped before/],
    ['malformed', /could not be read/],
    ['wrong-json', /could not be read/],
    ['huge', /too long for/],
  ] as const)('says in plain words what went wrong: %s', async (mode, words) => {
    server.setMode(mode);
    if (mode === 'hang') patience = 150;
    const error = await failure(engines[name]!().transcribe(await audioOf(4), asking()));
    expect([error.code, error.message]).toEqual(['PROVIDER_FAILED', expect.stringMatching(words)]);
  });

  it('is left alone after five failures in a row', async () => {
    server.setMode('refused-key');
    for (let i = 0; i < 5; i++) await failure(engine.transcribe(await audioOf(2), asking()));
    const sent = server.requests.length;
    expect((await failure(engine.transcribe(await audioOf(2), asking()))).message).toMatch(/requests are paused/);
    expect(server.requests).toHaveLength(sent);
  });

  it('keeps what was heard when a later stretch fails, and names the rest', async () => {
    server.setMode('fails-later', 1);
    server.setScript(spokenVisit.slice(0, 2));
    const spans = [
      { fromMs: 0, toMs: 4_000 },
      { fromMs: 4_000, toMs: 8_000 },
      { fromMs: 8_000, toMs: 12_000 },
    ];
    const result = await engine.transcribe(await audioOf(12), asking({ spans }));
    expect(result.utterances).toHaveLength(2);
    expect(result.missing).toEqual([{ fromMs: 4_000, toMs: 12_000 }]);
    expect(result.failure).toMatch(/reported an error/);
  });

  it('tells between the pieces of a long audio what it has, and what is still to be heard', async () => {
    server.setScript(spokenVisit.slice(0, 2));
    const spans = [
      { fromMs: 0, toMs: 4_000 },
      { fromMs: 4_000, toMs: 8_000 },
      { fromMs: 8_000, toMs: 12_000 },
    ];
    const told: [number, unknown][] = [];
    const onPart = ({ utterances, missing }: TranscribedSoFar) => void told.push([utterances.length, missing]);
    await engine.transcribe(await audioOf(12), asking({ spans, onPart }));
    expect(told).toEqual([
      [2, [{ fromMs: 4_000, toMs: 12_000 }]],
      [4, [{ fromMs: 8_000, toMs: 12_000 }]],
    ]);
  });

  it('keeps what was heard when it is stopped in plain words, and sends no more', async () => {
    server.setMode('good');
    server.setScript(spokenVisit.slice(0, 2));
    const stop = new AbortController();
    const spans = [
      { fromMs: 0, toMs: 4_000 },
      { fromMs: 4_000, toMs: 8_000 },
    ];
    const sent = server.requests.length;
    const onProgress = (done: number): void => {
      if (done === 0.5) stop.abort(new AppError('NO_SPEECH_ENGINE', { message: 'It was switched off.' }));
    };
    const result = await engine.transcribe(await audioOf(8), asking({ spans, signal: stop.signal, onProgress }));
    expect(result.utterances).toHaveLength(2);
    expect(result).toMatchObject({ missing: [{ fromMs: 4_000, toMs: 8_000 }], failure: 'It was switched off.' });
    expect(server.requests).toHaveLength(sent + 1);
  });

  it('drops what it heard where nobody spoke, and marks the place', async () => {
    const audio = await wavOf([
      [4, 0.3],
      [4, 0],
      [4, 0.3],
    ]);
    const result = await engine.transcribe(audio, asking());
    const said = result.utterances.map(({ text }) => text);
    expect(said).toContain(spokenVisit[0]);
    expect(said).toContain(spokenVisit[5]);
    expect(said).not.toContain(spokenVisit[3]);
    expect(result.silent).toEqual([{ fromMs: expect.any(Number), toMs: expect.any(Number) }]);
  });

  it('stops at once when it is told to', async () => {
    server.setMode('hang');
    const stop = new AbortController();
    const run = engines[name]!().transcribe(await audioOf(2), asking({ signal: stop.signal }));
    stop.abort(new Error('stopped by a person'));
    await expect(run).rejects.toThrow('stopped by a person');
  });
});

it('OpenAI’s form carries model, language and vocabulary', async () => {
  await engines['an OpenAI-compatible service']!().transcribe(
    await audioOf(2),
    asking({ language: 'de-CH', vocabulary: ['Xarelto', 'Dr. Özdemir'] }),
  );
  const { fields, authorization, mediaType } = server.requests.at(-1)!;
  expect(Object.fromEntries(fields)).toMatchObject({
    model: ['whisper-1'],
    response_format: ['verbose_json'],
    language: ['de'],
    prompt: ['Xarelto, Dr. Özdemir'],
    'timestamp_granularities[]': ['segment', 'word'],
  });
  expect([authorization, mediaType]).toEqual(['Bearer key-1', 'audio/wav']);
});

describe('an OpenAI-compatible model', () => {
  const behind = (model: string) => openAiSpeech({ ...common(), apiKey: 'key-1', baseUrl: server.url, model, decoder });
  const formsSince = (from: number) =>
    server.requests.slice(from).map(({ fields }) => fields.get('response_format')![0]);

  it('that refuses times is asked for mere text, in pieces that a person finds again, and asked so from then on', async () => {
    server.setMode('json-only');
    server.setScript(['One.']);
    const engine = behind('my-own');
    const from = server.requests.length;
    const { utterances, missing } = await engine.transcribe(await audioOf(70), asking());
    expect(missing).toEqual([]);
    expect(utterances.length).toBeGreaterThanOrEqual(3);
    for (const { startMs, endMs } of utterances) expect(endMs - startMs).toBeLessThanOrEqual(30_000);
    const forms = formsSince(from);
    expect([forms[0], ...new Set(forms.slice(1))]).toEqual(['verbose_json', 'json']);
    const later = server.requests.length;
    await engine.transcribe(await audioOf(4), asking());
    expect(formsSince(later)).toEqual(['json']);
  });

  it('that refuses a file in either form says so, and is asked for times again', async () => {
    server.setMode('bad-file');
    const engine = behind('my-own');
    expect((await failure(engine.transcribe(await audioOf(4), asking()))).message).toMatch(/rejected the recording/);
    server.setMode('good');
    const from = server.requests.length;
    expect((await engine.transcribe(await audioOf(12), asking())).utterances).toHaveLength(6);
    expect(formsSince(from)).toEqual(['verbose_json']);
  });

  it('that OpenAI gives no times for is asked for none', async () => {
    server.setMode('json-only');
    const from = server.requests.length;
    await behind('gpt-4o-transcribe').transcribe(await audioOf(4), asking({ vocabulary: ['Xarelto'] }));
    expect(formsSince(from)).toEqual(['json']);
    const { fields } = server.requests.at(-1)!;
    expect([fields.has('timestamp_granularities[]'), fields.get('prompt')]).toEqual([false, ['Xarelto']]);
  });

  it('that tells voices apart is asked for them', async () => {
    server.setMode('diarized');
    const heard = await behind('gpt-4o-transcribe-diarize').transcribe(
      await audioOf(12),
      asking({ vocabulary: ['Xarelto'] }),
    );
    expect(heard.utterances.slice(0, 2)).toMatchObject([
      { speaker: 'Speaker A', startMs: 0, text: spokenVisit[0] },
      { speaker: 'Speaker B', startMs: 2_000, text: spokenVisit[1] },
    ]);
    const { fields } = server.requests.at(-1)!;
    expect([fields.get('response_format'), fields.get('chunking_strategy'), fields.has('prompt')]).toEqual([
      ['diarized_json'],
      ['auto'],
      false,
    ]);
  });
});

it('a service that gives no times gives one line', async () => {
  server.setMode('text-only');
  const { utterances } = await engines['an OpenAI-compatible service']!().transcribe(await audioOf(12), asking());
  expect(utterances).toMatchObject([{ startMs: 0, endMs: 12_000, text: spokenVisit.join(' ') }]);
});

it.each([
  ['en', 'nova-3-medical', 'keyterm'],
  ['multi', 'nova-3', 'keyterm'],
  ['de-CH', 'nova-2', 'keywords'],
])('Deepgram hears %s with %s, biased by %s', async (language, model, bias) => {
  await engines['Deepgram']!().transcribe(await audioOf(2), asking({ language, vocabulary: ['Xarelto'] }));
  const { fields, authorization } = server.requests.at(-1)!;
  expect(Object.fromEntries(fields)).toMatchObject({
    model: [model],
    language: [language],
    [bias]: ['Xarelto'],
    diarize: ['true'],
  });
  expect(authorization).toBe('Token key-1');
});

it('Deepgram tells voices apart', async () => {
  const { utterances } = await engines['Deepgram']!().transcribe(await audioOf(12), asking());
  expect(utterances.slice(0, 3).map(({ speaker }) => speaker)).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1']);
});

it('Deepgram gives a key for a browser', async () => {
  expect(await engines['Deepgram']!().grant!(new AbortController().signal)).toEqual({
    token: 'grant-1',
    ttlSeconds: 30,
  });
});
