import { createHash } from 'node:crypto';
import { endSession } from '@clinical/contract/accounts/accounts.calls';
import { recordConsent } from '@clinical/contract/capture/consents.calls';
import { limits } from '@clinical/contract/limits';
import * as calls from '@clinical/contract/capture/recordings.calls';
import { consentTextVersion } from '@clinical/contract/capture/recordings.rules';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, newColleague, onAnotherDevice, type TestAccount } from '../../../../test/builders/accounts.ts';
import {
  audioOf,
  finish,
  givenConsent,
  newRecording,
  packetsIn,
  sendChunk,
  sendSeconds,
} from '../../../../test/builders/recordings.ts';
import { entryById, finishedTask, newPatient } from '../../../../test/builders/transcripts.ts';
import { expectWhole } from '../../../../test/expect-whole.ts';
import { errorCode, startTestServer, testServer, type TestServer } from '../../../../test/harness.ts';
import { TestRecorder } from '../../../../test/recorder.ts';
import { filesBelow } from '../../../../test/temporary-folder.ts';
import { tidyRecordings } from './tidy-recordings.ts';

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const storedFiles = async (): Promise<number> =>
  (await filesBelow(`${server.dataDir}/files`)).filter((path) => !path.startsWith('unfinished')).length;

async function recorded(id: string): Promise<unknown[]> {
  const rows = await server.engine.query('select action from audit_events where record_id = $1 order by seq', [id]);
  return rows.map((row) => row['action']);
}

describe('starting', () => {
  test('needs a consent of its own that the same person was given in the same chart', async () => {
    const note = await newPatient(account);
    const other = await givenConsent(account, (await newPatient(account)).id);
    const colleague = await newColleague(server, account, 'admin');
    const theirs = await givenConsent(colleague, note.id);
    for (const consentId of [other, theirs, note.id]) {
      const start = { noteId: note.id, mimeType: 'audio/webm', startedAt: '2026-11-20T09:00:00.000Z' };
      const reply = await account.call(calls.startRecording, { body: { ...start, consentId } });
      expect([reply.status, errorCode(reply)]).toEqual([409, 'CONSENT_REQUIRED']);
    }
  });

  test('twice with the same consent is the same recording, which the list shows', async () => {
    const note = await newPatient(account);
    const consentId = await givenConsent(account, note.id);
    const first = await newRecording(account, { noteId: note.id, consentId, language: 'de-CH', deviceId: 'room 2' });
    expect(await newRecording(account, { noteId: note.id, consentId })).toEqual(first);
    expect(first).toMatchObject({ state: 'recording', chunks: 0, segment: -1, language: 'de-CH', deviceId: 'room 2' });
    const list = await account.ok(calls.listRecordings, { query: { noteId: note.id } });
    expect(list).toEqual({ recordings: [first], made: expect.any(Number) });
    expect(await recorded(first.id)).toEqual(['recording.start', 'recording.start']);
  });

  test.each(['video/webm', 'audio/wav', 'text/html'])('as %s is refused', async (mimeType) => {
    const note = await newPatient(account);
    const body = { noteId: note.id, consentId: note.id, mimeType, startedAt: '2026-11-20T09:00:00.000Z' };
    expect(errorCode(await account.call(calls.startRecording, { body }))).toBe('INVALID_INPUT');
  });
});

describe('a chunk', () => {
  test('that comes twice is stored once and answered alike', async () => {
    const { id } = await newRecording(account);
    const chunk = new TestRecorder(2).next();
    const first = await sendChunk(account, id, chunk);
    const files = await storedFiles();
    const second = await sendChunk(account, id, chunk);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(first.body).toEqual({ id, n: 0, chunks: 1, bytes: chunk.bytes.length, durationMs: 1_000 });
    expect(await storedFiles()).toBe(files);
  });

  test('that comes ten times at once is stored once', async () => {
    const { id } = await newRecording(account);
    const chunk = new TestRecorder(2).next();
    const files = await storedFiles();
    const replies = await Promise.all(Array.from({ length: 10 }, () => sendChunk(account, id, chunk)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await storedFiles()).toBe(files + 1);
  });

  test('with a number that is taken by other bytes, or at another place, is refused and the first stays', async () => {
    const { id } = await newRecording(account);
    const chunk = new TestRecorder(2).next();
    await sendChunk(account, id, chunk);
    const other = new TestRecorder(3).next();
    const moved = { ...chunk, about: { ...chunk.about, startMs: 500 } };
    for (const wrong of [other, moved]) {
      const reply = await sendChunk(account, id, wrong);
      expect([reply.status, errorCode(reply)]).toEqual([409, 'CHUNK_DIFFERS']);
    }
    expect((await sendChunk(account, id, chunk)).status).toBe(200);
  });

  test('whose bytes were damaged on the way is not stored', async () => {
    const { id } = await newRecording(account);
    const chunk = new TestRecorder(2).next();
    const files = await storedFiles();
    const damaged = Uint8Array.from(chunk.bytes, (byte, at) => (at === 40 ? byte ^ 1 : byte));
    for (const bytes of [damaged, chunk.bytes.subarray(0, 100)]) {
      expect(errorCode(await sendChunk(account, id, { ...chunk, bytes }))).toBe('MALFORMED_REQUEST');
    }
    const none = { ...chunk.about, sha256: createHash('sha256').digest('hex') };
    expect((await sendChunk(account, id, { ...chunk, about: none, bytes: new Uint8Array() })).status).toBe(400);
    expect(await storedFiles()).toBe(files);
  });

  test('may come out of order; the answer says which one is expected', async () => {
    const { id } = await newRecording(account);
    const recorder = new TestRecorder(4);
    const [a, b, c, d] = [recorder.next(), recorder.next(), recorder.next(), recorder.next()];
    const expected = [];
    for (const chunk of [c, a, d, b]) expected.push((await sendChunk(account, id, chunk)).body.chunks);
    expect(expected).toEqual([0, 1, 1, 4]);
  });

  test('over its size, the length of a recording, or as JSON is refused', async () => {
    const { id } = await newRecording(account);
    const chunk = new TestRecorder(2).next();
    const large = new Uint8Array(limits.recordingChunk + 1);
    expect((await sendChunk(account, id, { ...chunk, bytes: large })).status).toBe(413);
    const late = { ...chunk, about: { ...chunk.about, startMs: limits.recordingLife - 500 } };
    const reply = await sendChunk(account, id, late);
    expect([reply.status, errorCode(reply)]).toEqual([413, 'TOO_LARGE']);
    const { path } = calls.storeChunk;
    const query = new URLSearchParams(Object.entries(chunk.about).map(([name, value]) => [name, String(value)]));
    const asText = await server.fetch(`/api${path.replace('{id}', id).replace('{n}', '0')}?${query}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(asText.status).toBe(415);
  });

  test('is refused on a full disk, and taken when there is room again', async () => {
    const recording = await newRecording(account);
    const full = await startTestServer({ FREE_SPACE_RESERVE_MB: '9000000000' }, { engine: server.engine });
    const chunk = new TestRecorder(2).next();
    const input = { params: { id: recording.id, n: 0 }, query: chunk.about, body: chunk.bytes };
    const refused = await full.call(calls.storeChunk, input, { token: account.token });
    expect([refused.status, errorCode(refused)]).toEqual([507, 'STORAGE_FULL']);
    expect(await filesBelow(`${full.dataDir}/files`)).toEqual([]);
    await full.stop();
    expect((await sendChunk(account, recording.id, chunk)).status).toBe(200);
  });

  test('waits for a session that has ended, and goes on with the next one', async () => {
    const person = await newAccount(server);
    const { id } = await newRecording(person);
    const recorder = new TestRecorder(5);
    await sendSeconds(person, id, recorder, 2);
    const chunk = recorder.next();
    const other = await onAnotherDevice(server, person);
    await other.ok(endSession, { params: { id: person.sessionId } });
    expect((await sendChunk(person, id, chunk)).status).toBe(401);
    const again = await onAnotherDevice(server, person);
    const [open] = (await again.ok(calls.listRecordings, { query: {} })).recordings;
    expect(open).toMatchObject({ id, chunks: 2, durationMs: 2_000, segment: 0 });
    expect((await sendChunk(again, id, chunk)).body.chunks).toBe(3);
    expect((await finish(again, id, recorder)).status).toBe(200);
  });
});

describe('finishing', () => {
  test('makes one entry with one file that has every packet, its length and an index', async () => {
    const note = await newPatient(account);
    const { id } = await newRecording(account, { noteId: note.id });
    const recorder = new TestRecorder(6);
    await sendSeconds(account, id, recorder, 7);
    const reply = await finish(account, id, recorder);
    expect(reply.body).toMatchObject({
      recording: { state: 'finished', transcriptId: reply.body.transcript.id },
      transcript: { kind: 'recording', speech: { state: 'hearing', durationMs: 7_000 } },
    });
    expect((await finishedTask(account, reply.body.taskId)).result.message).toBe('Waiting for a speech engine');
    const entry = await entryById(account, reply.body.transcript.id);
    expect(entry).toMatchObject({ taskId: null, failure: null, speech: { state: 'waiting', durationMs: 7_000 } });
    const audio = await audioOf(server, account, entry);
    await expectWhole(audio, recorder);
    // an index in the file: a player can seek
    expect(audio.includes(Buffer.from('1c53bb6b', 'hex'))).toBe(true);
    expect((await account.ok(calls.listRecordings, { query: { noteId: note.id } })).recordings).toEqual([]);
    expect((await recorded(id)).filter((action) => action !== 'recording.store-chunk')).toEqual([
      'recording.start',
      'recording.finish',
      'recording.join',
    ]);
  });

  test('twice is one entry', async () => {
    const { id, noteId } = await newRecording(account);
    const recorder = new TestRecorder(7);
    await sendSeconds(account, id, recorder, 2);
    const replies = await Promise.all([finish(account, id, recorder), finish(account, id, recorder)]);
    const later = await finish(account, id, recorder);
    const ids = [...replies, later].map(({ body }) => [body.transcript.id, body.taskId]);
    expect(new Set(ids.map(String)).size).toBe(1);
    await finishedTask(account, later.body.taskId);
    expect((await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[]).toHaveLength(1);
  });

  test('with chunks that have not arrived names them, and goes on when they have', async () => {
    const { id } = await newRecording(account);
    const recorder = new TestRecorder(8);
    const chunks = Array.from({ length: 5 }, () => recorder.next());
    for (const n of [0, 2, 4]) await sendChunk(account, id, chunks[n]!);
    const reply = await finish(account, id, recorder);
    expect(reply.body).toMatchObject({
      code: 'CHUNKS_MISSING',
      detail: [
        { loc: ['chunks', 1], msg: 'missing' },
        { loc: ['chunks', 3], msg: 'missing' },
      ],
    });
    for (const n of [1, 3]) await sendChunk(account, id, chunks[n]!);
    const done = await finish(account, id, recorder);
    await finishedTask(account, done.body.taskId);
    await expectWhole(await audioOf(server, account, done.body.transcript), recorder);
  });

  test('joins what several recorders wrote, one behind the other, and marks the gaps', async () => {
    const { id } = await newRecording(account);
    const recorder = new TestRecorder(9);
    for (let segment = 0; segment < 3; segment += 1) {
      if (segment > 0) recorder.restart();
      await sendSeconds(account, id, recorder, 3);
    }
    const gaps = [{ atMs: 3_000, lengthMs: 40_000, reason: 'sleep' as const }];
    const { body } = await finish(account, id, recorder, { gaps });
    await finishedTask(account, body.taskId);
    const entry = await entryById(account, body.transcript.id);
    expect(entry.speech).toMatchObject({ durationMs: 9_000, gaps });
    await expectWhole(await audioOf(server, account, entry), recorder);
  });

  test('as it is takes what has arrived of each segment and marks what has not', async () => {
    const { id } = await newRecording(account);
    const recorder = new TestRecorder(10);
    const chunks = Array.from({ length: 4 }, () => recorder.next());
    recorder.restart();
    chunks.push(recorder.next());
    for (const n of [0, 1, 3, 4]) await sendChunk(account, id, chunks[n]!);
    const { body } = await finish(account, id, recorder, { asIs: true });
    await finishedTask(account, body.taskId);
    const entry = await entryById(account, body.transcript.id);
    expect(entry.speech?.gaps).toEqual([{ atMs: 2_000, lengthMs: 2_000, reason: 'lost' }]);
    const { packets } = await packetsIn(await audioOf(server, account, entry));
    const indexes = [...Array(100).keys(), ...Array.from({ length: 50 }, (_, at) => 200 + at)];
    expect(packets.map(({ data }) => Buffer.from(data).readUInt32BE(5))).toEqual(indexes);
  });

  test('what no reader understands is kept as it came', async () => {
    const { id } = await newRecording(account);
    const bytes = Buffer.from('this is no container at all');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const about = { segment: 0, startMs: 0, durationMs: 1_000, sha256 };
    await sendChunk(account, id, { n: 0, about, bytes });
    const reply = await account.ok(calls.finishRecording, { params: { id }, body: { chunks: 1, durationMs: 1_000 } });
    await finishedTask(account, reply.taskId);
    expect(await audioOf(server, account, reply.transcript)).toEqual(bytes);
  });

  test('nothing is refused, and so is more than was said', async () => {
    const { id } = await newRecording(account);
    const recorder = new TestRecorder(11);
    expect(errorCode(await finish(account, id, recorder))).toBe('EMPTY_SOURCE');
    await sendSeconds(account, id, recorder, 2);
    expect(errorCode(await finish(account, id, recorder, { chunks: 1 }))).toBe('INVALID_INPUT');
  });

  test('closes it: no chunk, no discard, no second start', async () => {
    const note = await newPatient(account);
    const consentId = await givenConsent(account, note.id);
    const { id } = await newRecording(account, { noteId: note.id, consentId });
    const recorder = new TestRecorder(12);
    await sendSeconds(account, id, recorder, 1);
    const { body } = await finish(account, id, recorder);
    await finishedTask(account, body.taskId);
    const start = { noteId: note.id, consentId, mimeType: 'audio/webm', startedAt: '2026-11-20T09:00:00.000Z' };
    for (const reply of [
      await sendChunk(account, id, recorder.next()),
      await account.call(calls.discardRecording, { params: { id } }),
      await account.call(calls.startRecording, { body: start }),
    ])
      expect(errorCode(reply)).toBe('RECORDING_CLOSED');
  });
});

describe('discarding', () => {
  test('erases the bytes, and done twice it is done once', async () => {
    const { id } = await newRecording(account);
    const recorder = new TestRecorder(13);
    const before = await storedFiles();
    await sendSeconds(account, id, recorder, 3);
    expect(await storedFiles()).toBe(before + 3);
    for (let times = 0; times < 2; times += 1) await account.ok(calls.discardRecording, { params: { id } });
    expect(await storedFiles()).toBe(before);
    expect(errorCode(await sendChunk(account, id, recorder.next()))).toBe('RECORDING_CLOSED');
    expect(errorCode(await finish(account, id, recorder))).toBe('RECORDING_CLOSED');
  });

  test('happens by itself thirty days after the last chunk, and not before', async () => {
    const { id } = await newRecording(account);
    const recorder = new TestRecorder(14);
    await sendSeconds(account, id, recorder, 1);
    const { db } = server.engine;
    await tidyRecordings(db, server.clock.now() + limits.recordingKept - 60_000);
    expect((await sendChunk(account, id, recorder.next())).status).toBe(200);
    await tidyRecordings(db, server.clock.now() + limits.recordingKept + 60_000);
    expect(errorCode(await sendChunk(account, id, recorder.next()))).toBe('RECORDING_CLOSED');
    expect(await recorded(id)).toContain('recording.expire');
  });
});

test('nobody else reaches it, an admin of the same workspace and another workspace included', async () => {
  const { id, noteId } = await newRecording(account);
  const recorder = new TestRecorder(15);
  await sendSeconds(account, id, recorder, 1);
  const admin = await newColleague(server, account, 'admin');
  const reader = await newColleague(server, account, 'read');
  const stranger = await newAccount(server);
  for (const other of [admin, reader, stranger]) {
    for (const reply of [
      await sendChunk(other, id, recorder.next()),
      await finish(other, id, recorder),
      await other.call(calls.discardRecording, { params: { id } }),
    ])
      expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
    expect((await other.ok(calls.listRecordings, { query: {} })).recordings).toEqual([]);
  }
  const body = { state: 'withdrawn' as const, textVersion: consentTextVersion, recordingId: id };
  expect((await stranger.call(recordConsent, { params: { id: noteId }, body })).status).toBe(404);
});
