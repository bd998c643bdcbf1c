import { getLedger, getPrices } from '@clinical/contract/credits/credits.calls';
import { limits } from '@clinical/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { writtenEntry } from '../../../test/builders/transcripts.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

// A file of its own: a server with another price on the same database would take up this one's jobs.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOCAL_ENGINE_CREDITS: 'false' });
});
afterAll(() => server.stop());

test('the operator can let the local engine write for nothing', async () => {
  const account = await newAccount(server);
  expect((await account.ok(getPrices, {})).notesAreFree).toBe(true);
  await writtenEntry(account, { noteId: (await newNote(account)).id });
  expect((await account.ok(getLedger, { query: {} })).balance).toBe(limits.trialCredits);
});
