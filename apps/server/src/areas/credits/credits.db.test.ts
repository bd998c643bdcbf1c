import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { getApiUsage, getLedger } from '@clinical/contract/credits/credits.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { expect, test } from 'vitest';
import { asMemberOf, newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { contextFor } from '../../../test/builders/contexts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { finishedTask } from '../../../test/builders/transcripts.ts';
import { startTestServer, testServer, type TestServer } from '../../../test/harness.ts';
import { creditsOfTasks } from './credits.queries.ts';
import { type CreditPlan, planOf } from './credit-plan.ts';
import { oneMonthAfter } from './seat.ts';
import { reserveCredits, returnCredits, takeCredits } from './spend.ts';

const trial = planOf({ monthlyCredits: 0, localEngineCredits: true });
const question = 'Doctor: How is the knee?\nPatient: It hurts when I climb stairs.';

const balanceOf = async (account: TestAccount) => (await account.ok(getUserInfo, {})).user.tokens;

/** Balance of the seat's row against the sum of its ledger. */
async function sums(server: TestServer, { userId }: TestAccount) {
  const [row] = await server.engine.query(
    `select (select sum(balance)::int from credit_seats where user_id = $1) as balance,
            (select sum(granted - reserved + returned)::int from credit_entries where user_id = $1) as ledger`,
    [userId],
  );
  return row as { balance: number; ledger: number };
}

async function writeNote(account: TestAccount, text = question) {
  const { id: noteId } = await newNote(account);
  const { taskId } = await account.ok(saveTranscript, { body: { noteId, question: text, generate: true } });
  return finishedTask(account, taskId!);
}

test('of fifty spends at once with a balance of ten, ten succeed, and the ledger is the balance', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const plan = { ...trial, credits: 10 };
  const spend = (key: string) =>
    contextFor(server, account).transaction((tx) => reserveCredits(tx, plan, { key, action: 'fax', credits: 1 }));
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => spend(`spend-${n}`)));
  const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(40);
  expect(refused.every(({ reason }) => (reason as { code?: string }).code === 'NO_CREDITS')).toBe(true);
  expect(await sums(server, account)).toEqual({ balance: 0, ledger: 0 });
});

test('there is no negative price, and none of part of a credit', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  for (const credits of [-1, 0.5, Number.NaN]) {
    const spend = { key: `odd-${credits}`, action: 'fax', credits } as const;
    await expect(contextFor(server, account).transaction((tx) => reserveCredits(tx, trial, spend))).rejects.toThrow(
      'is no price',
    );
  }
  expect(await balanceOf(account)).toBe(30);
});

test('one key is charged once, however often and in whatever order it is settled', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const inTx = (work: Parameters<ReturnType<typeof contextFor>['transaction']>[0]) =>
    contextFor(server, account).transaction(work);
  const spend = { key: 'twice', action: 'pdf', credits: 15 } as const;
  await Promise.all([1, 2, 3].map(() => inTx((tx) => reserveCredits(tx, trial, spend))));
  expect(await balanceOf(account)).toBe(15);
  await Promise.all([1, 2].map(() => inTx((tx) => returnCredits(tx, 'twice'))));
  await inTx((tx) => takeCredits(tx, 'twice'));
  expect(await balanceOf(account)).toBe(30);
  await inTx((tx) => reserveCredits(tx, trial, { ...spend, key: 'taken' }));
  await inTx((tx) => takeCredits(tx, 'taken'));
  await inTx((tx) => returnCredits(tx, 'taken'));
  expect(await balanceOf(account)).toBe(15);
  expect(await sums(server, account)).toEqual({ balance: 15, ledger: 15 });
});

test('while credits are set aside, the price of now holds', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const reserve = (credits: number) =>
    contextFor(server, account).transaction((tx) => reserveCredits(tx, trial, { key: 'one', action: 'note', credits }));
  await reserve(15);
  await reserve(0);
  expect(await sums(server, account)).toEqual({ balance: 30, ledger: 30 });
  await reserve(3);
  await expect(reserve(31)).rejects.toMatchObject({ code: 'NO_CREDITS' });
  await contextFor(server, account).transaction((tx) => takeCredits(tx, 'one'));
  await reserve(15);
  expect(await sums(server, account)).toEqual({ balance: 27, ledger: 27 });
});

test.each([-1, 0.5, Number.NaN])('%s is no price', async (credits) => {
  const server = await testServer();
  const account = await newAccount(server);
  const spend = { key: 'odd', action: 'fax', credits } as const;
  await expect(contextFor(server, account).transaction((tx) => reserveCredits(tx, trial, spend))).rejects.toThrow(
    'no price',
  );
  expect(await balanceOf(account)).toBe(30);
});

test('a note costs its engine once it is written, and shows in ledger and usage', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  expect((await writeNote(account)).status).toBe('success');
  expect(await balanceOf(account)).toBe(29);
  const ledger = await account.ok(getLedger, { query: {} });
  expect(ledger).toMatchObject({ balance: 29, limit: 30, plan: 'trial', nextRefillAt: null });
  expect(ledger.entries.map(({ action, granted, taken }) => [action, granted, taken])).toEqual([
    ['note', 0, 1],
    ['trial', 30, 0],
  ]);
  expect((await account.ok(getLedger, { query: { to: '2020-01-01' } })).entries).toEqual([]);
  const usage = await account.ok(getApiUsage, {});
  expect(usage).toMatchObject({
    actions: 1,
    credits: 1,
    byAction: [{ name: 'note' }],
    byModel: [{ name: 'local' }],
  });
});

test('a note that fails gives its credits back, once', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const { id: noteId } = await newNote(account);
  const french =
    'Médecin: Comment allez-vous aujourd’hui ?\nPatient: J’ai mal à la tête depuis trois jours et je ne dors pas bien la nuit.';
  const { taskId } = await account.ok(saveTranscript, { body: { noteId, question: french, generate: true } });
  expect((await finishedTask(account, taskId!)).status).toBe('failure');
  expect(await balanceOf(account)).toBe(30);
  await account.ok(retryBackgroundTask, { params: { id: taskId! } });
  await finishedTask(account, taskId!);
  expect(await balanceOf(account)).toBe(30);
  const ledger = await account.ok(getLedger, { query: {} });
  expect(ledger.balance).toBe(30);
});

test('without credits the entry is kept and its job says why; with credits again it is written', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  await contextFor(server, account).transaction((tx) =>
    reserveCredits(tx, trial, { key: 'all', action: 'pdf', credits: 30 }),
  );
  const failed = await writeNote(account);
  expect(failed).toMatchObject({
    status: 'failure',
    result: { message: expect.stringContaining('not enough credits') },
  });
  await contextFor(server, account).transaction((tx) => returnCredits(tx, 'all'));
  await account.ok(retryBackgroundTask, { params: { id: failed.taskId } });
  expect((await finishedTask(account, failed.taskId)).status).toBe('success');
  expect(await balanceOf(account)).toBe(29);
});

test('a month’s credits come anew and what is left lapses', async () => {
  const server = await startTestServer({ MONTHLY_CREDITS: '1000' });
  try {
    const account = await newAccount(server);
    const plan = planOf({ monthlyCredits: 1000, localEngineCredits: true });
    const spend = (key: string) =>
      contextFor(server, account).transaction((tx) => reserveCredits(tx, plan, { key, action: 'fax', credits: 100 }));
    await spend('first-month');
    const { nextRefillAt, plan: named } = await account.ok(getLedger, { query: {} });
    expect([named, nextRefillAt]).toEqual(['monthly', expect.any(String)]);
    server.clock.advance(32 * 24 * 60 * 60_000);
    await spend('second-month');
    expect(await sums(server, account)).toEqual({ balance: 900, ledger: 900 });
    const rows = await server.engine.query(
      'select action, granted from credit_entries where user_id = $1 and granted <> 0 order by created_at, id',
      [account.userId],
    );
    expect(rows.map(({ action, granted }) => [action, granted])).toEqual([
      ['refill', 1000],
      ['lapse', -900],
      ['refill', 1000],
    ]);
  } finally {
    await server.stop();
  }
});

test('a trial is given once to a person, whatever workspace they act in; a month’s credits to each seat', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const clinic = await newAccount(server);
  const abroad = await asMemberOf(server, account, clinic.workspaceId);
  const spend = (who: TestAccount, plan: CreditPlan, key: string) =>
    contextFor(server, who).transaction((tx) => reserveCredits(tx, plan, { key, action: 'fax', credits: 10 }));
  await spend(account, trial, 'home');
  await spend(abroad, trial, 'abroad');
  await contextFor(server, abroad).transaction((tx) => takeCredits(tx, 'home'));
  expect([await balanceOf(account), await balanceOf(abroad), await balanceOf(clinic)]).toEqual([10, 10, 30]);
  expect((await abroad.ok(getLedger, { query: {} })).entries).toHaveLength(3);
  const monthly = { ...trial, plan: 'monthly' as const, credits: 100 };
  await spend(account, monthly, 'paid-home');
  await spend(abroad, monthly, 'paid-abroad');
  const seats = await server.engine.query(
    'select plan, balance, "limit", next_refill_at is not null as refills from credit_seats where user_id = $1',
    [account.userId],
  );
  expect(seats).toEqual([1, 2].map(() => ({ plan: 'monthly', balance: 90, limit: 100, refills: true })));
  expect((await sums(server, account)).ledger).toBe(180);
});

test('a month ends on its last day where the next one is shorter', () => {
  const after = (date: string) => new Date(oneMonthAfter(Date.parse(date))).toISOString().slice(0, 16);
  expect(after('2026-01-31T10:00:00Z')).toBe('2026-02-28T10:00');
  expect(after('2028-01-30T10:00:00Z')).toBe('2028-02-29T10:00');
  expect(after('2026-12-15T10:00:00Z')).toBe('2027-01-15T10:00');
});

test('how long an action took is not told when the clock was set back meanwhile', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const inTx = (work: Parameters<ReturnType<typeof contextFor>['transaction']>[0]) =>
    contextFor(server, account).transaction(work);
  const lasts = async (key: string, ms: number) => {
    await inTx((tx) => reserveCredits(tx, trial, { key, action: 'pdf', credits: 1 }));
    server.clock.advance(ms);
    await inTx((tx) => takeCredits(tx, key));
    server.clock.advance(-ms);
    const { entries } = await account.ok(getLedger, { query: {} });
    return entries.filter(({ action }) => action === 'pdf').map(({ seconds }) => seconds);
  };
  expect(await lasts('back', -5 * 60_000)).toEqual([null]);
  expect(await lasts('on', 4_000)).toContainEqual(expect.closeTo(4, 0));
});

test('tasks tell what they set aside from whichever seat paid, and nothing of other people or older rows', async () => {
  const server = await testServer();
  const [account, clinic, other] = [await newAccount(server), await newAccount(server), await newAccount(server)];
  const abroad = await asMemberOf(server, account, clinic.workspaceId);
  const monthly = { ...trial, plan: 'monthly' as const, credits: 100 };
  const [cheap, dear, foreign] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const createdAt = server.clock.now();
  const spend = (who: TestAccount, taskId: string, key: string, credits: number) =>
    contextFor(server, who).transaction((tx) =>
      reserveCredits(tx, monthly, { key, action: 'note', model: null, credits, taskId }),
    );
  await spend(account, cheap, 'first try', 1);
  await spend(account, cheap, 'second try', 2);
  await spend(abroad, dear, 'elsewhere', 5);
  await spend(other, foreign, 'not mine', 7);
  const tasks = [cheap, dear, foreign, crypto.randomUUID()].map((id) => ({ id, createdAt }));
  const { db } = server.engine;
  expect(await creditsOfTasks(db, account.userId, tasks)).toEqual(
    new Map([
      [cheap, 2],
      [dear, 5],
    ]),
  );
  expect(await creditsOfTasks(db, account.userId, [])).toEqual(new Map());
  // older ledger rows are not looked at
  const later = tasks.map(({ id }) => ({ id, createdAt: createdAt + 3_600_000 }));
  expect(await creditsOfTasks(db, account.userId, later)).toEqual(new Map());
});

test('nobody sees or spends another person’s credits', async () => {
  const server = await testServer();
  const [mine, other] = [await newAccount(server), await newAccount(server)];
  await contextFor(server, mine).transaction((tx) =>
    reserveCredits(tx, trial, { key: 'same', action: 'fax', credits: 1 }),
  );
  await contextFor(server, other).transaction((tx) => returnCredits(tx, 'same'));
  expect([await balanceOf(mine), await balanceOf(other)]).toEqual([29, 30]);
  expect((await other.ok(getLedger, { query: {} })).entries).toEqual([]);
});
