import { listIntegrations, testIntegration } from '@clinical/contract/operations/integrations.calls';
import type { IntegrationName } from '@clinical/contract/operations/integrations.schemas';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { hearWith } from '../../../test/builders/speech.ts';
import { newFax } from '../../../test/builders/fax.ts';
import { newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { ScriptedLine } from '../../../test/scripted-line.ts';
import { faxPort } from '../../gateways/fax/port.ts';
import { AppError } from '../../platform/app-error.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const test = (name: IntegrationName) => account.ok(testIntegration, { params: { name } });
const rowOf = async (name: IntegrationName, as = account) =>
  (await as.ok(listIntegrations, {})).find((each) => each.name === name)!;
const lastSuccess = async (name: IntegrationName, as = account) => (await rowOf(name, as)).lastSuccessAt;
const silence = { utterances: [], missing: [], silent: [], failure: null };

it('has the built-in engine write, which counts as no work for the workspace', async () => {
  expect(await test('models')).toMatchObject({
    answered: true,
    message: 'The built-in engine wrote a note of two lines.',
  });
  expect(await lastSuccess('models')).toBeNull();
  const { noteId } = await writtenEntry(account);
  expect(await lastSuccess('models')).toMatch(/^\d{4}-/);
  await server.engine.query('update notes set sample = true where id = $1', [noteId]);
  expect(await lastSuccess('models')).toBeNull();
  expect(await lastSuccess('models', await newAccount(server))).toBeNull();
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

it('knows no other name', async () => {
  const reply = await account.call(testIntegration, { params: { name: 'pigeon' as 'mail' } });
  expect(reply.status).toBe(422);
});

it('says what works on this machine, and tests mail and fax without sending any', async () => {
  expect(await rowOf('mail')).toMatchObject({ label: 'Local outbox', state: 'local', lastSuccessAt: null });
  expect(await rowOf('fax')).toMatchObject({ state: 'local', lastSuccessAt: null });
  const mails = server.mails().length;
  expect(await test('mail')).toMatchObject({ answered: true, message: expect.stringContaining('outbox') });
  expect(server.mails()).toHaveLength(mails);
  expect(await test('fax')).toMatchObject({ answered: true });
  const { id: noteId } = await newPatient(account);
  await newFax(account, { noteId });
  expect(await lastSuccess('fax')).toMatch(/^\d{4}-/);
  expect(await lastSuccess('fax', await newAccount(server))).toBeNull();
});

it('tells that a fax line is away', async () => {
  const line = new ScriptedLine();
  line.isAway = true;
  const before = server.ports.get(faxPort);
  server.ports.register(faxPort, line);
  try {
    expect(await rowOf('fax')).toMatchObject({ label: 'Scripted line', state: 'connected' });
    expect(await test('fax')).toMatchObject({ answered: false });
  } finally {
    server.ports.register(faxPort, before);
  }
});
