import { reviewLines } from '@clinical/contract/capture/transcription.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, newEntry } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { untranscribed } from '../../transcripts/stored-speech.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

/** An entry whose text an engine that is often wrong has heard. */
async function draftEntry() {
  const entry = await newEntry(account);
  const speech = {
    ...untranscribed,
    language: 'en',
    generate: true,
    durationMs: 60_000,
    gaps: [],
    draft: true,
    missing: [],
  };
  await server.engine.query('update transcripts set speech = $2::jsonb where id = $1', [
    entry.id,
    JSON.stringify(speech),
  ]);
  return entryById(account, entry.id);
}

it('lines of a draft are ticked off and the tick is taken back; a line that is corrected counts as looked at', async () => {
  const entry = await draftEntry();
  const params = { id: entry.id };
  expect(entry.speech?.reviewed).toEqual([]);
  await account.ok(reviewLines, { params, body: { lines: ['u3', 'u1'], reviewed: true } });
  const back = await account.ok(reviewLines, { params, body: { lines: ['u3', 'u99'], reviewed: false } });
  expect(back.speech?.reviewed).toEqual(['u1']);
  const { noteId, createdAt } = entry;
  const lines = [{ id: 'u2', text: 'I have had a sore throat.' }];
  const corrected = await account.ok(updateTranscript, { body: { noteId, createdAt, lines } });
  expect(corrected.speech?.reviewed).toEqual(['u1', corrected.utterances[1]!.id]);
  const rows = await server.engine.query('select 1 from audit_events where record_id = $1 and action = $2', [
    entry.id,
    'transcript.review-lines',
  ]);
  expect(rows).toHaveLength(2);
});

it('is refused for a text that is no draft, and not found for somebody else', async () => {
  const body = { lines: ['u1'], reviewed: true };
  const typed = await newEntry(account);
  const refused = await account.call(reviewLines, { params: { id: typed.id }, body });
  expect([refused.status, errorCode(refused)]).toEqual([409, 'CONFLICT']);
  const other = await newAccount(server);
  const hidden = await other.call(reviewLines, { params: { id: (await draftEntry()).id }, body });
  expect([hidden.status, errorCode(hidden)]).toEqual([404, 'NOT_FOUND']);
  const none = await account.call(reviewLines, { params: { id: typed.id }, body: { lines: [], reviewed: true } });
  expect([none.status, errorCode(none)]).toEqual([422, 'INVALID_INPUT']);
});
