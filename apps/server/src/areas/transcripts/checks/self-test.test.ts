import { getChecks, getSelfTest, runSelfTest } from '@clinical/contract/transcripts/checks.calls';
import { beforeEach, expect, it, vi } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { writtenEntry } from '../../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

it('is run when asked, and kept with its version and date', async () => {
  const made = await account.ok(runSelfTest, {});
  expect(made.categories.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['number', 'unit', 'side', 'negation', 'drug', 'subject']),
  );
  expect(made.degraded).toBeNull();
  expect(await account.ok(getSelfTest, {})).toEqual({ checkerVersion: made.version, last: made });
});

it('is run by itself with the first note that a new checker checks', async () => {
  await server.engine.query('delete from self_tests');
  await writtenEntry(account);
  const tried = async () => (await account.ok(getSelfTest, {})).last;
  const last = await vi.waitUntil(tried, { timeout: 60_000, interval: 50 });
  expect(last.cleanSentences).toBeGreaterThan(0);
});

it('puts a warning on notes while it is wanting', async () => {
  const { version } = await account.ok(runSelfTest, {});
  const entry = await writtenEntry(account);
  const degraded = async () => (await account.ok(getChecks, { params: { id: entry.id } })).degraded;
  expect(await degraded()).toBeNull();
  const worse = JSON.stringify([{ kind: 'side', seeded: 20, caught: 18 }]);
  await server.engine.query(`update self_tests set categories = $1::jsonb, false_alarms = 6, clean_sentences = 100`, [
    worse,
  ]);
  expect(await degraded()).toEqual({ categories: ['side'], falseAlarms: true });
  // of an earlier checker it says nothing
  await server.engine.query(`update self_tests set version = 'old' where version = $1`, [version]);
  expect(await degraded()).toBeNull();
});
