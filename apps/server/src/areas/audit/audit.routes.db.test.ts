import { exportAudit, listAudit, verifyAudit } from '@clinical/contract/audit/audit.calls';
import { auditKindOf, auditKinds } from '@clinical/contract/audit/audit.rules';
import type { AuditFilter } from '@clinical/contract/audit/audit.schemas';
import { getNote, updateNote, updatePresence } from '@clinical/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { errorCode, testServer } from '../../../test/harness.ts';

/** An admin, a nurse of the same workspace who may edit, and a chart that both have opened. */
async function openedChart() {
  const server = await testServer();
  const admin = await newAccount(server, { givenName: 'Ada', familyName: 'Okafor' });
  const nurse = await newColleague(server, admin);
  const note = await newNote(admin);
  await grant(server.engine, note.id, `user:${nurse.userId}`, 'edit');
  await nurse.ok(getNote, { params: { id: note.id } });
  await nurse.ok(updateNote, { params: { id: note.id }, body: { phone: '555 555 0100' } });
  return { server, admin, nurse, note };
}

const actionsOf = async (account: TestAccount, query: AuditFilter) =>
  (await account.ok(listAudit, { query })).items.map(({ action }) => action);

test('shows an admin who did what, newest first, with the names of people and of charts that they may see', async () => {
  const { admin, nurse, note } = await openedChart();
  const { items } = await admin.ok(listAudit, { query: { noteId: note.id } });
  expect(items.map(({ action, userId }) => [action, userId])).toEqual([
    ['note.edit', nurse.userId],
    ['note.read', nurse.userId],
    ['note.create', admin.userId],
  ]);
  expect(items[1]).toMatchObject({
    userName: 'Ada Okafor',
    noteTitle: note.title,
    kind: 'view',
    outcome: 'ok',
    address: '127.0.0.1',
  });
});

test('finds by person, action, kind and time', async () => {
  const { server, admin, nurse, note } = await openedChart();
  expect(await actionsOf(admin, { userId: nurse.userId, action: 'view' })).toEqual(['note.read']);
  expect(await actionsOf(admin, { action: 'note.create' })).toEqual(['note.create']);
  expect(await actionsOf(admin, { noteId: note.id, action: 'edit' })).toEqual(['note.edit', 'note.create']);
  const later = new Date(server.clock.now() + 60_000).toISOString();
  expect(await actionsOf(admin, { noteId: note.id, from: later })).toEqual([]);
  // with an offset of its own
  expect(await actionsOf(admin, { noteId: note.id, action: 'edit', to: later.replace('Z', '+00:00') })).toHaveLength(2);
});

test('tells the kinds as the rule of the contract tells them', async () => {
  const { server, admin } = await openedChart();
  const rows = await server.engine.query('select distinct action from audit_events where workspace_id = $1', [
    admin.workspaceId,
  ]);
  const all = new Set(rows.map((row) => String(row['action'])));
  for (const kind of auditKinds) {
    const found = new Set(await actionsOf(admin, { action: kind, limit: 200 }));
    for (const action of found) expect(auditKindOf(action)).toBe(kind);
    for (const action of all) if (auditKindOf(action) === kind) expect(found).toContain(action);
  }
});

test('what an open page asks for by itself is shown only when asked for', async () => {
  const { admin, note } = await openedChart();
  await admin.ok(updatePresence, { params: { id: note.id }, body: { here: true } });
  expect(await actionsOf(admin, { noteId: note.id })).not.toContain('note.read-editors');
  expect(await actionsOf(admin, { noteId: note.id, action: 'background' })).toEqual(['note.read-editors']);
  expect(await actionsOf(admin, { noteId: note.id, action: 'note.read-editors' })).toHaveLength(1);
});

test('comes in pages by key, each row once', async () => {
  const { admin, note } = await openedChart();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await admin.ok(listAudit, { query: { noteId: note.id, limit: 1, ...(cursor ? { cursor } : {}) } });
    expect(page.items.length).toBeLessThanOrEqual(1);
    seen.push(...page.items.filter(({ action }) => action !== 'audit.read').map(({ action }) => action));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['note.edit', 'note.read', 'note.create']);
  expect(errorCode(await admin.call(listAudit, { query: { cursor: 'nowhere' } }))).toBe('INVALID_INPUT');
});

test('is closed to members, but for the charts that are theirs to manage', async () => {
  const { server, admin, nurse, note } = await openedChart();
  expect((await nurse.call(listAudit, { query: {} })).status).toBe(404);
  expect((await nurse.call(listAudit, { query: { noteId: note.id } })).status).toBe(404);
  expect((await nurse.call(exportAudit, { query: {} })).status).toBe(404);
  expect((await nurse.call(verifyAudit, {})).status).toBe(404);
  const own = await newNote(nurse);
  await admin.ok(getNote, { params: { id: own.id } });
  expect(await actionsOf(nurse, { noteId: own.id })).toEqual(['note.read', 'note.create']);
  const rows = await server.engine.query(
    "select outcome from audit_events where user_id = $1 and action = 'access.refused'",
    [nurse.userId],
  );
  expect(rows.length).toBe(4);
});

test('shows a chart also what people of other workspaces did with it, and no workspace the rows of another', async () => {
  const { server, admin, note } = await openedChart();
  const outside = await newAccount(server);
  await grant(server.engine, note.id, `user:${outside.userId}`, 'read');
  await server.engine.query(
    `insert into audit_events (id, at, user_id, workspace_id, action, record_type, record_id, note_id, outcome)
     values (gen_random_uuid(), $1, $2, $3, 'note.read', 'note', $4, $4, 'ok')`,
    [server.clock.now(), outside.userId, outside.workspaceId, note.id],
  );
  const { items } = await admin.ok(listAudit, { query: { noteId: note.id } });
  expect(items[0]).toMatchObject({ action: 'note.read', userId: outside.userId });
  expect(await actionsOf(outside, { noteId: note.id })).toEqual(['note.read']);
  expect((await admin.ok(listAudit, { query: {} })).items.some(({ userId }) => userId === outside.userId)).toBe(false);
});

test('leaves as a CSV file in which nothing is a formula, and says so in the log', async () => {
  const { server, admin, note } = await openedChart();
  const formula = await newColleague(server, admin);
  await server.engine.query(`update users set given_name = '=HYPERLINK("x")', family_name = 'Ng' where id = $1`, [
    formula.userId,
  ]);
  await newNote(formula);
  const reply = await admin.call(exportAudit, { query: {} }, { headers: { 'user-agent': '@SUM(A1)' } });
  expect(reply.headers.get('content-type')).toContain('text/csv');
  expect(reply.headers.get('content-disposition')).toContain('audit%20');
  const text = String(reply.body);
  expect(text).toContain(`"'=HYPERLINK(""x"") Ng"`);
  expect(text).toContain(`"'@SUM(A1)"`);
  expect(text).toContain(note.id);
  expect(text).not.toContain(note.title);
  expect(text.split('\r\n')[0]).toContain('"time (UTC)","person"');
  expect(await actionsOf(admin, { action: 'audit.export' })).toEqual(['audit.export']);
});

test('checks the chain, and says that it did', async () => {
  const { admin } = await openedChart();
  await expect
    .poll(() => admin.ok(verifyAudit, {}))
    .toMatchObject({ state: 'intact', firstBroken: null, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await actionsOf(admin, { action: 'audit.verify' })).toContain('audit.verify');
});
