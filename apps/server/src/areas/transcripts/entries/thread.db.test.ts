import {
  createEmptyTicket,
  deleteTranscript,
  getOutline,
  getTranscripts,
  updateTranscript,
  updateTranscriptTag,
} from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { newEntry, newPatient, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const idsOf = (found: Transcript | Transcript[]) => [found].flat().map(({ id }) => id);

it('a part of a thread is its newest entries, or those that are named, oldest first', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push((await newEntry(account, { noteId })).id);
  const part = async (query: { newest?: number; ids?: string }) =>
    idsOf(await account.ok(getTranscripts, { params: { id: noteId }, query }));
  expect(await part({ newest: 2 })).toEqual(ids.slice(2));
  expect(await part({ newest: 200 })).toEqual(ids);
  expect(await part({ ids: [ids[3], ids[0], 'nothing'].join() })).toEqual([ids[0], ids[3]]);
  const wrong = await account.call(getTranscripts, { params: { id: noteId }, query: { newest: 0 } });
  expect(wrong.status).toBe(422);
});

it('a thread of 500 pages comes in parts no larger than what was asked for, and its outline without its texts', async () => {
  const [entries, characters] = [24, 63_000];
  const html = `<p>${'Seen at home, no new complaints. '.repeat(characters / 33)}</p>`;
  for (let n = 0; n < entries; n += 1) {
    const { createdAt } = await account.ok(createEmptyTicket, { body: { noteId } });
    const sections = [{ key: 'note', header: 'Note', html }];
    await account.ok(updateTranscript, { body: { noteId, createdAt, sections } });
    server.clock.advance(1_000);
  }
  const size = async (query: string) => {
    const headers = { authorization: `Bearer ${account.token}` };
    return (await (await server.fetch(`/api/transcripts/${noteId}${query}`, { headers })).text()).length;
  };
  const whole = await size('');
  expect(whole).toBeGreaterThan(1_500_000);
  expect(await size('?newest=6')).toBeLessThan(whole / 3);
  expect(await size('/outline')).toBeLessThan(entries * 500);
});

it('an entry of another chart is not part of a thread', async () => {
  const elsewhere = await newEntry(account, { noteId: (await newPatient(account)).id });
  expect(await account.ok(getTranscripts, { params: { id: noteId }, query: { ids: elsewhere.id } })).toEqual([]);
});

it('the outline says of each entry what its reply does, without its texts, and changes when it does', async () => {
  const entry = await writtenEntry(account, { noteId });
  const gone = await newEntry(account, { noteId });
  const outline = () => account.ok(getOutline, { params: { id: noteId } });
  const { id, createdAt, updatedAt, kind, fileName, taskId, failure } = entry;
  const line = {
    id,
    createdAt,
    updatedAt,
    kind,
    fileName,
    taskId,
    failure,
    annotate: true,
    weight: expect.any(Number),
  };
  expect(await outline()).toEqual([line, expect.objectContaining({ id: gone.id })]);

  await account.ok(deleteTranscript, { params: { id: gone.id } });
  expect(await outline()).toEqual([line]);
  server.clock.advance(1_000);
  await account.ok(updateTranscriptTag, { params: { id }, body: { noteId, createdAt, tag: 'knee' } });
  const [tagged] = await outline();
  expect(tagged!.updatedAt).not.toBe(updatedAt);
  server.clock.advance(1_000);
  await account.ok(updateTranscript, { body: { noteId, createdAt, answer: '<p>Seen.</p>' } });
  expect((await outline())[0]!.updatedAt).not.toBe(tagged!.updatedAt);
});

it('the outline of somebody else’s chart is not found, and each look at one is in the log', async () => {
  const other = await newAccount(server);
  const refused = await other.call(getOutline, { params: { id: noteId } });
  expect([refused.status, errorCode(refused)]).toEqual([404, 'NOT_FOUND']);
  await account.ok(getOutline, { params: { id: noteId } });
  const rows = await server.engine.query(
    "select outcome from audit_events where note_id = $1 and action = 'transcript.outline'",
    [noteId],
  );
  expect(rows).toEqual([{ outcome: 'ok' }]);
});
