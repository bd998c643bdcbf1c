import { verifyAudit } from '@clinical/contract/audit/audit.calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { newDatabase } from '../../../test/database.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { walkChain } from '../../../test/walk-chain.ts';
import type { DatabaseEngine } from '../../platform/db/database.ts';

let engine: DatabaseEngine;
let server: TestServer;

beforeAll(async () => {
  engine = await newDatabase();
  server = await startTestServer({}, { engine });
});

afterAll(async () => {
  await server.stop();
  await engine.close();
});

test('tells a workspace nothing of what others do', async () => {
  const [quiet, busy] = [await newAccount(server), await newAccount(server)];
  await expect.poll(async () => (await walkChain(server.engine)).unsealed).toBe(0);
  const before = await quiet.ok(verifyAudit, {});
  for (let i = 0; i < 5; i += 1) await newNote(busy);
  await expect.poll(async () => (await walkChain(server.engine)).unsealed).toBe(0);
  // its own row of the verification before is the one that came
  const after = await quiet.ok(verifyAudit, {});
  expect(after.sealed).toBe(before.sealed + 1);
  expect(Object.keys(after).toSorted()).toEqual(
    ['checkedAt', 'firstBroken', 'head', 'sealed', 'state', 'unsealed', 'walkedFrom'].toSorted(),
  );
  expect((await busy.ok(verifyAudit, {})).head).not.toBe(after.head);
});

test('names the first row that was touched behind the back of the program, to its workspace only', async () => {
  const [admin, stranger] = [await newAccount(server), await newAccount(server)];
  const note = await newNote(admin);
  await expect.poll(async () => (await walkChain(server.engine)).unsealed).toBe(0);
  const [row] = await server.engine.query('select seq from audit_events where note_id = $1', [note.id]);
  await server.engine.exec('alter table audit_events disable trigger all');
  await server.engine.query("update audit_events set user_id = 'somebody-else' where seq = $1", [row?.['seq']]);
  const why = 'the audit row or its seal was changed';
  expect(await admin.ok(verifyAudit, {})).toMatchObject({
    state: 'broken',
    firstBroken: { own: true, at: expect.any(String), why },
  });
  expect((await stranger.ok(verifyAudit, {})).firstBroken).toEqual({ own: false, at: null, why });
});
