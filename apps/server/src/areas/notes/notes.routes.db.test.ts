import {
  createNote,
  deleteNotes,
  getNote,
  listNotes,
  restoreNote,
  updateNote,
} from '@clinical/contract/notes/notes.calls';
import type { NewNote, Note } from '@clinical/contract/notes/notes.schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let stranger: TestAccount;
const dayMs = 86_400_000;

beforeAll(async () => {
  server = await testServer();
  [account, stranger] = [await newAccount(server), await newAccount(server)];
});

/** Actions recorded about a chart, in order. */
async function recorded(noteId: string): Promise<unknown[]> {
  const rows = await server.engine.query('select action from audit_events where note_id = $1 order by seq', [noteId]);
  return rows.map((row) => row['action']);
}

/** Puts the account into the other's workspace's reach as a person with this grant only. */
async function share(note: Note, level: 'read' | 'edit'): Promise<TestAccount> {
  const guest = await newAccount(server);
  await grant(server.engine, note.id, `user:${guest.userId}`, level);
  await server.engine.query('update notes set workspace_id = $1 where id = $2', [guest.workspaceId, note.id]);
  return guest;
}

describe('making a chart', () => {
  test('keeps every detail and grants it to its maker', async () => {
    const details = {
      title: '  Ines Halloran ',
      dateOfBirth: '1961-02-28',
      sex: 'female' as const,
      mrn: 'MRN 0042',
      phone: '+1 555 555 0100',
      email: 'ines@example.org',
      language: 'pt',
    };
    const note = await account.ok(createNote, { body: details });
    expect(note).toMatchObject({
      ...details,
      title: 'Ines Halloran',
      ownerId: account.userId,
      entries: 0,
      version: 1,
      progress: null,
      message: null,
      departmentId: null,
      isReferralFavorite: false,
      abilities: { edit: true, delete: true, seeLog: true },
    });
    expect(note.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await account.ok(getNote, { params: { id: note.id } })).toEqual(note);
    expect(await recorded(note.id)).toEqual(['note.create', 'note.read']);
  });

  test('twice under one key makes one chart', async () => {
    const options = { idempotencyKey: 'a-key-of-this-test' };
    const first = await account.ok(createNote, { body: { title: 'Once' } }, options);
    const again = await account.ok(createNote, { body: { title: 'Once' } }, options);
    expect(again).toEqual(first);
    const found = (await account.ok(listNotes, { query: { query: 'once' } })) as Note[];
    expect(found).toHaveLength(1);
  });

  test.each([
    [{ title: '' }],
    [{ title: '   ' }],
    [{ title: '\0' }],
    [{ title: 'x'.repeat(201) }],
    [{ title: ['Ann'] }],
    [{ title: 'Ann', dateOfBirth: '2023-02-30' }],
    [{ title: 'Ann', dateOfBirth: '28.02.1961' }],
    [{ title: 'Ann', dateOfBirth: '2999-01-01' }],
    [{ title: 'Ann', sex: 'f' }],
    [{ title: 'Ann', email: 'not an address' }],
    [{}],
  ])('from %j is refused', async (body) => {
    const reply = await account.call(createNote, { body: body as NewNote });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  });

  test('takes any name a person can have', async () => {
    for (const title of [
      '李小龍',
      'Þórr',
      "D'Arcy-O’Neil",
      '👩🏽‍⚕️',
      'نور',
      "Robert'); DROP TABLE notes;--",
      '<b>Bo</b>',
    ]) {
      expect(await newNote(account, { title })).toMatchObject({ title });
    }
  });
});

describe('opening a chart', () => {
  test('of somebody else is the same as opening none', async () => {
    const note = await newNote(account);
    const [theirs, none] = await Promise.all([
      stranger.call(getNote, { params: { id: note.id } }),
      stranger.call(getNote, { params: { id: '019a1f8c-0000-7000-8000-00000000000a' } }),
    ]);
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
  });

  test('shows what runs for it now', async () => {
    const note = await newNote(account);
    await server.engine.query(
      `insert into background_tasks (id, user_id, workspace_id, kind, note_id, status, progress, message, job, payload, attempts, created_at, updated_at)
       values ($1, $2, $3, 'note', $4, 'PROGRESS', 40, '', 'none', '{}', 1, 0, 0)`,
      ['019a1f8c-0000-7000-8000-0000000000aa', account.userId, account.workspaceId, note.id],
    );
    expect(await account.ok(getNote, { params: { id: note.id } })).toMatchObject({ progress: 40, message: null });
    await server.engine.query("update background_tasks set status = 'SUCCESS' where note_id = $1", [note.id]);
    expect(await account.ok(getNote, { params: { id: note.id } })).toMatchObject({ progress: null });
  });
});

describe('changing a chart', () => {
  test('changes what is named, clears what is null and leaves the rest', async () => {
    const note = await newNote(account, { phone: '555 555 0100', mrn: '7', language: 'en' });
    const changed = await account.ok(updateNote, {
      params: { id: note.id },
      body: { title: 'Inês Halloran', phone: null, mrn: '' },
    });
    expect(changed).toEqual({ ...note, title: 'Inês Halloran', phone: null, mrn: null, version: 2 });
    expect(await account.ok(listNotes, { query: { query: 'ines hal' } })).toContainEqual(changed);
    expect(await recorded(note.id)).toEqual(['note.create', 'note.edit']);
  });

  test('without a version changes only what is named, and replies with the new version', async () => {
    const note = await newNote(account, { phone: '555 555 0100', mrn: '7', language: 'en' });
    const params = { id: note.id };
    const details = [
      { title: 'Inês Halloran' },
      { phone: '555 555 0101' },
      { mrn: '8' },
      { dateOfBirth: '1970-01-02' },
    ];
    const replies = await Promise.all(details.map((body) => account.ok(updateNote, { params, body })));
    expect(replies.map(({ version }) => version).toSorted()).toEqual([2, 3, 4, 5]);
    const changed = { ...note, ...Object.assign({}, ...details), version: 5 };
    expect(await account.ok(getNote, { params })).toEqual(changed);
    expect(await account.ok(updateNote, { params, body: {} })).toEqual(changed);
    expect(await account.ok(getNote, { params })).toEqual(changed);
  });

  test('reads addresses without their spaces and years of two digits, and refuses what is no phone number', async () => {
    const note = await newNote(account);
    const params = { id: note.id };
    const body = { email: ' Ana@Example.ORG ', dateOfBirth: '03/09/85', phone: ' (555) 555-0100 ' };
    expect(await account.ok(updateNote, { params, body })).toMatchObject({
      email: 'Ana@Example.ORG',
      dateOfBirth: '1985-03-09',
      phone: '(555) 555-0100',
    });
    for (const wrong of [{ phone: 'abc' }, { phone: '555 0100' }, { dateOfBirth: '02/30/85' }, { email: 'ana@b' }]) {
      expect((await account.call(updateNote, { params, body: wrong })).status).toBe(422);
    }
    expect(await account.ok(updateNote, { params, body: { phone: '' } })).toMatchObject({ phone: null });
  });

  test('by two people at once: the second learns of it and overwrites nothing', async () => {
    const note = await newNote(account);
    const save = (phone: string) =>
      account.call(updateNote, { params: { id: note.id }, body: { phone } }, { ifMatch: note.version });
    const replies = await Promise.all([save('555 555 0101'), save('555 555 0102')]);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
    expect(errorCode(replies.find((reply) => reply.status === 409)!)).toBe('VERSION_CONFLICT');
    const winner = replies.find((reply) => reply.status === 200)!.body;
    expect(await account.ok(getNote, { params: { id: note.id } })).toEqual(winner);
  });

  test('is not for strangers nor for readers, and leaves no trace', async () => {
    const note = await newNote(account);
    const body = { title: 'Taken over' };
    expect((await stranger.call(updateNote, { params: { id: note.id }, body })).status).toBe(404);
    const reader = await share(note, 'read');
    expect(await reader.ok(getNote, { params: { id: note.id } })).toMatchObject({
      abilities: { edit: false, delete: false, seeLog: false },
    });
    expect((await reader.call(updateNote, { params: { id: note.id }, body }, { ifMatch: 1 })).status).toBe(404);
    expect(await reader.ok(getNote, { params: { id: note.id } })).toMatchObject({ title: note.title, version: 1 });
    expect(await recorded(note.id)).not.toContain('note.edit');
  });
});

describe('the bin', () => {
  test('takes a chart out of every list, and gives it back for 30 days', async () => {
    const note = await newNote(account, { title: 'Binned and back' });
    expect(await account.ok(deleteNotes, { body: { ids: [note.id, note.id] } })).toEqual({ deleted: [note.id] });
    expect((await account.call(getNote, { params: { id: note.id } })).status).toBe(404);
    expect((await account.call(updateNote, { params: { id: note.id }, body: {} })).status).toBe(404);
    expect(await account.ok(listNotes, { query: { query: 'binned' } })).toEqual([]);
    expect(await account.ok(restoreNote, { params: { id: note.id } })).toEqual(note);
    expect(await account.ok(listNotes, { query: { query: 'binned' } })).toEqual([note]);
    expect(await recorded(note.id)).toEqual(['note.create', 'note.delete', 'note.restore']);
  });

  test('keeps nothing longer', async () => {
    const note = await newNote(account);
    await account.ok(deleteNotes, { body: { ids: [note.id] } });
    await server.engine.query('update notes set deleted_at = deleted_at - $1 where id = $2', [30 * dayMs + 1, note.id]);
    expect((await account.call(restoreNote, { params: { id: note.id } })).status).toBe(404);
  });

  test('takes all or none', async () => {
    const [mine, theirs] = [await newNote(account), await newNote(stranger)];
    const reply = await account.call(deleteNotes, { body: { ids: [mine.id, theirs.id] } });
    expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
    await account.ok(getNote, { params: { id: mine.id } });
    await stranger.ok(getNote, { params: { id: theirs.id } });
    expect(await recorded(mine.id)).not.toContain('note.delete');
  });

  test('is not for those who may edit only, and what is not in it cannot be taken out', async () => {
    const note = await newNote(account);
    const editor = await share(note, 'edit');
    expect((await editor.call(deleteNotes, { body: { ids: [note.id] } })).status).toBe(404);
    expect((await editor.call(restoreNote, { params: { id: note.id } })).status).toBe(404);
    expect((await account.call(restoreNote, { params: { id: note.id } })).status).toBe(404);
  });

  test.each([[[]], [['x']], ['all']])('needs ids: %j', async (ids) => {
    const reply = await account.call(deleteNotes, { body: { ids: ids as string[] } });
    expect(reply.status).toBe(422);
  });
});
