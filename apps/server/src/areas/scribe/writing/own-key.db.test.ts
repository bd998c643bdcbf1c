import { activateApiKey, updateApiKey } from '@clinical/contract/accounts/api-key.calls';
import { getLedger, getPrices } from '@clinical/contract/credits/credits.calls';
import { retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { listEngines } from '@clinical/contract/operations/operations.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../../test/builders/accounts.ts';
import {
  entryById,
  finishedTask,
  newPatient,
  shortVisit,
  writtenEntry,
} from '../../../../test/builders/transcripts.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { startModelServer, type ModelServer } from '../../../../test/model-server.ts';

const ownKey = 'sk-of-ada-0123456789';
let model: ModelServer;
let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  model = await startModelServer();
  // no model of the server's own: without the key, the embedded engine writes
  server = await startTestServer({ OPENAI_BASE_URL: model.url });
});
afterAll(async () => {
  await model.close();
  await server.stop();
});
beforeEach(async () => {
  model.setMode('good');
  account = await newAccount(server);
  await account.ok(updateApiKey, { body: { apiKey: ownKey } });
  await account.ok(activateApiKey, { body: {} });
});

const lastSent = () => model.requests.at(-1)?.authorization;
const noteEntry = async () => {
  const { entries, balance } = await account.ok(getLedger, { query: {} });
  return { balance, ...entries.find(({ action }) => action === 'note')! };
};
const start = async () => {
  const { id: noteId } = await newPatient(account);
  const { transcript, taskId } = await account.ok(saveTranscript, {
    body: { noteId, question: shortVisit, model: 'gpt-5-high', generate: true },
  });
  return { id: transcript.id, taskId: taskId! };
};

it('writes with the own key and takes no credits', async () => {
  const entry = await writtenEntry(account, { noteId: (await newPatient(account)).id, model: 'gpt-5-high' });
  expect(entry.engine).toBe('gpt-5-high');
  expect(lastSent()).toBe(`Bearer ${ownKey}`);
  expect(await noteEntry()).toMatchObject({ reserved: 0, taken: 0, balance: 30 });
  expect((await account.ok(getPrices, {})).ownKey).toBe(true);
  expect((await account.ok(listEngines, {}))[0]).toMatchObject({ reason: 'your own API key is switched on' });
});

it('serves nobody else: a colleague, and whoever switched it off, write without it', async () => {
  const asked = model.requests.length;
  const colleague = await newColleague(server, account);
  await writtenEntry(colleague, { noteId: (await newPatient(colleague)).id });
  await account.ok(activateApiKey, { body: { active: false } });
  const entry = await writtenEntry(account, { noteId: (await newPatient(account)).id });
  expect(entry.engine).toBe('local');
  expect(model.requests).toHaveLength(asked);
  expect(await noteEntry()).toMatchObject({ taken: 1, balance: 29 });
});

it('says that the key was refused, keeps what was said, and goes on when it is switched off', async () => {
  model.setMode('refused-key');
  const { id, taskId } = await start();
  const task = await finishedTask(account, taskId);
  expect(task.status).toBe('failure');
  expect(task.result.message).toBe(
    'The AI provider rejected your own API key. Replace it or switch it off in Settings > AI and keys, then try again.',
  );
  expect((await entryById(account, id)).question).toBe(shortVisit);
  await account.ok(activateApiKey, { body: { active: false } });
  await account.ok(retryBackgroundTask, { params: { id: taskId } });
  expect((await finishedTask(account, taskId)).status).toBe('success');
  expect(await noteEntry()).toMatchObject({ reserved: 1, taken: 1, balance: 29 });
});

it('is nowhere in the log, in jobs or in the audit', async () => {
  await finishedTask(account, (await start()).taskId);
  model.setMode('refused-key');
  await finishedTask(account, (await start()).taskId);
  const rows = [
    ...(await server.engine.query('select t::text from background_tasks t')),
    ...(await server.engine.query('select t::text from audit_events t')),
    ...(await server.engine.query('select t::text from pgboss.job t')),
  ];
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows) + server.logged.join('')).not.toContain(ownKey);
});
