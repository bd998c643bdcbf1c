import { createNote, getNote } from '@clinical/contract/notes/notes.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { sql } from 'drizzle-orm';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { newAccount } from './builders/accounts.ts';
import { newEntry, newPatient, shortVisit } from './builders/transcripts.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { openRaw, requestHead } from './raw-request.ts';

let model: ModelServer | null = null;
afterEach(async () => {
  await model?.close();
  model = null;
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A POST on a connection of its own that stays open afterwards, as browsers keep theirs. */
function post(server: TestServer, token: string, path: string, body: unknown) {
  const text = JSON.stringify(body);
  const connection = openRaw(server.address);
  const headers = {
    ...bearer(token),
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  };
  connection.write(requestHead(server.address, `POST /api${path}`, headers) + text);
  return connection;
}

/** Counts the requests that servers of this process have begun to read. */
function countRequests(): () => number {
  let begun = 0;
  const count = () => (begun += 1);
  subscribe('http.server.request.start', count);
  onTestFinished(() => void unsubscribe('http.server.request.start', count));
  return () => begun;
}

/** Holds every change to charts back until the returned function is called. */
async function holdCharts(server: TestServer): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = server.engine.transaction(async (db) => {
    await db.execute(sql`lock table notes in access exclusive mode`);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  return () => {
    release.resolve();
    void holding;
  };
}

test('64 requests under way are all answered, and nothing holds the end up', async () => {
  const server = await startTestServer();
  // several people: one alone may not have so much work pending
  const people = await Promise.all(Array.from({ length: 4 }, () => newAccount(server)));
  const charts = await Promise.all(people.map((person) => newPatient(person)));
  const begun = countRequests();
  const release = await holdCharts(server);
  const sent = Array.from({ length: 64 }, (_, number) => {
    const { token } = people[number % 4]!;
    return number % 8 < 4
      ? post(server, token, saveTranscript.path, { noteId: charts[number % 4]!.id, question: shortVisit })
      : post(server, token, createNote.path, { title: `Patient ${number}` });
  });
  const idle = openRaw(server.address);
  await expect.poll(begun).toBe(64);
  const stopped = server.stop();
  release();
  const replies = await Promise.all(sent.map((connection) => connection.reply()));
  expect(replies.map(({ status }) => status)).toEqual(sent.map(() => 200));
  await Promise.all([...sent, idle].map((connection) => connection.over));
  await stopped;
});

test('open event streams are ended, and a job that runs is given back and done after the next start', async () => {
  model = await startModelServer({ mode: 'slow' });
  const environment = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.url };
  const server = await startTestServer(environment);
  const account = await newAccount(server);
  const entry = await newEntry(account);
  const events = await server.fetch('/api/events', { headers: bearer(account.token) });
  const writing = await server.fetch(`/api${generateTranscript.path.replace('{id}', entry.id)}`, {
    method: 'POST',
    headers: { ...bearer(account.token), 'content-type': 'application/json' },
    body: '{}',
  });
  await expect.poll(() => model!.requests.length).toBeGreaterThan(0);
  await server.stop();
  expect(await events.text()).toContain('"type":"hello"');
  expect(await writing.text()).toMatch(/^data: \{"type":"task"/);
  const [task] = await server.engine.query('select status, progress from background_tasks where record_id = $1', [
    entry.id,
  ]);
  expect(task).toMatchObject({ status: 'PROGRESS' });

  model.setMode('good');
  const next = await startTestServer(environment);
  try {
    const finished = () => next.engine.query('select status from background_tasks where record_id = $1', [entry.id]);
    await expect.poll(finished).toEqual([{ status: 'SUCCESS' }]);
  } finally {
    await next.stop();
  }
});

test('a request that does not end is cut off, and the process still stops', async () => {
  const server = await startTestServer();
  const account = await newAccount(server);
  const note = await newPatient(account);
  const stalled = openRaw(server.address);
  stalled.write(
    requestHead(server.address, 'POST /api/transcripts/upload_audio_files', {
      ...bearer(account.token),
      'content-type': 'multipart/form-data; boundary=X',
      'content-length': '1000000',
    }),
  );
  stalled.write('--X\r\nContent-Disposition: form-data; name="noteId"\r\n\r\n');
  expect((await account.call(getNote, { params: { id: note.id } })).status).toBe(200);
  await server.stop();
  await stalled.over;
});

test('a process that stops is not ready, and answers what still reaches it', async () => {
  const server = await startTestServer();
  const account = await newAccount(server);
  const begun = countRequests();
  const release = await holdCharts(server);
  const waiting = post(server, account.token, createNote.path, { title: 'Last Patient' });
  await expect.poll(begun).toBe(1);
  const stopped = server.stop();
  const ready = openRaw(server.address);
  ready.write(requestHead(server.address, 'GET /api/ready', {}));
  expect((await ready.reply()).status).toBe(503);
  release();
  expect((await waiting.reply()).status).toBe(200);
  await stopped;
});
