import { randomUUID } from 'node:crypto';
import { deleteTranscript } from '@clinical/contract/transcripts/entries.calls';
import { getActiveEditors, updatePresence, updateNote } from '@clinical/contract/notes/notes.calls';
import type { Presence } from '@clinical/contract/notes/notes.schemas';
import { beforeEach, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { newEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let colleague: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  colleague = await newColleague(server, account, 'read');
  noteId = (await newNote(account)).id;
  await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
});

const tell = (who: TestAccount, place: Presence) => who.ok(updatePresence, { params: { id: noteId }, body: place });
const seenBy = async (who: TestAccount) =>
  (await who.ok(getActiveEditors, { params: { id: noteId } })).activeEditors.filter((one) => !one.isCurrentUser);

test('whoever has the chart open is shown with the section they are in, also without having edited', async () => {
  const { id: transcriptId } = await newEntry(account, { noteId });
  await tell(colleague, { here: true, transcriptId, section: 'plan' });
  expect(await seenBy(account)).toEqual([
    {
      userId: colleague.userId,
      nickname: 'Ada Okafor',
      lastEditAt: 0,
      isCurrentUser: false,
      transcriptId,
      section: 'plan',
    },
  ]);
  await tell(colleague, { here: true });
  expect(await seenBy(account)).toMatchObject([{ transcriptId: null, section: null }]);
});

test('the answer names the others at once', async () => {
  await tell(colleague, { here: true });
  const { activeEditors } = await tell(account, { here: true });
  expect(activeEditors.map((one) => one.userId).toSorted()).toEqual([account.userId, colleague.userId].toSorted());
});

test('they are gone when they close it, or when their page has been silent', async () => {
  await tell(colleague, { here: true });
  await tell(colleague, { here: false });
  expect(await seenBy(account)).toEqual([]);
  await tell(colleague, { here: true });
  server.clock.advance(76_000);
  expect(await seenBy(account)).toEqual([]);
});

test('an edit keeps its time when the page says where it is', async () => {
  await account.ok(updateNote, { params: { id: noteId }, body: { phone: '555 555 0109' } });
  const [before] = await seenBy(colleague);
  await tell(account, { here: true, section: 'plan' });
  const [after] = await seenBy(colleague);
  expect(after!.lastEditAt).toBe(before!.lastEditAt);
  expect(after!.lastEditAt).toBeGreaterThan(0);
});

test('it is recorded, and neither told nor believed from outside', async () => {
  const stranger = await newAccount(server);
  const reply = await stranger.call(updatePresence, { params: { id: noteId }, body: { here: true } });
  expect(reply.status).toBe(404);
  expect(await seenBy(account)).toEqual([]);
  await tell(account, { here: true });
  const rows = await server.engine.query(
    "select 1 from audit_events where note_id = $1 and action = 'note.read-editors'",
    [noteId],
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('an entry that the chart does not have is not found, and nothing is stored', async () => {
  const elsewhere = await newEntry(account);
  const deleted = await newEntry(account, { noteId });
  await account.ok(deleteTranscript, { params: { id: deleted.id } });
  await tell(account, { here: true });
  for (const transcriptId of [elsewhere.id, deleted.id, noteId, randomUUID()]) {
    const body = { here: true, transcriptId };
    expect((await account.call(updatePresence, { params: { id: noteId }, body })).status).toBe(404);
  }
  expect(await seenBy(colleague)).toMatchObject([{ userId: account.userId, transcriptId: null }]);
});

test('a section name that could be none is refused', async () => {
  const body = { here: true, section: 'x'.repeat(61) };
  expect((await account.call(updatePresence, { params: { id: noteId }, body })).status).toBe(422);
});
