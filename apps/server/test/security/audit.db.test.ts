import { createNote, deleteNotes, getNote, listNotes, updateNote } from '@clinical/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { newAccount } from '../builders/accounts.ts';
import { testServer } from '../harness.ts';
import { walkChain } from '../walk-chain.ts';

test('each read, write and refusal of patient data leaves one row: who, what, when, where, and no patient data', async () => {
  const server = await testServer();
  const [account, stranger] = [await newAccount(server), await newAccount(server)];
  const note = await account.ok(
    createNote,
    { body: { title: 'Canary Patient' } },
    { headers: { 'user-agent': 'chart\u0009reader' } },
  );
  await account.ok(getNote, { params: { id: note.id } });
  await account.ok(updateNote, { params: { id: note.id }, body: { phone: '555 555 0100' } });
  await account.ok(listNotes, { query: {} });
  await stranger.call(getNote, { params: { id: note.id } });
  await account.ok(deleteNotes, { body: { ids: [note.id] } });
  const rows = await server.engine.query(
    'select action, outcome, user_id, workspace_id, session_id, note_id, record_id, address, at from audit_events where user_id = any($1) order by seq',
    [[account.userId, stranger.userId]],
  );
  expect(rows.map((row) => `${row['action']} ${row['outcome']}`)).toEqual([
    'note.create ok',
    'note.read ok',
    'note.edit ok',
    'note.list ok',
    'access.refused refused',
    'note.delete ok',
  ]);
  expect(rows[0]).toMatchObject({
    user_id: account.userId,
    workspace_id: account.workspaceId,
    session_id: account.sessionId,
    address: '127.0.0.1',
  });
  expect(rows[4]).toMatchObject({ user_id: stranger.userId, record_id: note.id });
  expect(JSON.stringify(rows)).not.toMatch(/canary|555 0100/i);
});

test('rows cannot be changed through the program, and a change behind its back is named', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  await account.ok(createNote, { body: { title: 'Sealed' } });
  for (const statement of [
    "update audit_events set action = 'x'",
    'delete from audit_events',
    'truncate audit_events cascade',
    'delete from audit_seals',
  ]) {
    await expect(server.engine.exec(statement)).rejects.toThrow(/append-only/);
  }
  await expect.poll(async () => (await walkChain(server.engine)).unsealed).toBe(0);
  const [victim] = await server.engine.query(
    "select seq from audit_events where action = 'note.create' and user_id = $1",
    [account.userId],
  );
  await server.engine.exec('alter table audit_events disable trigger all');
  await server.engine.query("update audit_events set action = 'note.read' where seq = $1", [victim?.['seq']]);
  expect((await walkChain(server.engine)).broken).toMatchObject({ seq: victim?.['seq'] });
  await server.engine.query("update audit_events set action = 'note.create' where seq = $1", [victim?.['seq']]);
  await server.engine.exec('alter table audit_events enable always trigger audit_events_append_only');
});
