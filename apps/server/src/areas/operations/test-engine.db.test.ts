import { listEngineSuccesses, testEngine } from '@clinical/contract/operations/operations.calls';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { hearWith } from '../../../test/builders/speech.ts';
import { writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { AppError } from '../../platform/app-error.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const test = (area: 'notes' | 'speech') => account.ok(testEngine, { body: { area } });
const lastSuccess = async (area: 'notes' | 'speech', as = account) =>
  (await as.ok(listEngineSuccesses, {})).find((each) => each.area === area)!.lastSuccessAt;
const silence = { utterances: [], missing: [], silent: [], failure: null };

it('has the built-in engine write, which counts as no work for the workspace', async () => {
  expect(await test('notes')).toMatchObject({
    answered: true,
    message: 'The built-in engine wrote a note of two lines.',
  });
  expect(await lastSuccess('notes')).toBeNull();
  const { noteId } = await writtenEntry(account);
  expect(await lastSuccess('notes')).toMatch(/^\d{4}-/);
  await server.engine.query('update notes set sample = true where id = $1', [noteId]);
  expect(await lastSuccess('notes')).toBeNull();
  expect(await lastSuccess('notes', await newAccount(server))).toBeNull();
});

it('has the speech engine process a tone, and leaves no file', async () => {
  const undo = hearWith(server, () => silence);
  try {
    expect(await test('speech')).toMatchObject({ answered: true, message: expect.stringContaining('Test engine') });
    expect(await lastSuccess('speech')).toBeNull();
  } finally {
    undo();
  }
});

it.each([
  ['throws', () => Promise.reject(new AppError('PROVIDER_FAILED', { message: 'The service did not answer.' }))],
  ['gives up', () => ({ ...silence, missing: [{ fromMs: 0, toMs: 1_000 }], failure: 'The service did not answer.' })],
])('tells that it failed when the engine %s', async (_, transcribe) => {
  const undo = hearWith(server, transcribe);
  try {
    expect(await test('speech')).toMatchObject({ answered: false, message: 'The service did not answer.' });
  } finally {
    undo();
  }
});

it('says so where no speech engine is set up', async () => {
  const { answered, message } = await test('speech');
  expect([answered, message]).toEqual([false, expect.stringMatching(/\w/)]);
});

it('knows no other area', async () => {
  const reply = await account.call(testEngine, { body: { area: 'mail' as 'notes' } });
  expect(reply.status).toBe(422);
});
