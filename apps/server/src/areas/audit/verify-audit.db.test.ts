import { verifyAudit } from '@clinical/contract/audit/audit.calls';
import { expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { newDatabase } from '../../../test/database.ts';
import { startTestServer } from '../../../test/harness.ts';

test('names the first row that was touched behind the back of the program', async () => {
  const server = await startTestServer({}, { engine: await newDatabase() });
  const admin = await newAccount(server);
  const note = await newNote(admin);
  await expect.poll(async () => (await admin.ok(verifyAudit, {})).sealed).toBeGreaterThan(0);
  const [row] = await server.engine.query('select seq from audit_events where note_id = $1', [note.id]);
  await server.engine.exec('alter table audit_events disable trigger all');
  await server.engine.query("update audit_events set user_id = 'somebody-else' where seq = $1", [row?.['seq']]);
  const found = await admin.ok(verifyAudit, {});
  expect(found).toMatchObject({
    ok: false,
    firstBroken: { row: Number(row?.['seq']), at: expect.any(String), why: 'the audit row or its seal was changed' },
  });
});
