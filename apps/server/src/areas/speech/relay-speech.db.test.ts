import { relayEnds } from '@clinical/contract/speech/live.rules';
import { discardRecording } from '@clinical/contract/capture/recordings.calls';
import * as calls from '@clinical/contract/speech/speech.calls';
import { setWorkspacePolicy } from '@clinical/contract/teams/policy.calls';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newRecording } from '../../../test/builders/recordings.ts';
import { creditsOf } from '../../../test/builders/voice-edits.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { type LiveClient, openLive } from '../../../test/live-client.ts';
import { type SpeechServer, startSpeechServer } from '../../../test/speech-server.ts';
import { tones } from '../../../test/spoken-audio.ts';

let vendor: SpeechServer;
let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  vendor = await startSpeechServer();
  server = await startTestServer({
    STT_ENGINE: 'openai',
    STT_BASE_URL: vendor.url,
  });
  account = await newAccount(server);
});
afterAll(async () => {
  await server.stop();
  await vendor.close();
});
beforeEach(() => {
  vendor.setMode('good');
  vendor.setScript(['The throat is red.']);
});

const tokenOf = async (recordingId?: string, of = account) =>
  (
    await of.ok(calls.getSpeechToken, {
      query: recordingId ? { recordingId } : {},
    })
  ).token;
/** Two seconds of voice and one of silence. */
function sendVoice(live: LiveClient): void {
  const samples = tones([
    [2, 0.3],
    [1, 0],
  ]).subarray(44);
  for (let at = 0; at < samples.length; at += 32_000) live.send(samples.subarray(at, at + 32_000));
}
/** On a busy machine. */
const start = { type: 'start', language: 'en', fromMs: 60_000, dictationId: null } as const;

it('hears what is said, utterance by utterance, on the recording’s clock', async () => {
  const recording = await newRecording(account);
  const live = openLive(server, await tokenOf(recording.id));
  live.say(start);
  sendVoice(live);
  await expect.poll(() => live.heard).toHaveLength(2);
  expect(live.heard[0]).toMatchObject({ type: 'ready', draft: false });
  expect(live.heard[1]).toMatchObject({
    type: 'caption',
    caption: { final: true, text: 'The throat is red.' },
  });
  const { caption } = live.heard[1] as {
    caption: { startMs: number; endMs: number };
  };
  expect(caption.startMs).toBeGreaterThanOrEqual(60_000);
  expect(caption.endMs).toBeLessThan(63_500);
  live.send(tones([[1, 0.3]]).subarray(44));
  live.say({ type: 'finish' });
  expect(await live.over).toBe(1000);
  expect(live.heard.map(({ type }) => type)).toEqual(['ready', 'caption', 'caption', 'finished']);
  const rows = await server.engine.query(
    `select action from audit_events where record_id = $1 and action like 'speech.%' order by at, id`,
    [recording.id],
  );
  expect(rows).toEqual([{ action: 'speech.token' }, { action: 'speech.listen' }]);
});

it.each([
  ['no token', null, {}, 401],
  ['another token', 'v1.abcdef', {}, 401],
  ['a page of another site', 'mine', { origin: 'https://elsewhere.example' }, 403],
])('lets nobody in with %s', async (_, token, headers, status) => {
  const given = token === 'mine' ? await tokenOf() : token;
  expect(await openLive(server, given, headers).over).toBe(status);
});

it('gives no token for a recording of somebody else, or one that is over', async () => {
  const recording = await newRecording(account);
  const over = await newRecording(account);
  await account.ok(discardRecording, { params: { id: over.id } });
  const asked = async (of: TestAccount, recordingId: string) => {
    const reply = await of.call(calls.getSpeechToken, {
      query: { recordingId },
    });
    return [reply.status, errorCode(reply)];
  };
  expect(await asked(await newAccount(server), recording.id)).toEqual([404, 'NOT_FOUND']);
  expect(await asked(await newColleague(server, account), recording.id)).toEqual([404, 'NOT_FOUND']);
  expect(await asked(account, over.id)).toEqual([404, 'NOT_FOUND']);
});

it('ends with its token, unless another one of the same comes', async () => {
  const recording = await newRecording(account);
  const [renewed, left] = [
    openLive(server, await tokenOf(recording.id)),
    openLive(server, await tokenOf(recording.id)),
  ];
  for (const live of [renewed, left]) live.say(start);
  await expect.poll(() => [renewed.heard.length, left.heard.length]).toEqual([1, 1]);
  server.clock.advance(100_000);
  renewed.say({ type: 'token', token: await tokenOf(recording.id) });
  sendVoice(renewed);
  await expect.poll(() => renewed.heard).toHaveLength(2);
  server.clock.advance(30_000);
  expect(await left.over).toBe(relayEnds.expired);
  renewed.say({ type: 'token', token: await tokenOf() });
  expect(await renewed.over).toBe(1008);
  expect(await openLive(server, 'v1.abc').over).toBe(401);
});

it('takes no other person’s token in the place of its own', async () => {
  const colleague = await newColleague(server, account);
  const stranger = await newAccount(server);
  for (const other of [colleague, stranger]) {
    const live = openLive(server, await tokenOf());
    live.say(start);
    await expect.poll(() => live.heard).toHaveLength(1);
    live.say({ type: 'token', token: await tokenOf(undefined, other) });
    expect(await live.over).toBe(1008);
  }
});

it('ends with the session behind it', async () => {
  const other = await newAccount(server);
  const live = openLive(server, await tokenOf(undefined, other));
  live.say(start);
  await expect.poll(() => live.heard).toHaveLength(1);
  await server.engine.query('update sessions set revoked_at = $1 where id = $2', [server.clock.now(), other.sessionId]);
  expect(await live.over).toBe(relayEnds.expired);
});

it('pays for what it heard in a dictation, once over all its connections, also when the page is gone by then', async () => {
  const person = await newAccount(server);
  const recording = await newRecording(person);
  const before = await creditsOf(person);
  const spent = async () => before - (await creditsOf(person));
  const token = await tokenOf(undefined, person);
  const dictationId = randomUUID();

  const silent = openLive(server, token);
  silent.say({ ...start, dictationId });
  silent.say({ type: 'finish' });
  expect(await silent.over).toBe(1000);
  expect(await spent()).toBe(0);

  const first = openLive(server, token);
  first.say({ ...start, dictationId });
  sendVoice(first);
  await expect.poll(() => first.heard).toHaveLength(2);
  first.socket.terminate();
  await expect.poll(spent).toBe(1);

  const second = openLive(server, token);
  second.say({ ...start, dictationId });
  sendVoice(second);
  second.say({ type: 'finish' });
  expect(await second.over).toBe(1000);
  expect(second.heard.map(({ type }) => type)).toContain('caption');
  await person.ok(calls.chargeDictation, { body: { id: dictationId } });
  expect(await spent()).toBe(1);

  const unnamed = openLive(server, token);
  unnamed.say(start);
  sendVoice(unnamed);
  unnamed.say({ type: 'finish' });
  expect(await unnamed.over).toBe(1000);
  expect(await spent()).toBe(2);

  const recorded = openLive(server, await tokenOf(recording.id, person));
  recorded.say(start);
  sendVoice(recorded);
  recorded.say({ type: 'finish' });
  expect(await recorded.over).toBe(1000);
  expect(await spent()).toBe(2);
});

it('hears no dictation without credits, but goes on with one that is paid', async () => {
  const person = await newAccount(server);
  const token = await tokenOf(undefined, person);
  const paid = randomUUID();
  await person.ok(calls.chargeDictation, { body: { id: paid } });
  await server.engine.query('update credit_seats set balance = 0 where user_id = $1', [person.userId]);
  const refused = openLive(server, token);
  refused.say({ ...start, dictationId: randomUUID() });
  expect(await refused.over).toBe(relayEnds.unpaid);
  expect(refused.heard).toEqual([{ type: 'failed', message: expect.stringMatching(/credits/) }]);
  const goesOn = openLive(server, token);
  goesOn.say({ ...start, dictationId: paid });
  await expect.poll(() => goesOn.heard).toMatchObject([{ type: 'ready' }]);
});

it('says why the engine failed, in plain words, and ends', async () => {
  const live = openLive(server, await tokenOf());
  live.say(start);
  vendor.setMode('refused-key');
  sendVoice(live);
  expect(await live.over).toBe(relayEnds.failed);
  expect(live.heard.at(-1)).toEqual({
    type: 'failed',
    message: expect.stringMatching(/rejected this server’s key/),
  });
});

it('ends within a second of the workspace switching the engine off, and says so', async () => {
  const admin = await newAccount(server);
  const live = openLive(server, await tokenOf(undefined, admin));
  live.say(start);
  await expect.poll(() => live.heard).toHaveLength(1);
  await admin.ok(setWorkspacePolicy, { body: { servicesOff: ['speech-openai'] } });
  expect(await live.over).toBe(relayEnds.failed);
  expect(live.heard.at(-1)).toEqual({ type: 'failed', message: expect.stringMatching(/^Your workspace has switched/) });
});

it('refuses messages that are too large, malformed or before their time, and more sound than anybody can speak', async () => {
  const messages = [
    (live: LiveClient) => live.send(Buffer.alloc(70_000)),
    (live: LiveClient) => live.socket.once('open', () => live.socket.send('{"type":')),
    (live: LiveClient) => live.send(Buffer.alloc(100)),
    (live: LiveClient) => live.say({ ...start, language: 'tlh' }),
    (live: LiveClient) => {
      live.say(start);
      for (let i = 0; i < 400; i++) live.send(Buffer.alloc(60_000));
    },
  ];
  const codes: number[] = [];
  for (const send of messages) {
    const live = openLive(server, await tokenOf());
    send(live);
    codes.push(await live.over);
  }
  expect(codes).toEqual([1009, 1008, 1008, 1008, 1008]);
});

it('lets one person hold ten at most', async () => {
  const person = await newAccount(server);
  const token = await tokenOf(undefined, person);
  const held = Array.from({ length: 10 }, () => openLive(server, token));
  for (const live of held) live.say(start);
  await expect.poll(() => held.every(({ heard }) => heard.length === 1)).toBe(true);
  expect(await openLive(server, token).over).toBe(429);
});
