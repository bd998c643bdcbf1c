import { endSession, getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { createNote, listNotes } from '@clinical/contract/notes/notes.calls';
import { cancelBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newAccount } from './builders/accounts.ts';
import { entryById, finishedTask, newEntry, newPatient, shortVisit } from './builders/transcripts.ts';
import { createServerDatabase, silentLog, testServerUrl } from './database.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

test.skipIf(testServerUrl === null)('programs that start at the same time without a job queue all run', async () => {
  const { url, drop } = await createServerDatabase(testServerUrl!);
  const engine = await openDatabase({ databaseUrl: url, dataDir: null, log: silentLog });
  await engine.exec('drop schema pgboss cascade');
  await engine.close();
  const environment = { DATABASE_URL: url, MASTER_KEY: randomBytes(32).toString('base64') };
  const starts = Array.from({ length: 4 }, () => startTestServer(environment, { engine: undefined }));
  const started = await Promise.allSettled(starts);
  for (const one of started) if (one.status === 'fulfilled') await one.value.stop();
  await drop();
  expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
});

describe.skipIf(testServerUrl === null)('two programs on one database', () => {
  let model: ModelServer;
  let web: TestServer;
  let worker: TestServer;
  let drop: () => Promise<void>;
  let environment: Record<string, string>;
  beforeAll(async () => {
    const database = await createServerDatabase(testServerUrl!);
    drop = database.drop;
    model = await startModelServer();
    environment = {
      DATABASE_URL: database.url,
      MASTER_KEY: randomBytes(32).toString('base64'),
      OPENAI_API_KEY: 'k',
      OPENAI_BASE_URL: model.url,
    };
    web = await startTestServer({ ...environment, RUN_JOBS: 'false' }, { engine: undefined });
    worker = await startTestServer(environment, { engine: undefined });
  });
  afterAll(async () => {
    await web.stop();
    await worker.stop();
    await model.close();
    await drop();
  });

  const stream = async (server: TestServer, token: string) => {
    const stop = new AbortController();
    const response = await server.fetch('/api/events', {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    const heard = { text: '', closed: false, stop: () => stop.abort() };
    void (async () => {
      for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) heard.text += piece;
    })()
      .catch(() => undefined)
      .then(() => (heard.closed = true));
    return heard;
  };

  test('tell each other’s streams what changed', async () => {
    const account = await newAccount(web);
    const heard = await stream(worker, account.token);
    const note = await account.ok(createNote, { body: { title: 'Heard Elsewhere' } });
    await expect.poll(() => heard.text).toContain(note.id);
    heard.stop();
  });

  test('one takes the other’s jobs, and the asking one’s streams see the progress', async () => {
    const account = await newAccount(web);
    const heard = await stream(web, account.token);
    const { id: noteId } = await newPatient(account);
    const saved = await account.ok(saveTranscript, { body: { noteId, question: shortVisit, generate: true } });
    await expect.poll(() => heard.text).toMatch(/"status":"success"/);
    expect(heard.text).toContain(saved.taskId);
    expect((await entryById(account, saved.transcript.id)).version).toBe(1);
    heard.stop();
  });

  test('a process without pages or calls takes jobs as well', async () => {
    const account = await newAccount(web);
    const { id: noteId } = await newPatient(account);
    await worker.stop();
    const jobsOnly = await startTestServer(environment, { engine: undefined, http: false });
    try {
      expect(jobsOnly.address).toBe('');
      const { taskId } = await account.ok(saveTranscript, { body: { noteId, question: shortVisit, generate: true } });
      expect((await finishedTask(account, taskId!)).status).toBe('success');
    } finally {
      await jobsOnly.stop();
      worker = await startTestServer(environment, { engine: undefined });
    }
  });

  test('each job is done once', async () => {
    const account = await newAccount(web);
    const { id: noteId } = await newPatient(account);
    const third = await startTestServer(environment, { engine: undefined });
    try {
      const saves = Array.from({ length: 12 }, () =>
        account.ok(saveTranscript, { body: { noteId, question: shortVisit, generate: true } }),
      );
      for (const { taskId, transcript } of await Promise.all(saves)) {
        expect((await finishedTask(account, taskId!)).status).toBe('success');
        expect((await entryById(account, transcript.id)).version).toBe(1);
      }
    } finally {
      await third.stop();
    }
  });

  test('a job is cancelled wherever it runs', async () => {
    model.setMode('slow');
    const account = await newAccount(web);
    const entry = await newEntry(account);
    const before = model.requests.length;
    const { taskId } = await account.ok(saveTranscript, {
      body: { noteId: entry.noteId, question: shortVisit, generate: true },
    });
    await expect.poll(() => model.requests.length).toBe(before + 1);
    const cancelled = await account.ok(cancelBackgroundTask, { params: { id: taskId! } });
    expect(cancelled).toMatchObject({ status: 'failure', result: { message: 'Cancelled' } });
    await expect.poll(() => model.underWay).toBe(0);
    model.setMode('good');
    const written = await web.engine.query('select 1 from transcript_versions where task_id = $1', [taskId]);
    expect(written).toEqual([]);
  });

  test('a session that ends in one is refused and its streams end in the other', async () => {
    const account = await newAccount(web);
    const heard = await stream(worker, account.token);
    expect((await worker.call(getUserInfo, {}, { token: account.token })).status).toBe(200);
    await account.ok(endSession, { params: { id: account.sessionId } });
    await expect.poll(() => heard.closed).toBe(true);
    expect(heard.text).toContain('session-ended');
    await expect.poll(async () => (await worker.call(getUserInfo, {}, { token: account.token })).status).toBe(401);
  });

  test('a request that reaches both under one key is done once', async () => {
    const account = await newAccount(web);
    const options = { token: account.token, idempotencyKey: 'sent-to-both-of-them' };
    const replies = await Promise.all(
      [web, worker, web, worker].map((server) => server.call(createNote, { body: { title: 'Once' } }, options)),
    );
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await account.ok(listNotes, { query: {} })) as unknown[]).toHaveLength(1);
  });
});
