import { getSpeechGrant, getSpeechToken } from '@clinical/contract/speech/speech.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, refusal, startFakeApi } from '../../testing/fake-api.ts';
import type * as SpeechTokens from './speech-token.ts';

let api: FakeApi;
let given = 0;
let tokens: typeof SpeechTokens;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  api = startFakeApi();
  given = 0;
  api.on(getSpeechGrant, () => ({ token: `grant-${++given}`, ttl: 60 }));
  api.on(getSpeechToken, () => ({ token: `relay-${++given}`, ttl: 120 }));
  vi.resetModules();
  tokens = await import('./speech-token.ts');
});
afterEach(() => void vi.useRealTimers());

const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

test('a key is used until five seconds before its end, and then another is asked for', async () => {
  const start = Date.now();
  expect(await tokens.serviceToken()).toEqual({ token: 'grant-1', endsAt: start + 60_000 });
  later(54_999);
  expect((await tokens.serviceToken()).token).toBe('grant-1');
  later(1);
  expect(await tokens.serviceToken()).toEqual({ token: 'grant-2', endsAt: start + 115_000 });
  expect(api.requests(getSpeechGrant)).toHaveLength(2);
});

test('a key counts from when it was asked for, not from when it came', async () => {
  const start = Date.now();
  api.on(getSpeechGrant, () => {
    later(20_000);
    return { token: 'slow', ttl: 60 };
  });
  expect((await tokens.serviceToken()).endsAt).toBe(start + 60_000);
});

test('each recording, dictation and the service have a key of their own', async () => {
  const all = [tokens.relayToken('r-1'), tokens.relayToken('r-2'), tokens.relayToken(null), tokens.serviceToken()];
  expect(new Set((await Promise.all(all)).map(({ token }) => token)).size).toBe(4);
  expect(api.requests(getSpeechToken).map(({ query }) => query)).toEqual([
    { recordingId: 'r-1' },
    { recordingId: 'r-2' },
    {},
  ]);
});

test('an answer without a key is said as such, and neither it nor a refusal is kept', async () => {
  for (const answer of [{ token: '', ttl: 60 }, { ttl: 60 }]) {
    api.on(getSpeechGrant, () => answer as never);
    await expect(tokens.serviceToken()).rejects.toThrow('Backend did not return a token');
  }
  api.on(getSpeechGrant, () => refusal('NO_SPEECH_ENGINE'));
  await expect(tokens.serviceToken()).rejects.toMatchObject({ code: 'NO_SPEECH_ENGINE' });
  api.on(getSpeechGrant, () => ({ token: 'at last', ttl: 60 }));
  expect((await tokens.serviceToken()).token).toBe('at last');
});
