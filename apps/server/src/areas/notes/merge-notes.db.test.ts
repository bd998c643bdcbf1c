import { listMerges, mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import type { MergeNotes } from '@clinical/contract/notes/merges.schemas';
import {
  deleteNotes,
  getNote,
  listBin,
  listNotes,
  restoreNote,
  updateNote,
  updateReferralFavorite,
} from '@clinical/contract/notes/notes.calls';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import {
  deleteTranscript,
  getTranscripts,
  updateTranscript,
  updateTranscriptTag,
} from '@clinical/contract/transcripts/entries.calls';
import { getEditHistory } from '@clinical/contract/transcripts/versions.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { newEntry, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let source: Note;
let target: Note;
const dayMs = 86_400_000;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  [source, target] = [
    await newNote(account, { title: 'Ines Haloran' }),
    await newNote(account, { title: 'Ines Halloran' }),
  ];
});

const pair = (more: Partial<MergeNotes> = {}): MergeNotes => ({
  source_note_id: source.id,
  target_note_id: target.id,
  ...more,
});
const merge = (more: Partial<MergeNotes> = {}, who = account) => who.call(mergeNotes, { body: pair(more) });
const merged = (more: Partial<MergeNotes> = {}) => account.ok(mergeNotes, { body: pair(more) });
const thread = async (noteId: string) => (await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];
const entryAt = async (noteId: string, createdAt: number) => {
  const { id } = await newEntry(account, { noteId });
  await server.engine.query('update transcripts set created_at = $1 where id = $2', [createdAt, id]);
  return id;
};
const everything = async () => {
  const sums = await Promise.all(
    ['notes', 'note_grants', 'note_merges', 'transcripts', 'transcript_versions', 'note_favorites'].map((table) =>
      server.engine.query(`select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`),
    ),
  );
  return JSON.stringify(sums);
};

describe('merging two charts', () => {
  test('puts the entries in order of time, moves a clash by a millisecond, and puts the source away', async () => {
    const start = Date.UTC(2026, 0, 10, 9);
    const [a, c] = [await entryAt(source.id, start), await entryAt(source.id, start + 2_000)];
    const [b, d] = [await entryAt(target.id, start + 1_000), await entryAt(target.id, start + 2_000)];
    const { note, canUndo } = await merged();
    expect(canUndo).toBe(true);
    expect(note).toMatchObject({ id: target.id, title: 'Ines Halloran', entries: 4 });
    const entries = await thread(target.id);
    expect(entries.map((entry) => entry.id)).toEqual([a, b, d, c]);
    expect(entries.map((entry) => Date.parse(entry.createdAt) - start)).toEqual([0, 1_000, 2_000, 2_001]);
    expect((await account.call(getNote, { params: { id: source.id } })).status).toBe(404);
    expect((await account.call(restoreNote, { params: { id: source.id } })).status).toBe(404);
    expect(await account.ok(listNotes, { query: { query: 'ines' } })).toMatchObject([{ id: target.id }]);
    expect(await account.ok(listBin, { query: {} })).toEqual([]);
    expect(await listed(target.id)).toContain('note.merge');
    expect(await listed(source.id)).toContain('note.merge');
  });

  test('keeps versions, tags and the ways to edit', async () => {
    const entry = await writtenEntry(account, { noteId: source.id });
    await account.ok(updateTranscriptTag, {
      params: { id: entry.id },
      body: { noteId: source.id, createdAt: entry.createdAt, tag: 'Labs' },
    });
    const { note } = await merged();
    expect(note.tags).toEqual(['Labs']);
    const [moved] = await thread(target.id);
    expect(moved).toMatchObject({ id: entry.id, noteId: target.id, version: entry.version, answer: entry.answer });
    const edited = await account.ok(updateTranscript, {
      body: { noteId: target.id, createdAt: moved!.createdAt, answer: '<p>Seen again.</p>', editDurationMs: 5 },
    });
    expect(edited.version).toBe(entry.version + 1);
    expect((await account.ok(getEditHistory, { params: { id: entry.id }, query: {} })).length).toBeGreaterThan(1);
  });

  test('fills in what the target lacked, and brings along who could open the source and who starred it', async () => {
    const colleague = await newColleague(server, account);
    await grant(server.engine, source.id, `user:${colleague.userId}`, 'edit');
    await account.ok(updateNote, {
      params: { id: source.id },
      body: { phone: '555 555 0100', mrn: 'A 1', language: 'pt' },
    });
    await account.ok(updateNote, { params: { id: target.id }, body: { language: 'en' } });
    await colleague.ok(updateReferralFavorite, { params: { id: source.id }, body: { isReferralFavorite: true } });
    const { note } = await merged();
    expect(note).toMatchObject({ phone: '555 555 0100', mrn: 'A 1', language: 'en', isReferralFavorite: false });
    expect(await colleague.ok(getNote, { params: { id: target.id } })).toMatchObject({
      isReferralFavorite: true,
      abilities: { edit: true, delete: false, seeLog: false },
    });
  });

  test.each([
    ['date of birth', { dateOfBirth: '1961-02-28' }, { dateOfBirth: '1961-02-27' }],
    ['MRN', { mrn: 'A-1' }, { mrn: 'A-2' }],
  ])('with another %s waits for the typed name of the target', async (_, ofSource, ofTarget) => {
    await account.ok(updateNote, { params: { id: source.id }, body: ofSource });
    await account.ok(updateNote, { params: { id: target.id }, body: ofTarget });
    const before = await everything();
    for (const confirm_title of [undefined, '', 'Ines Haloran']) {
      const reply = await merge(confirm_title === undefined ? {} : { confirm_title });
      expect([reply.status, errorCode(reply)]).toEqual([409, 'DIFFERENT_PATIENTS']);
    }
    expect(await everything()).toBe(before);
    expect((await merge({ confirm_title: ' ines  HALLORAN ' })).status).toBe(200);
  });

  test('twice under one key is one merge', async () => {
    const options = { idempotencyKey: 'merge-once' };
    const first = await account.ok(mergeNotes, { body: pair() }, options);
    expect(await account.ok(mergeNotes, { body: pair() }, options)).toEqual(first);
    expect(await account.ok(listMerges, {})).toHaveLength(1);
  });

  test('eight times at once happens once', async () => {
    await newEntry(account, { noteId: source.id });
    const replies = await Promise.all(Array.from({ length: 8 }, () => merge()));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)]);
    expect(await thread(target.id)).toHaveLength(1);
  });

  test('is not for others, nor for those who may only edit one of the charts, and changes nothing then', async () => {
    const stranger = await newAccount(server);
    const theirs = await newNote(stranger);
    const editor = await newColleague(server, account);
    await grant(server.engine, source.id, `user:${editor.userId}`, 'manage');
    await grant(server.engine, target.id, `user:${editor.userId}`, 'edit');
    const before = await everything();
    const replies = [
      await merge({}, stranger),
      await merge({}, editor),
      await merge({ source_note_id: theirs.id }),
      await merge({ target_note_id: theirs.id }),
      await merge({ target_note_id: '019a1f8c-0000-7000-8000-00000000000a' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await merge({ target_note_id: source.id })).status).toBe(409);
    expect(await everything()).toBe(before);
  });

  test('waits while a note is being written in one of them', async () => {
    await server.engine.query(
      `insert into background_tasks (id, user_id, workspace_id, kind, note_id, status, progress, message, job, payload, attempts, created_at, updated_at)
       values ($1, $2, $3, 'note', $4, 'PROGRESS', 40, '', 'none', '{}', 1, 0, 0)`,
      [source.id, account.userId, account.workspaceId, source.id],
    );
    const reply = await merge();
    expect([reply.status, errorCode(reply)]).toEqual([409, 'CONFLICT']);
  });

  test.each([[{}], [{ source_note_id: 'x', target_note_id: 'y' }], [{ source_note_id: null }]])(
    'needs two ids: %j',
    async (body) => {
      expect((await account.call(mergeNotes, { body: body as MergeNotes })).status).toBe(422);
    },
  );
});

describe('taking a merge back', () => {
  test('returns entries, details, grants and stars to where they were, and leaves what came since', async () => {
    const colleague = await newColleague(server, account);
    await grant(server.engine, source.id, `user:${colleague.userId}`, 'read');
    await account.ok(updateReferralFavorite, { params: { id: source.id }, body: { isReferralFavorite: true } });
    await account.ok(updateNote, { params: { id: source.id }, body: { phone: '555 555 0100', mrn: 'A 1' } });
    const start = Date.UTC(2026, 0, 10, 9);
    const [mine, gone] = [await entryAt(source.id, start), await entryAt(source.id, start + 10)];
    const theirs = await entryAt(target.id, start);
    const { mergeId } = await merged();
    await account.ok(updateNote, { params: { id: target.id }, body: { mrn: 'A 2' } });
    await account.ok(deleteTranscript, { params: { id: gone } });
    const since = await newEntry(account, { noteId: target.id });

    const after = await account.ok(undoMerge, { params: { mergeId } });
    expect(after.source).toMatchObject({ id: source.id, entries: 1, phone: '555 555 0100', isReferralFavorite: true });
    expect(after.target).toMatchObject({
      id: target.id,
      entries: 2,
      phone: null,
      mrn: 'A 2',
      isReferralFavorite: false,
    });
    expect(await thread(source.id)).toMatchObject([{ id: mine, createdAt: new Date(start).toISOString() }]);
    expect((await thread(target.id)).map((entry) => entry.id)).toEqual([theirs, since.id]);
    expect((await colleague.call(getNote, { params: { id: target.id } })).status).toBe(404);
    expect((await colleague.call(getNote, { params: { id: source.id } })).status).toBe(200);
    expect(await listed(source.id)).toContain('note.unmerge');
    expect((await account.call(undoMerge, { params: { mergeId } })).status).toBe(404);
    expect(await account.ok(listMerges, {})).toEqual([]);
  });

  test('is open to admins of the workspace only, for 30 days', async () => {
    const { mergeId } = await merged();
    const [member, stranger] = [await newColleague(server, account), await newAccount(server)];
    for (const who of [member, stranger]) {
      expect(await who.ok(listMerges, {})).toEqual([]);
      expect((await who.call(undoMerge, { params: { mergeId } })).status).toBe(404);
    }
    const admin = await newColleague(server, account, 'admin');
    expect(await admin.ok(listMerges, {})).toMatchObject([
      { id: mergeId, sourceTitle: 'Ines Haloran', targetTitle: 'Ines Halloran', entries: 0 },
    ]);
    await server.engine.query('update note_merges set merged_at = merged_at - $1', [30 * dayMs + 1]);
    expect((await admin.call(undoMerge, { params: { mergeId } })).status).toBe(404);
    await server.engine.query('update note_merges set merged_at = merged_at + $1', [30 * dayMs + 1]);
    expect((await admin.call(undoMerge, { params: { mergeId } })).status).toBe(200);
  });

  test('waits until the target is there again, and goes back step by step', async () => {
    const third = await newNote(account);
    const entry = await newEntry(account, { noteId: source.id });
    const first = await merged();
    const second = await merged({ source_note_id: target.id, target_note_id: third.id });
    const early = await account.call(undoMerge, { params: { mergeId: first.mergeId } });
    expect([early.status, errorCode(early)]).toEqual([409, 'CONFLICT']);
    await account.ok(undoMerge, { params: { mergeId: second.mergeId } });
    await account.ok(deleteNotes, { body: { ids: [target.id] } });
    expect((await account.call(undoMerge, { params: { mergeId: first.mergeId } })).status).toBe(409);
    await account.ok(restoreNote, { params: { id: target.id } });
    await account.ok(undoMerge, { params: { mergeId: first.mergeId } });
    expect(await thread(source.id)).toMatchObject([{ id: entry.id }]);
  });
});

/** Actions recorded about a chart. */
async function listed(noteId: string): Promise<unknown[]> {
  const rows = await server.engine.query('select action from audit_events where note_id = $1 order by seq', [noteId]);
  return rows.map((row) => row['action']);
}
