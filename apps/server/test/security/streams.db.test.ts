import { endOtherSessions, endSession } from '@clinical/contract/accounts/accounts.calls';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newAccount, onAnotherDevice, type TestAccount } from '../builders/accounts.ts';
import { newEntry } from '../builders/transcripts.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { listen as listenTo, stopListening } from '../listen.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';

let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  model = await startModelServer({ mode: 'slow' });
  server = await startTestServer({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.url });
});
afterEach(stopListening);
afterAll(async () => {
  await server.stop();
  await model.close();
});

const listen = (token: string, headers?: Record<string, string>) => listenTo(server, token, headers);
const isClosed = (stream: { closed: boolean }) => () => stream.closed;

test('an event stream needs a token in its header, and a page of ours', async () => {
  const { token } = await newAccount(server);
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await server.fetch(path, { headers })).status;
  expect(await statusOf('/api/events', {})).toBe(401);
  expect(await statusOf(`/api/events?token=${token}&access_token=${token}`, {})).toBe(401);
  expect(await statusOf('/api/events', { cookie: `clinical.session=${token}` })).toBe(401);
  for (const origin of ['https://evil.example', 'null']) {
    expect(await statusOf('/api/events', { authorization: `Bearer ${token}`, origin })).toBe(403);
  }
  const own = await listen(token, { origin: server.address });
  expect(own.response.status).toBe(200);
});

test('it carries the headers of every other reply, and is never stored', async () => {
  const { response } = await listen((await newAccount(server)).token);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('it tells what concerns its own account, with ids only', async () => {
  const [mine, other] = [await newAccount(server), await newAccount(server)];
  const stream = await listen(mine.token);
  await other.ok(createNote, { body: { title: 'Canary Stranger' } });
  const note = await mine.ok(createNote, { body: { title: 'Canary Own' } });
  await expect.poll(stream.types).toEqual(['hello', 'notes-changed']);
  expect(stream.events()[1]).toEqual({ type: 'notes-changed', noteId: note.id });
  expect(stream.text).not.toContain('Canary');
});

test('it ends when its token does', async () => {
  const stream = await listen((await newAccount(server)).token);
  await expect.poll(stream.types).toEqual(['hello']);
  server.clock.advance(16 * 60_000);
  await expect.poll(isClosed(stream)).toBe(true);
});

const ends: [string, (account: TestAccount) => Promise<unknown>][] = [
  ['its session is ended elsewhere', (account) => account.ok(endSession, { params: { id: account.sessionId } })],
  [
    'all others are signed out on another device',
    async (account) => (await onAnotherDevice(server, account)).ok(endOtherSessions, {}),
  ],
  [
    'the session is ended behind the program',
    (account) => server.engine.query('update sessions set revoked_at = 1 where id = $1', [account.sessionId]),
  ],
  [
    'the person is taken out of the workspace',
    (account) =>
      server.engine.query('update workspace_members set removed_at = 1 where user_id = $1', [account.userId]),
  ],
  [
    'the account is closed',
    (account) => server.engine.query('update users set closed_at = 1 where id = $1', [account.userId]),
  ],
];

test.each(ends)('it ends when %s', async (_, end) => {
  const account = await newAccount(server);
  const stream = await listen(account.token);
  await expect.poll(stream.types).toEqual(['hello']);
  await end(account);
  await expect.poll(isClosed(stream)).toBe(true);
  expect(stream.types()).toEqual(['hello', 'session-ended']);
  expect([401, 403]).toContain(
    (await server.fetch('/api/events', { headers: { authorization: `Bearer ${account.token}` } })).status,
  );
});

test.each(ends)('the stream of a note in the making ends when %s', async (_, end) => {
  const account = await newAccount(server);
  const entry = await newEntry(account);
  const writing = await server.fetch(`/api${generateTranscript.path.replace('{id}', entry.id)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  await end(account);
  const text = await writing.text();
  expect(text).toMatch(/^data: \{"type":"task"/);
  expect(text).not.toContain('complete');
});

test('a user holds forty streams and no more, and a closed one makes room', async () => {
  const account = await newAccount(server);
  const streams = await Promise.all(Array.from({ length: 40 }, () => listen(account.token)));
  expect(streams.map((stream) => stream.response.status)).toEqual(Array(40).fill(200));
  const refused = await listen(account.token);
  expect(refused.response.status).toBe(429);
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
  streams[0]!.stop();
  await expect.poll(async () => (await listen(account.token)).response.status).toBe(200);
});
