import {
  archiveNote,
  countTranscripts,
  deleteNotes,
  getActiveEditors,
  getNote,
  listBin,
  listNotes,
  updateNote,
  updateReferralFavorite,
} from '@clinical/contract/notes/notes.calls';
import type {
  BinFilter,
  BinnedNote,
  BinPage,
  Note,
  NoteFilter,
  NotePage,
} from '@clinical/contract/notes/notes.schemas';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { newEntry, shortVisit } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { tidyNotes } from './tidy-notes.ts';

let server: TestServer;
let account: TestAccount;
let stranger: TestAccount;
const dayMs = 86_400_000;

beforeEach(async () => {
  server = await testServer();
  [account, stranger] = [await newAccount(server), await newAccount(server)];
});

const titles = async (query: NoteFilter = {}, who = account) =>
  ((await who.ok(listNotes, { query })) as Note[]).map((note) => note.title);
const star = (id: string, isReferralFavorite = true, who = account) =>
  who.ok(updateReferralFavorite, { params: { id }, body: { isReferralFavorite } });

async function recorded(noteId: string): Promise<unknown[]> {
  const rows = await server.engine.query('select action from audit_events where note_id = $1 order by seq', [noteId]);
  return rows.map((row) => row['action']);
}

/** All pages of a list, one after the other. */
async function paged(query: NoteFilter): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: NotePage = (await account.ok(listNotes, {
      query: { ...query, ...(cursor === '' ? {} : { cursor }) },
    })) as NotePage;
    found.push(...page.items.map((note) => note.title));
    cursor = page.nextCursor;
  }
  return found;
}

describe('a star', () => {
  test('puts a patient first for the one who gave it, and for nobody else', async () => {
    const first = await newNote(account, { title: 'First' });
    await newNote(account, { title: 'Second' });
    const reader = await newColleague(server, account, 'read');
    for (const { id } of (await account.ok(listNotes, { query: {} })) as Note[])
      await grant(server.engine, id, `user:${reader.userId}`, 'read');
    expect(await star(first.id)).toMatchObject({ id: first.id, isReferralFavorite: true, version: 1 });
    expect(await star(first.id)).toMatchObject({ isReferralFavorite: true });
    expect(await titles()).toEqual(['First', 'Second']);
    expect(await titles({}, reader)).toEqual(['Second', 'First']);
    await star(first.id, false);
    expect(await titles()).toEqual(['Second', 'First']);
    expect(await star(first.id, true, reader)).toMatchObject({ isReferralFavorite: true });
    expect(await recorded(first.id)).toEqual(expect.arrayContaining(['note.star', 'note.unstar']));
  });

  test('is not to be given to what others see', async () => {
    const theirs = await newNote(stranger);
    const body = { isReferralFavorite: true };
    expect((await account.call(updateReferralFavorite, { params: { id: theirs.id }, body })).status).toBe(404);
    expect(await server.engine.query('select 1 from note_favorites where note_id = $1', [theirs.id])).toEqual([]);
  });
});

describe('a list', () => {
  test.each(['activity', 'name'] as const)('by %s comes in pages, starred patients first, each once', async (sort) => {
    const names = ['Émile', 'adam', 'Zoë', 'eve', 'Bo', 'Adam', 'Cy'];
    const made = [];
    for (const title of names) made.push(await newNote(account, { title }));
    for (const at of [1, 3, 4]) await star(made[at]!.id);
    const whole = await titles({ sort });
    expect(whole).toEqual(
      sort === 'name'
        ? ['adam', 'Bo', 'eve', 'Adam', 'Cy', 'Émile', 'Zoë']
        : ['Bo', 'eve', 'adam', 'Cy', 'Adam', 'Zoë', 'Émile'],
    );
    for (const limit of [1, 2, 3, 4, 7]) expect(await paged({ sort, limit })).toEqual(whole);
  });

  test('by another order than its cursor is refused', async () => {
    for (const title of ['a', 'b']) await newNote(account, { title });
    const { nextCursor } = (await account.ok(listNotes, { query: { limit: 1 } })) as NotePage;
    const reply = await account.call(listNotes, { query: { limit: 1, sort: 'name', cursor: nextCursor! } });
    expect(reply.status).toBe(422);
  });

  test('is narrowed to a date of birth, for the question whether a patient is there already', async () => {
    await newNote(account, { title: 'Ann', dateOfBirth: '1980-01-02' });
    await newNote(account, { title: 'Ann', dateOfBirth: '1980-01-03' });
    expect(await titles({ query: 'ann', date_of_birth: '1980-01-03' })).toEqual(['Ann']);
    expect((await account.call(listNotes, { query: { date_of_birth: '1980-02-30' } })).status).toBe(422);
  });
});

describe('the archive', () => {
  test('keeps a chart out of the usual lists, open as before', async () => {
    const note = await newNote(account, { title: 'Old' });
    await newNote(account, { title: 'New' });
    const archived = await account.ok(archiveNote, { params: { id: note.id }, body: { archived: true } });
    expect(archived.archivedAt).toMatch(/Z$/);
    expect(await account.ok(archiveNote, { params: { id: note.id }, body: { archived: true } })).toEqual(archived);
    expect(await titles()).toEqual(['New']);
    expect(await titles({ archived: 'only' })).toEqual(['Old']);
    expect(await titles({ archived: 'also' })).toEqual(['New', 'Old']);
    expect(await account.ok(getNote, { params: { id: note.id } })).toEqual(archived);
    const back = await account.ok(archiveNote, { params: { id: note.id }, body: { archived: false } });
    expect(back.archivedAt).toBeNull();
    expect(await titles()).toEqual(['New', 'Old']);
    expect(await recorded(note.id)).toEqual(expect.arrayContaining(['note.archive', 'note.unarchive']));
  });

  test('is for those who may delete', async () => {
    const note = await newNote(account);
    const editor = await newColleague(server, account);
    await grant(server.engine, note.id, `user:${editor.userId}`, 'edit');
    for (const who of [editor, stranger]) {
      const reply = await who.call(archiveNote, { params: { id: note.id }, body: { archived: true } });
      expect(reply.status).toBe(404);
    }
    expect((await account.ok(getNote, { params: { id: note.id } })).archivedAt).toBeNull();
  });
});

describe('counting entries', () => {
  test('answers for each chart, archived or not', async () => {
    const [one, none] = [await newNote(account), await newNote(account)];
    await newEntry(account, { noteId: one.id });
    const body = { note_ids: [one.id, none.id, one.id] };
    expect(await account.ok(countTranscripts, { body })).toEqual({ counts: { [one.id]: 1, [none.id]: 0 } });
  });

  test('answers for all or none', async () => {
    const [mine, theirs] = [await newNote(account), await newNote(stranger)];
    const reply = await account.call(countTranscripts, { body: { note_ids: [mine.id, theirs.id] } });
    expect(reply.status).toBe(404);
    expect(await recorded(mine.id)).not.toContain('note.count');
    expect((await account.call(countTranscripts, { body: { note_ids: [] } })).status).toBe(422);
  });
});

describe('who edits a chart now', () => {
  const editors = async (noteId: string, who = account) =>
    (await who.ok(getActiveEditors, { params: { id: noteId } })).activeEditors;

  test('is shown for 30 seconds after a save, with oneself marked', async () => {
    const note = await newNote(account);
    expect(await editors(note.id)).toEqual([]);
    const entry = await newEntry(account, { noteId: note.id });
    const colleague = await newColleague(server, account);
    await grant(server.engine, note.id, `user:${colleague.userId}`, 'edit');
    server.clock.advance(1_000);
    const before = Math.floor(server.clock.now() / 1_000);
    await colleague.ok(updateTranscript, {
      body: { noteId: note.id, createdAt: entry.createdAt, answer: '<p>Seen.</p>' },
    });
    const [latest, earlier] = await editors(note.id);
    expect(latest).toEqual({
      userId: colleague.userId,
      nickname: 'Ada Okafor',
      lastEditAt: expect.any(Number),
      isCurrentUser: false,
      transcriptId: null,
      section: null,
    });
    expect(latest!.lastEditAt - before).toBeLessThan(30);
    expect(latest!.lastEditAt).toBeGreaterThanOrEqual(before);
    expect(earlier).toMatchObject({ userId: account.userId, isCurrentUser: true });
    server.clock.advance(31_000);
    expect(await editors(note.id)).toEqual([]);
    await account.ok(updateNote, { params: { id: note.id }, body: { phone: '555 555 0109' } });
    expect(await editors(note.id, colleague)).toMatchObject([{ userId: account.userId, isCurrentUser: false }]);
  });

  test('is not told to others', async () => {
    const note = await newNote(account);
    expect((await stranger.call(getActiveEditors, { params: { id: note.id } })).status).toBe(404);
  });
});

describe('the bin', () => {
  const bin = async (who: TestAccount) => (await who.ok(listBin, { query: {} })) as BinnedNote[];

  test('comes in pages, each chart once, also of those that were deleted at one moment', async () => {
    const mine = await newAccount(server);
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) ids.push((await newNote(mine, { title })).id);
    await mine.ok(deleteNotes, { body: { ids: ids.slice(0, 3) } });
    server.clock.advance(1_000);
    await mine.ok(deleteNotes, { body: { ids: ids.slice(3) } });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: BinFilter = { limit: 2, ...(cursor !== null && { cursor }) };
      const page = (await mine.ok(listBin, { query })) as BinPage;
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual((await bin(mine)).map(({ id }) => id));
    expect(seen.slice(0, 2).toSorted()).toEqual(ids.slice(3).toSorted());
    expect(seen.toSorted()).toEqual(ids.toSorted());
    const stray = await mine.call(listBin, { query: { limit: 2, cursor: 'x' } });
    expect([stray.status, errorCode(stray)]).toEqual([422, 'INVALID_INPUT']);
  });

  test('lists what I may take out again, with the day it goes', async () => {
    const note = await newNote(account, { title: 'Binned' });
    await account.ok(deleteNotes, { body: { ids: [note.id] } });
    const [binned] = await bin(account);
    expect(binned).toMatchObject({ id: note.id, title: 'Binned' });
    expect(Date.parse(binned!.purgedAt) - Date.parse(binned!.deletedAt)).toBe(30 * dayMs);
    expect(await bin(stranger)).toEqual([]);
  });

  test('is emptied after 30 days: the chart, its entries and its files go, and the log says so', async () => {
    const note = await newNote(account);
    const kept = await newNote(account);
    const form = new FormData();
    form.set('noteId', note.id);
    form.append('files', new Blob([shortVisit]), 'visit.txt');
    const upload = await server.fetch(`/api${uploadAudioFiles.path}`, {
      method: 'POST',
      headers: { authorization: `token ${account.token}` },
      body: form,
    });
    expect(upload.status).toBe(200);
    await account.ok(deleteNotes, { body: { ids: [note.id, kept.id] } });
    await server.engine.query('update notes set deleted_at = deleted_at - $1 where id = $2', [30 * dayMs, note.id]);
    await tidyNotes(server.engine.db, server.clock.now());
    const left = async (table: string, column: string) =>
      (await server.engine.query(`select 1 from ${table} where ${column} = $1`, [note.id])).length;
    expect([await left('notes', 'id'), await left('transcripts', 'note_id')]).toEqual([0, 0]);
    expect(await recorded(note.id)).toContain('note.purge');
    expect((await bin(account)).map(({ id }) => id)).toEqual([kept.id]);
  });
});
