import { getNote, listNotes } from '@clinical/contract/notes/notes.calls';
import {
  deleteTranscript,
  getTranscripts,
  updateTranscript,
  updateTranscriptTag,
} from '@clinical/contract/transcripts/entries.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { entryById, newEntry, newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const tagged = async (tag: string) => ((await account.ok(listNotes, { query: { tag } })) as Note[]).map(({ id }) => id);

describe('a tag', () => {
  it('is the entry’s, and by it the chart is found', async () => {
    const entry = await newEntry(account, { noteId });
    const body = { noteId, createdAt: entry.createdAt, tag: ' knee ' };
    expect((await account.ok(updateTranscriptTag, { params: { id: entry.id }, body })).tag).toBe('knee');
    expect(await tagged('knee')).toEqual([noteId]);
    await account.ok(updateTranscriptTag, { params: { id: entry.id }, body: { ...body, tag: '' } });
    expect(await tagged('knee')).toEqual([]);
  });

  it('does not replace one that somebody else set meanwhile', async () => {
    const { id, createdAt } = await newEntry(account, { noteId });
    const set = (tag: string, before: string) =>
      account.call(updateTranscriptTag, { params: { id }, body: { noteId, createdAt, tag, before } });
    expect((await set('knee', '')).status).toBe(200);
    const unseen = await set('hip', '');
    expect([unseen.status, errorCode(unseen)]).toEqual([409, 'VERSION_CONFLICT']);
    expect(unseen.body).toMatchObject({ detail: [{ msg: 'hip' }, { msg: 'knee' }] });
    expect((await set('knee', '')).status).toBe(200);
    expect((await set('hip', 'knee')).body).toMatchObject({ tag: 'hip' });
  });

  it('has no comma, for lists are narrowed by tags that commas part', async () => {
    const { id, createdAt } = await newEntry(account, { noteId });
    const body = { noteId, createdAt, tag: 'knee, left' };
    const reply = await account.call(updateTranscriptTag, { params: { id }, body });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  });

  it('goes with its entry', async () => {
    const entry = await newEntry(account, { noteId });
    await account.ok(updateTranscriptTag, {
      params: { id: entry.id },
      body: { noteId, createdAt: entry.createdAt, tag: 'knee' },
    });
    await account.ok(deleteTranscript, { params: { id: entry.id } });
    expect(await tagged('knee')).toEqual([]);
  });
});

describe('deleting an entry', () => {
  it('takes it out of its thread and its chart’s count', async () => {
    const [gone, stays] = [await newEntry(account, { noteId }), await newEntry(account, { noteId })];
    expect((await account.ok(getNote, { params: { id: noteId } })).entries).toBe(2);
    expect(await account.ok(deleteTranscript, { params: { id: gone.id } })).toEqual({ ok: true });
    expect((await account.ok(getNote, { params: { id: noteId } })).entries).toBe(1);
    expect(await account.ok(getTranscripts, { params: { id: noteId } })).toEqual([stays]);
    for (const reply of [
      await account.call(getTranscripts, { params: { id: gone.id } }),
      await account.call(deleteTranscript, { params: { id: gone.id } }),
      await account.call(updateTranscript, { body: { noteId, createdAt: gone.createdAt, answer: '<p>x</p>' } }),
    ]) {
      expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

it('is not found for somebody else, and nothing changes', async () => {
  const entry = await newEntry(account, { noteId });
  const other = await newAccount(server);
  const replies = [
    await other.call(deleteTranscript, { params: { id: entry.id } }),
    await other.call(updateTranscriptTag, {
      params: { id: entry.id },
      body: { noteId, createdAt: entry.createdAt, tag: 'x' },
    }),
  ];
  for (const reply of replies) expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
  expect(await entryById(account, entry.id)).toEqual(entry);
});

it('leaves an audit row for every read and write, with ids and no words', async () => {
  const entry = await writtenEntry(account, { noteId });
  const place = { noteId, createdAt: entry.createdAt };
  await account.ok(updateTranscript, { body: { ...place, answer: '<p>New words.</p>' } });
  await account.ok(updateTranscriptTag, { params: { id: entry.id }, body: { ...place, tag: 'knee' } });
  await account.ok(getTranscripts, { params: { id: noteId } });
  await account.ok(deleteTranscript, { params: { id: entry.id } });
  const rows = await server.engine.query('select action, outcome, note_id from audit_events where note_id = $1', [
    noteId,
  ]);
  const actions = rows.map((row) => row.action);
  for (const action of ['create', 'generate', 'edit', 'tag', 'read', 'delete'])
    expect(actions).toContain(`transcript.${action}`);
  const [all] = await server.engine.query(
    'select json_agg(audit_events)::text as text from audit_events where note_id = $1',
    [noteId],
  );
  expect(all!.text).not.toMatch(/penicillin|New words|knee/);
});

it('keeps an entry’s own words through SQL and pattern signs', async () => {
  const question = `Patient: it's 100%_ sure; '); drop table transcripts; -- \\ "quoted" $1 \${x} {{x}}`;
  const { transcript } = await account.ok(saveTranscript, { body: { noteId, question } });
  expect((await entryById(account, transcript.id)).question).toBe(question);
});
