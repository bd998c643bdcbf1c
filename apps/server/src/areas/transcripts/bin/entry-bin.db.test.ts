import { limits } from '@clinical/contract/limits';
import { getNote } from '@clinical/contract/notes/notes.calls';
import { listEntryBin, restoreTranscript } from '@clinical/contract/transcripts/entry-bin.calls';
import { deleteTranscript, getTranscripts, updateTranscriptTag } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, newEntry } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { tidyEntries } from './tidy-entries.ts';

let server: TestServer;
let account: TestAccount;
let entry: Transcript;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  entry = await newEntry(account);
});

const remove = () => account.ok(deleteTranscript, { params: { id: entry.id } });
const bin = () => account.ok(listEntryBin, { params: { id: entry.noteId } });

it('holds a deleted entry until it is taken out again, as it was', async () => {
  const { noteId, createdAt } = entry;
  const tagged = await account.ok(updateTranscriptTag, {
    params: { id: entry.id },
    body: { noteId, createdAt, tag: 'Labs' },
  });
  await remove();
  expect(await account.ok(getNote, { params: { id: noteId } })).toMatchObject({ entries: 0, tags: [] });
  const [binned] = await bin();
  expect(binned).toMatchObject({ id: entry.id, noteId, kind: 'typed' });
  expect(binned!.firstWords).toMatch(/^Doctor: Good morning/);
  const restored = await account.ok(restoreTranscript, { params: { id: entry.id } });
  expect({ ...restored, updatedAt: '' }).toEqual({ ...tagged, updatedAt: '' });
  expect(await account.ok(getNote, { params: { id: noteId } })).toMatchObject({ entries: 1, tags: ['Labs'] });
  expect(await bin()).toEqual([]);
  const rows = await server.engine.query('select 1 from audit_events where record_id = $1 and action = $2', [
    entry.id,
    'transcript.restore-entry',
  ]);
  expect(rows).toHaveLength(1);
});

it('gives nothing to another workspace, and nothing that is not in it', async () => {
  const other = await newAccount(server);
  const notThere = await account.call(restoreTranscript, { params: { id: entry.id } });
  await remove();
  const replies = [
    notThere,
    await other.call(restoreTranscript, { params: { id: entry.id } }),
    await other.call(listEntryBin, { params: { id: entry.noteId } }),
  ];
  for (const reply of replies) expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
});

it('is emptied of what lay there its full time, with a row in the log', async () => {
  await remove();
  const { db } = server.engine;
  const now = Date.now();
  await tidyEntries(db, now);
  expect(await bin()).toHaveLength(1);
  await tidyEntries(db, now + limits.binLife + 60_000);
  const rows = await server.engine.query('select id from transcripts where id = $1', [entry.id]);
  expect(rows).toEqual([]);
  const [row] = await server.engine.query(
    `select note_id from audit_events where action = 'transcript.purge' and record_id = $1`,
    [entry.id],
  );
  expect(row).toEqual({ note_id: entry.noteId });
  expect(await account.ok(getTranscripts, { params: { id: entry.noteId } })).toEqual([]);
  const gone = await account.call(restoreTranscript, { params: { id: entry.id } });
  expect(gone.status).toBe(404);
  await expect(entryById(account, entry.id)).rejects.toThrow();
});
