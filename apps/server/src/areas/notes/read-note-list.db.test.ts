import { deleteNotes, listMyNotes, listNotes, listTags, updateNote } from '@clinical/contract/notes/notes.calls';
import type { Note, NoteFilter, NotePage } from '@clinical/contract/notes/notes.schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

async function titles(filter: NoteFilter, who = account): Promise<string[]> {
  const found = await who.ok(listNotes, { query: filter });
  return (Array.isArray(found) ? found : found.items).map((note: Note) => note.title);
}

async function search(who: TestAccount, filter: NoteFilter): Promise<NotePage> {
  return (await who.ok(listNotes, { query: filter })) as NotePage;
}

/** Charts named Quimby 1, 2, 3 …, each a second newer than the one before, with their owner's grant. */
async function manyNotes(owner: TestAccount, amount: number): Promise<void> {
  await server.engine.query(
    `with made as (
      insert into notes (id, workspace_id, owner_id, title, title_search, created_at, last_activity_at, updated_at)
      select gen_random_uuid(), $1::uuid, $2::uuid, 'Quimby ' || n, 'quimby ' || n, n * 1000, n * 1000, n * 1000
      from generate_series(1, $3::int) n returning id)
    insert into note_grants select id, $4, 'manage' from made`,
    [owner.workspaceId, owner.userId, amount, `user:${owner.userId}`],
  );
}

test('the tags to narrow a list to are those of the charts one may see, each once', async () => {
  const [mine, stranger] = [await newAccount(server), await newAccount(server)];
  const [shared, own, other, gone] = [
    await newNote(stranger, { title: 'Shared' }),
    await newNote(mine, { title: 'Own' }),
    await newNote(stranger, { title: 'Theirs' }),
    await newNote(mine, { title: 'In the bin' }),
  ];
  const tag = (id: string, tags: string[]) =>
    server.engine.query('update notes set tags = $2::text[] where id = $1', [id, tags]);
  await tag(own.id, ['knee', 'follow-up']);
  await tag(shared.id, ['knee', 'hip']);
  await tag(other.id, ['secret']);
  await tag(gone.id, ['old']);
  await mine.ok(deleteNotes, { body: { ids: [gone.id] } });
  expect(await mine.ok(listTags, {})).toEqual(['follow-up', 'knee']);
  expect(await stranger.ok(listTags, {})).toEqual(['hip', 'knee', 'secret']);
  const narrow = await newColleague(server, stranger);
  await grant(server.engine, shared.id, `user:${narrow.userId}`, 'read');
  expect(await narrow.ok(listTags, {})).toEqual(['hip', 'knee']);
});

describe('a search', () => {
  test('finds part of a name, of a record number or of a phone number, and a day of birth as people type it', async () => {
    const mine = await newAccount(server);
    const details = { dateOfBirth: '1958-03-14', mrn: 'MRN-20 418', phone: '+1 (555) 123-4567' };
    const { id } = await newNote(mine, { title: 'Zoë Lind', ...details });
    await newNote(mine, { title: 'Someone Else', dateOfBirth: '1958-03-15', mrn: 'B-7', phone: '+44 20 7946 0958' });
    for (const query of ['zoe li', '20418', '(555) 123-4567', '3/14/1958', '14.3.58'])
      expect(await titles({ query }, mine), query).toEqual(['Zoë Lind']);
    for (const query of ['3/16/1958', 'lind 20', '5551234568'])
      expect(await titles({ query }, mine), query).toEqual([]);
    await mine.ok(updateNote, { params: { id }, body: { phone: '+1 555 987 6543' } });
    expect(await titles({ query: '5551234567' }, mine)).toEqual([]);
    expect(await titles({ query: '9876543' }, mine)).toEqual(['Zoë Lind']);
  });
});

describe('a list', () => {
  test('is an array without a limit, newest activity first, and leaves one audit row', async () => {
    const mine = await newAccount(server);
    for (const title of ['First', 'Second', 'Third']) await newNote(mine, { title });
    expect(await titles({}, mine)).toEqual(['Third', 'Second', 'First']);
    const rows = await server.engine.query(
      "select action from audit_events where user_id = $1 and action = 'note.list'",
      [mine.userId],
    );
    expect(rows).toHaveLength(1);
  });

  test('comes in pages with a limit, each chart once, while new ones are added', async () => {
    const mine = await newAccount(server);
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) made.unshift((await newNote(mine, { title: `Patient ${n}` })).id);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const { items, nextCursor } = (await mine.ok(listNotes, { query: { limit: 3, cursor } })) as NotePage;
      seen.push(...items.map((note) => note.id));
      if (page === 0) await newNote(mine, { title: 'Came in between' });
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(seen).toEqual(made);
  });

  test('pages over 50 are filled as well', async () => {
    const mine = await newAccount(server);
    await Promise.all(Array.from({ length: 60 }, () => newNote(mine)));
    const page = (await mine.ok(listNotes, { query: { limit: 59 } })) as NotePage;
    expect(page.items).toHaveLength(59);
    expect(page.nextCursor).not.toBeNull();
  });

  test('of a search that fits more charts than are sorted is the same, page by page', async () => {
    const mine = await newAccount(server);
    await manyNotes(mine, 1_100);
    const last = await newNote(mine, { title: 'Quimby, the newest' });
    const [newest, ...first] = (await search(mine, { query: 'quimby', limit: 50 })).items;
    expect(newest?.id).toBe(last.id);
    expect(first.map((note) => note.title)).toEqual(Array.from({ length: 49 }, (_, n) => `Quimby ${1_100 - n}`));
    const byName = await search(mine, { query: 'quimby 1', sort: 'name', limit: 3 });
    expect(byName.items.map((note) => note.title)).toEqual(['Quimby 1', 'Quimby 10', 'Quimby 100']);
    const found = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await search(mine, { query: 'quimby', limit: 200, cursor });
      for (const note of page.items) found.add(note.id);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found.size).toBe(1_101);
  });

  test('of a search is filled with what is visible when the newest that fit are not', async () => {
    const mine = await newAccount(server);
    const old = await newNote(mine, { title: 'Okafor, the oldest' });
    const hidden = await Promise.all(Array.from({ length: 60 }, (_, n) => newNote(mine, { title: `Okafor ${n}` })));
    const recent = await newNote(mine, { title: 'Okafor, the newest' });
    expect(await titles({ query: 'okafor', limit: 2 }, mine)).toHaveLength(2);
    await server.engine.query('delete from note_grants where note_id = any($1::uuid[])', [hidden.map(({ id }) => id)]);
    expect(await titles({ query: 'okafor', limit: 50 }, mine)).toEqual([recent.title, old.title]);
  });

  test('holds nothing of other workspaces', async () => {
    const stranger = await newAccount(server);
    await newNote(account);
    expect(await titles({}, stranger)).toEqual([]);
    expect(await titles({ query: 'halloran' }, stranger)).toEqual([]);
  });

  test('of my own charts leaves out those that others shared with me', async () => {
    const owner = await newAccount(server);
    const shared = await newNote(owner, { title: 'Shared' });
    await grant(server.engine, shared.id, `admins:${account.workspaceId}`, 'read');
    await server.engine.query('update notes set workspace_id = $1 where id = $2', [account.workspaceId, shared.id]);
    const mine = await account.ok(listMyNotes, { query: {} });
    expect(await titles({})).toContain('Shared');
    expect((mine as Note[]).map((note) => note.title)).not.toContain('Shared');
  });
});

describe('a search', () => {
  beforeAll(async () => {
    account = await newAccount(server);
    for (const title of ['José Álvarez', 'Josephine Ng', '100% Wool', 'Under_score', 'Back\\slash', "O'Brien"]) {
      await newNote(account, { title });
    }
  });

  test.each([
    ['jose', ['Josephine Ng', 'José Álvarez']],
    ['ALVAREZ', ['José Álvarez']],
    ['  josé   á', ['José Álvarez']],
    ['ng', ['Josephine Ng']],
    ["o'b", ["O'Brien"]],
    ['%', ['100% Wool']],
    ['_', ['Under_score']],
    ['\\', ['Back\\slash']],
    ['j%e', []],
    ["' or 1=1 --", []],
    ['\0wool', ['100% Wool']],
  ])('for %j finds %j', async (query, expected) => {
    expect(await titles({ query, limit: 10 })).toEqual(expected);
  });

  test('for blanks is no search', async () => {
    expect(await titles({ query: '   ' })).toHaveLength(6);
  });
});

describe('days of last activity', () => {
  test('narrow a list to the days that were asked for', async () => {
    const mine = await newAccount(server);
    const note = await newNote(mine);
    const day = note.lastActivityAt.slice(0, 10);
    expect(await titles({ date_range: `${day},${day}` }, mine)).toHaveLength(1);
    expect(await titles({ date_range: ',2001-01-01' }, mine)).toEqual([]);
    expect(await titles({ date_range: '2001-01-01,' }, mine)).toHaveLength(1);
  });
});

test.each([
  { cursor: 'bm90IGEgY3Vyc29y' },
  { date_range: '2026-02-30,2026-03-01' },
  { limit: 0 },
  { limit: 201 },
  { query: 'x'.repeat(201) },
])('what cannot be a filter is refused: %j', async (query) => {
  const reply = await account.call(listNotes, { query });
  expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
});
