import { deleteNotes } from '@clinical/contract/notes/notes.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newAccount, type TestAccount } from './builders/accounts.ts';
import { newPatient, shortVisit } from './builders/transcripts.ts';
import { startTestServer, type TestServer } from './harness.ts';

let waiting: TestServer;
let working: TestServer | null = null;
beforeEach(async () => {
  waiting = await startTestServer({ RUN_JOBS: 'false' });
});
afterEach(async () => {
  await working?.stop();
  working = null;
  await waiting.stop();
});

/** A note that was asked for while nobody works; `meanwhile` happens, then somebody does. */
async function workAfter(meanwhile: (account: TestAccount, noteId: string) => Promise<unknown>) {
  const account = await newAccount(waiting);
  const { id: noteId } = await newPatient(account);
  const { taskId, transcript } = await account.ok(saveTranscript, {
    body: { noteId, question: shortVisit, generate: true },
  });
  await meanwhile(account, noteId);
  working = await startTestServer();
  const task = async () =>
    (await waiting.engine.query('select status, message from background_tasks where id = $1', [taskId]))[0]!;
  await expect.poll(async () => (await task()).status).toMatch(/SUCCESS|FAILURE|REVOKED/);
  const versions = await waiting.engine.query('select 1 from transcript_versions where transcript_id = $1', [
    transcript.id,
  ]);
  const { status, message } = await task();
  return { status, message, versions: versions.length };
}

const db = (text: string, id: string) => waiting.engine.query(text, [id]);

test('a job acts for the person who asked for it', async () => {
  expect(await workAfter(async () => undefined)).toMatchObject({ status: 'SUCCESS', versions: 1 });
});

test.each<[string, (account: TestAccount, noteId: string) => Promise<unknown>]>([
  [
    'was taken out of the workspace',
    ({ userId }) => db('update workspace_members set removed_at = 1 where user_id = $1', userId),
  ],
  ['closed the account', ({ userId }) => db('update users set closed_at = 1 where id = $1', userId)],
  ['may only read now', ({ userId }) => db("update workspace_members set cap = 'read' where user_id = $1", userId)],
  ['lost the chart', (_, noteId) => db('delete from note_grants where note_id = $1', noteId)],
  [
    'may only read the chart now',
    (_, noteId) => db("update note_grants set level = 'read' where note_id = $1", noteId),
  ],
  ['put the chart in the bin', (account, noteId) => account.ok(deleteNotes, { body: { ids: [noteId] } })],
])('with that person’s rights as they are now, so it writes nothing when that person %s', async (_, meanwhile) => {
  const done = await workAfter(meanwhile);
  expect(done).toMatchObject({ status: 'FAILURE', versions: 0 });
  expect(done.message).toMatch(/^Not found/);
});
