import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DeepgramLiveServer, startDeepgramLive } from '../../../../test/deepgram-live-server.ts';
import { circuitBreaker } from '../../../platform/outside/circuit-breaker.ts';
import { systemClock } from '../../../platform/clock.ts';
import { deepgramStream } from './deepgram-stream.ts';

let server: DeepgramLiveServer;
beforeAll(async () => {
  server = await startDeepgramLive();
});
afterAll(() => server.close());

let breaker = circuitBreaker(systemClock);
let heard: LiveCaption[];
let broken: string[];
beforeEach(() => {
  server.setMode('good');
  breaker = circuitBreaker(systemClock);
  heard = [];
  broken = [];
});
const open = () =>
  deepgramStream(
    { apiKey: 'key-1', baseUrl: server.url, breaker, timeout: 300 },
    {
      language: 'en',
      vocabulary: ['Xarelto'],
      folder: '',
      signal: new AbortController().signal,
      onCaption: (caption) => heard.push(caption),
      onBreak: (message) => broken.push(message),
    },
  );
const second = Buffer.alloc(32_000);
const finals = () => heard.filter(({ final }) => final).map(({ text }) => text);
const failure = (wanted: Promise<unknown>) =>
  wanted.then(
    () => null,
    (error: { message: string }) => error.message,
  );

it('tells words as they come, and the last ones before it ends', async () => {
  const stream = await open();
  await stream.write(second);
  await stream.write(second.subarray(0, 16_000));
  await stream.finish();
  expect(heard.map(({ final, text }) => [final, text])).toEqual([
    [false, 'Second 1.'],
    [true, 'Second 1.'],
    [true, 'Second 2.'],
  ]);
  expect(heard[1]).toMatchObject({ startMs: 0, endMs: 900, speaker: 'Speaker 1', confidence: 0.95 });
  expect(server.said).toEqual(['Finalize', 'CloseStream']);
  expect(server.authorizations.at(-1)).toBe('Token key-1');
  expect(Object.fromEntries(server.asked.at(-1)!)).toMatchObject({ model: 'nova-3-medical', keyterm: 'Xarelto' });
  expect(broken).toEqual([]);
});

it('reads on over lines that are none', async () => {
  server.setMode('malformed');
  const stream = await open();
  await stream.write(second);
  await stream.finish();
  expect(finals()).toEqual(['Second 1.']);
});

describe('a service that fails', () => {
  it.each([
    ['busy', /busy/],
    ['error-500', /reported an error/],
    ['refused-key', /rejected this server’s key/],
    ['no-handshake', /too long/],
  ] as const)('with "%s" is told of in plain words', async (mode, words) => {
    server.setMode(mode);
    expect(await failure(open())).toMatch(words);
  });

  it('in the middle keeps what was heard, and a further connection goes on', async () => {
    server.setMode('half');
    const stream = await open();
    await stream.write(second);
    await expect.poll(() => broken).toEqual([expect.stringMatching(/stopped before/)]);
    expect(finals()).toEqual(['Second 1.']);
    server.setMode('good');
    const next = await open();
    await next.write(second);
    await next.finish();
    expect(finals()).toEqual(['Second 1.', 'Second 1.']);
  });

  it('by hanging is left', async () => {
    server.setMode('hang');
    const stream = await open();
    await stream.write(second);
    await expect.poll(() => broken).toEqual([expect.stringMatching(/too long/)]);
  });

  it('five times in a row is left alone', async () => {
    server.setMode('error-500');
    for (let i = 0; i < 5; i++) await failure(open());
    const before = server.asked.length;
    expect(await failure(open())).toMatch(/requests are paused/);
    expect(server.asked).toHaveLength(before);
  });
});
