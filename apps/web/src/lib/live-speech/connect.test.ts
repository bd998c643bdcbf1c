import { streamEvents } from '@clinical/contract/operations/events.calls';
import { type LiveCaption, relayEnds } from '@clinical/contract/speech/live.rules';
import { chargeDictation, getSpeechGrant, getSpeechToken, getVocabulary } from '@clinical/contract/speech/speech.calls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type DeepgramLiveServer, startDeepgramLive } from '../../../../server/test/deepgram-live-server.ts';
import { type RelayStandIn, startRelayStandIn } from '../../../../server/test/relay-stand-in.ts';
import { eventStream, type FakeApi, refusal, startFakeApi } from '../../testing/fake-api.ts';
import type { Connect, Connection } from './connection.ts';

let service: DeepgramLiveServer;
let relay: RelayStandIn;
let api: FakeApi;
const opened: Connection[] = [];

beforeAll(async () => {
  [service, relay] = await Promise.all([startDeepgramLive(), startRelayStandIn()]);
});
afterAll(() => Promise.all([service.close(), relay.close()]));
beforeEach(() => {
  service.setMode('good');
  let grants = 0;
  api = startFakeApi();
  api.on(getSpeechGrant, () => ({ token: `grant-${++grants}`, ttl: 60 }));
  api.on(getSpeechToken, ({ query }) => ({ token: `relay.${query['recordingId'] ?? 'none'}`, ttl: 120 }));
  api.on(getVocabulary, () => ({ mine: ['Ozempic'], workspace: ['Fairview', 'Ozempic'] }) as never);
});
afterEach(() => {
  vi.useRealTimers();
  for (const connection of opened.splice(0)) connection.close();
});

/** The page's own code as it is after a load, where the server says that this hears people. */
async function loaded(liveSpeech: string | null = `${service.url.replace('http', 'ws')}/listen`) {
  const meta = document.createElement('meta');
  meta.name = 'app-config';
  meta.content = JSON.stringify({ apiBase: relay.apiBase, liveSpeech });
  document.head.replaceChildren(meta);
  vi.resetModules();
  return (await import('./connect.ts')).connect;
}

/** One connection, and all that it told so far. */
async function open(connect: Connect | null, fromMs = 0, dictationId: string | null = null) {
  const told: string[] = [];
  const heard: LiveCaption[] = [];
  const events = {
    onReady: () => told.push('ready'),
    onCaption: (caption: LiveCaption) => heard.push(caption),
    onFinished: () => told.push('finished'),
    onEnd: () => told.push('end'),
    onUnpaid: () => told.push('unpaid'),
  };
  const recordingId = dictationId === null ? 'r-1' : null;
  const connection = await connect!({ language: 'en', recordingId, dictationId, fromMs }, events);
  opened.push(connection);
  return { connection, told, heard };
}
const second = () => new Int16Array(16_000);

test('the service is given a key and words to expect, and its words come on the recording’s clock', async () => {
  const { connection, told, heard } = await open(await loaded(), 60_000);
  await expect.poll(() => told).toEqual(['ready']);
  expect(service.authorizations.at(-1)).toMatch(/^bearer, ?grant-1$/);
  expect(service.asked.at(-1)!.getAll('keyterm')).toEqual(['Ozempic', 'Fairview']);
  expect(Object.fromEntries(service.asked.at(-1)!)).toMatchObject({
    model: 'nova-3-medical',
    encoding: 'linear16',
    sample_rate: '16000',
    interim_results: 'true',
  });
  for (let count = 0; count < 2; count++) connection.send(second());
  await expect.poll(() => heard).toHaveLength(4);
  expect(heard.map(({ final, text, startMs }) => [final, text, startMs])).toEqual([
    [false, 'Second 1.', 60_000],
    [true, 'Second 1.', 60_000],
    [false, 'Second 2.', 61_000],
    [true, 'Second 2.', 61_000],
  ]);
  expect(heard[1]).toMatchObject({ speaker: 'Speaker 1', words: [{ text: 'Second' }, { text: '1.' }] });
  connection.send(new Int16Array(4_000));
  connection.finish();
  await expect.poll(() => told).toEqual(['ready', 'finished']);
  expect(heard.at(-1)).toMatchObject({ final: true, text: 'Second 3.' });
  expect(service.said.slice(-2)).toEqual(['Finalize', 'CloseStream']);
  expect(relay.tokens).toEqual([]);
});

test('a dictation that the service hears is paid by the page with its first words; the relay pays by itself', async () => {
  const connect = await loaded();
  api.on(chargeDictation, () => ({ ok: true }) as const);
  const paid = await open(connect, 0, 'd-1');
  await expect.poll(() => paid.told).toEqual(['ready']);
  for (let count = 0; count < 2; count++) paid.connection.send(second());
  await expect.poll(() => paid.heard).toHaveLength(4);
  expect(api.requests(chargeDictation).map(({ body }) => body)).toEqual([{ id: 'd-1' }]);

  api.on(chargeDictation, () => refusal('NO_CREDITS'));
  const broke = await open(connect, 0, 'd-2');
  await expect.poll(() => broke.told).toEqual(['ready']);
  broke.connection.send(second());
  await expect.poll(() => broke.told).toEqual(['ready', 'unpaid']);
  expect(broke.heard.map(({ text }) => text)).toContain('Second 1.');

  const asked = api.requests(chargeDictation).length;
  const relayed = await open(await loaded('relay'), 0, 'd-3');
  await expect.poll(() => relayed.told).toEqual(['ready']);
  expect(relay.told.at(-1)).toMatchObject({ type: 'start', dictationId: 'd-3' });
  relayed.connection.send(second());
  await expect.poll(() => relayed.heard).toHaveLength(1);
  expect(api.requests(chargeDictation)).toHaveLength(asked);
  relay.closeAll(relayEnds.unpaid);
  await expect.poll(() => relayed.told).toEqual(['ready', 'unpaid']);
});

test('when the workspace switches the service off, the page sends it nothing more and has no key left', async () => {
  const connect = await loaded();
  const { startEvents } = await import('../events/events.ts');
  const { connection, told } = await open(connect);
  await expect.poll(() => told).toEqual(['ready']);
  const tell = (): (() => void) => {
    api.on(streamEvents, () => eventStream([{ type: 'team-changed' }]) as never);
    return startEvents(() => undefined);
  };
  const asked = api.requests(getSpeechGrant).length;
  const stop = tell();
  await expect.poll(() => api.requests(getSpeechGrant).length).toBeGreaterThan(asked);
  connection.send(second());
  expect(told).toEqual(['ready']);
  stop();
  api.on(getSpeechGrant, () => refusal('NO_SPEECH_ENGINE'));
  const stopAgain = tell();
  await expect.poll(() => told).toEqual(['ready', 'end']);
  await expect(open(connect)).rejects.toMatchObject({ code: 'NO_SPEECH_ENGINE' });
  stopAgain();
});

test('lines that cannot be read are passed over, and a connection that breaks says so once', async () => {
  const connect = await loaded();
  service.setMode('malformed');
  const torn = await open(connect);
  await expect.poll(() => torn.told).toEqual(['ready']);
  torn.connection.send(second());
  await expect.poll(() => torn.heard.map(({ text }) => text)).toEqual(['Second 1.', 'Second 1.']);
  service.setMode('half');
  const half = await open(connect);
  await expect.poll(() => half.told).toEqual(['ready']);
  half.connection.send(second());
  await expect.poll(() => half.told).toEqual(['ready', 'end']);
  torn.connection.close();
  expect(torn.told).toEqual(['ready']);
});

test('without sound the service hears that somebody is there, until the connection is closed', async () => {
  const before = service.said.length;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { connection, told } = await open(await loaded());
  await expect.poll(() => told).toEqual(['ready']);
  vi.advanceTimersByTime(8_000);
  await expect.poll(() => service.said.slice(before)).toEqual(['KeepAlive', 'KeepAlive']);
  connection.close();
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['error-500', 'refused-key', 'busy'] as const)(
  'after two refusals in a row (%s) the relay takes its place',
  async (mode) => {
    const connect = await loaded();
    service.setMode(mode);
    for (let count = 0; count < 2; count++) {
      const { told } = await open(connect);
      await expect.poll(() => told).toEqual(['end']);
    }
    service.setMode('good');
    const asked = service.asked.length;
    const { connection, told, heard } = await open(connect, 5_000.4);
    await expect.poll(() => told).toEqual(['ready']);
    connection.send(second());
    await expect.poll(() => heard.map(({ text }) => text)).toEqual(['By the relay.']);
    connection.finish();
    await expect.poll(() => told).toEqual(['ready', 'finished']);
    expect(service.asked).toHaveLength(asked);
    expect(relay.tokens.at(-1)).toBe('relay.r-1');
    expect(relay.told.slice(-2)).toEqual([
      { type: 'start', language: 'en', fromMs: 5_000, dictationId: null },
      { type: 'finish' },
    ]);
  },
);

test('one connection that opens takes the refusals before it back', async () => {
  const connect = await loaded();
  const asked = service.asked.length;
  for (const mode of ['busy', 'good', 'busy', 'good'] as const) {
    service.setMode(mode);
    const { told } = await open(connect);
    await expect.poll(() => told).toEqual([mode === 'good' ? 'ready' : 'end']);
  }
  expect(service.asked).toHaveLength(asked + 4);
});

test('a network that swallows the question is given ten seconds, and twice is enough', async () => {
  const connect = await loaded();
  service.setMode('no-handshake');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let count = 0; count < 2; count++) {
    const { told } = await open(connect);
    vi.advanceTimersByTime(9_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.poll(() => told).toEqual(['end']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  }
  vi.useRealTimers();
  const { told } = await open(connect);
  await expect.poll(() => told).toEqual(['ready']);
  expect(relay.told.at(-1)).toMatchObject({ type: 'start' });
});

test('keys that are refused count as failures, too', async () => {
  const connect = await loaded();
  api.on(getSpeechGrant, () => refusal('PROVIDER_FAILED'));
  for (let count = 0; count < 2; count++)
    await expect(open(connect)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  const { told } = await open(connect);
  await expect.poll(() => told).toEqual(['ready']);
  expect(api.requests(getSpeechGrant)).toHaveLength(2);
});

test('a page whose server hears by itself asks the relay at once; one that nothing hears has nothing to ask', async () => {
  const { told } = await open(await loaded('relay'));
  await expect.poll(() => told).toEqual(['ready']);
  expect(api.requests(getSpeechGrant)).toEqual([]);
  expect(await loaded(null)).toBeNull();
});
