import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPiscinaPool } from '../src/platform/work/piscina-pool.ts';
import { type WorkOrder, type WorkPool, workPool } from '../src/platform/work/work-pool.ts';
import { newAccount, type TestAccount } from './builders/accounts.ts';
import { newNote } from './builders/notes.ts';
import { shortVisit, writtenEntry } from './builders/transcripts.ts';
import { testServer, type TestServer } from './harness.ts';

const nothing = { perPerson: 0, perWorkspace: 0, total: 0 };

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
  ({ id: noteId } = await newNote(account));
});

/** Replaces the program's pool until the end of the test. */
function usePool(pool: WorkPool): void {
  const real = server.ports.get(workPool);
  server.ports.register(workPool, pool);
  onTestFinished(() => void server.ports.register(workPool, real));
}

function fullPool(): WorkPool {
  const pool = createPiscinaPool({ threads: 1, pending: nothing });
  onTestFinished(() => pool.close());
  return pool;
}

test('a request is rejected with 429 and Retry-After when too much of its person is pending, and stores nothing', async () => {
  usePool(fullPool());
  const reply = await account.call(saveTranscript, { body: { noteId, question: shortVisit } });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '5']);
  expect(reply.body).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too much of your work is pending. Wait a moment and try again.',
  });
  expect(await account.ok(getTranscripts, { params: { id: noteId } })).toEqual([]);
});

test('only the first piece of a request may be rejected: the rest of it, and its job, wait and are done', async () => {
  const real = server.ports.get(workPool);
  const full = fullPool();
  const orders: WorkOrder[] = [];
  usePool({
    run(task, input, order) {
      orders.push(order);
      return (order.mayBeRejected ? real : full).run(task, input, order);
    },
    close: async () => undefined,
  });
  const entry = await writtenEntry(account, { noteId, question: shortVisit });
  expect(entry.version).toBe(1);
  expect(orders.map(({ mayBeRejected }) => mayBeRejected)).toEqual([true, ...orders.slice(1).map(() => false)]);
  expect(orders.length).toBeGreaterThan(2);
  const { workspaceId, userId } = account;
  for (const { owner } of orders) expect(owner).toEqual({ workspaceId, userId });
});
