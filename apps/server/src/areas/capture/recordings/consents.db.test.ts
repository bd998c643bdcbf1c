import { listConsents, recordConsent } from '@clinical/contract/capture/consents.calls';
import type { NewConsent } from '@clinical/contract/capture/consents.schemas';
import { startRecording } from '@clinical/contract/capture/recordings.calls';
import { consentTextVersion as textVersion } from '@clinical/contract/capture/recordings.rules';
import { deleteNotes } from '@clinical/contract/notes/notes.calls';
import { mergeNotes } from '@clinical/contract/notes/merges.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../../test/builders/accounts.ts';
import {
  finish,
  finishedRecording,
  givenConsent,
  newRecording,
  sendChunk,
  sendSeconds,
} from '../../../../test/builders/recordings.ts';
import { newPatient } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { TestRecorder } from '../../../../test/recorder.ts';
import { filesBelow } from '../../../../test/temporary-folder.ts';

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const record = (who: TestAccount, id: string, body: NewConsent) => who.call(recordConsent, { params: { id }, body });
const storedFiles = async (): Promise<number> => (await filesBelow(`${server.dataDir}/files`)).length;

test('each answer is kept with who, when and which text, newest first', async () => {
  const { id } = await newPatient(account);
  const at = '2026-11-20T08:59:00.000Z';
  for (const state of ['asked', 'given', 'declined'] as const)
    expect((await record(account, id, { state, textVersion, at })).status).toBe(200);
  const consents = await account.ok(listConsents, { params: { id } });
  expect(consents.map(({ state }) => state)).toEqual(['declined', 'given', 'asked']);
  expect(consents[0]).toMatchObject({ at, textVersion, userId: account.userId, userName: 'Ada Okafor', erasure: null });
  const rows = await server.engine.query('select action from audit_events where note_id = $1 order by seq', [id]);
  expect(rows.map((row) => row['action'])).toEqual(
    expect.arrayContaining(['consent.asked', 'consent.given', 'consent.declined', 'consent.list']),
  );
});

test('who declined is not recorded', async () => {
  const { id: noteId } = await newPatient(account);
  const { body } = await record(account, noteId, { state: 'declined', textVersion });
  const start = { noteId, consentId: body.id, mimeType: 'audio/webm', startedAt: '2026-11-20T09:00:00.000Z' };
  expect(errorCode(await account.call(startRecording, { body: start }))).toBe('CONSENT_REQUIRED');
});

test('withdrawing during the visit erases what was recorded and leaves a record of it', async () => {
  const before = await storedFiles();
  const { id, noteId } = await newRecording(account);
  const recorder = new TestRecorder(1);
  await sendSeconds(account, id, recorder, 3);
  const { body } = await record(account, noteId, { state: 'withdrawn', textVersion, recordingId: id });
  expect(body).toMatchObject({
    state: 'withdrawn',
    recordingId: id,
    erasure: { recordingId: id, durationMs: 3_000, bytes: expect.any(Number), transcriptId: null },
  });
  expect(await storedFiles()).toBe(before);
  expect(errorCode(await sendChunk(account, id, recorder.next()))).toBe('RECORDING_CLOSED');
  expect(errorCode(await finish(account, id, recorder))).toBe('RECORDING_CLOSED');
});

test('withdrawing afterwards erases the entry with its audio and text, whoever of the chart does it', async () => {
  const before = await storedFiles();
  const { recording, transcript } = await finishedRecording(account, 2);
  expect(await storedFiles()).toBe(before + 1);
  const admin = await newColleague(server, account, 'admin');
  const input = { state: 'withdrawn' as const, textVersion, recordingId: recording.id };
  const { body } = await record(admin, recording.noteId, input);
  expect(body.erasure).toMatchObject({ transcriptId: transcript.id, durationMs: 2_000 });
  expect(await storedFiles()).toBe(before);
  expect(await account.ok(getTranscripts, { params: { id: recording.noteId } })).toEqual([]);
  expect((await account.call(getTranscripts, { params: { id: transcript.id } })).status).toBe(404);
  const [left] = await server.engine.query(
    `select (select count(*) from transcripts where id = $1)::int as entries,
            (select count(*) from transcript_versions where transcript_id = $1)::int as versions,
            (select count(*) from recording_chunks where recording_id = $2)::int as chunks`,
    [transcript.id, recording.id],
  );
  expect(left).toEqual({ entries: 0, versions: 0, chunks: 0 });
});

test('a withdrawal names its recording, of this chart, and nothing else names one', async () => {
  const { id, noteId } = await newRecording(account);
  const other = await newPatient(account);
  expect((await record(account, noteId, { state: 'withdrawn', textVersion })).status).toBe(422);
  expect((await record(account, noteId, { state: 'given', textVersion, recordingId: id })).status).toBe(422);
  expect((await record(account, other.id, { state: 'withdrawn', textVersion, recordingId: id })).status).toBe(404);
});

test('another workspace neither reads nor records them', async () => {
  const { id } = await newPatient(account);
  await givenConsent(account, id);
  const stranger = await newAccount(server);
  expect((await stranger.call(listConsents, { params: { id } })).status).toBe(404);
  expect((await record(stranger, id, { state: 'given', textVersion })).status).toBe(404);
});

test('a recording follows its chart into a merge, and a chart does not go to the bin during one', async () => {
  const { id, noteId } = await newRecording(account);
  const recorder = new TestRecorder(1);
  await sendSeconds(account, id, recorder, 1);
  const refused = await account.call(deleteNotes, { body: { ids: [noteId] } });
  expect([refused.status, errorCode(refused)]).toEqual([409, 'CONFLICT']);
  const target = await newPatient(account);
  await account.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: target.id } });
  expect((await sendChunk(account, id, recorder.next())).status).toBe(200);
  expect((await finish(account, id, recorder)).body.transcript.noteId).toBe(target.id);
  expect(await account.ok(listConsents, { params: { id: target.id } })).toHaveLength(1);
});
