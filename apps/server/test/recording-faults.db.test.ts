import { endSession } from '@clinical/contract/accounts/accounts.calls';
import { listRecordings, storeChunk } from '@clinical/contract/capture/recordings.calls';
import type { AudioGap } from '@clinical/contract/transcripts/entry-speech.schemas';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newAccount, onAnotherDevice, type TestAccount } from './builders/accounts.ts';
import { audioOf, finish, newRecording, sendChunk, sendSeconds } from './builders/recordings.ts';
import { entryById, finishedTask } from './builders/transcripts.ts';
import { expectWhole } from './expect-whole.ts';
import { errorCode, startTestServer, testServer, type TestServer } from './harness.ts';
import { openRaw, requestHead } from './raw-request.ts';
import { type RecordedChunk, TestRecorder } from './recorder.ts';

const rounds = [1, 2];
const hour = 3_600_000;

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  account = await newAccount(server);
});

/** Finishes it: one entry, with one file in which no packet is missing. */
async function finishWhole(
  person: TestAccount,
  recording: { id: string; noteId: string },
  recorder: TestRecorder,
  gaps: AudioGap[] = [],
): Promise<void> {
  const { status, body } = await finish(person, recording.id, recorder, { gaps });
  expect(status).toBe(200);
  await finishedTask(person, body.taskId);
  const entry = await entryById(person, body.transcript.id);
  expect(entry).toMatchObject({ failure: null, speech: { durationMs: recorder.durationMs, gaps } });
  expect(entry.assets).toHaveLength(1);
  await expectWhole(await audioOf(server, person, entry), recorder);
  expect((await person.ok(getTranscripts, { params: { id: recording.noteId } })) as unknown[]).toHaveLength(1);
}

test('a disk that fills up twice and has room again', async () => {
  const recording = await newRecording(account);
  const recorder = new TestRecorder(21);
  // the same database on a disk without room
  const full = await startTestServer({ FREE_SPACE_RESERVE_MB: '9000000000' }, { engine: server.engine });
  for (const _ of rounds) {
    await sendSeconds(account, recording.id, recorder, 3);
    const held = [recorder.next(), recorder.next(), recorder.next()];
    for (const { n, about, bytes } of held) {
      const input = { params: { id: recording.id, n }, query: about, body: bytes };
      const refused = await full.call(storeChunk, input, { token: account.token });
      expect([refused.status, errorCode(refused)]).toEqual([507, 'STORAGE_FULL']);
    }
    // the page keeps what was refused, and sends it when it is taken again
    for (const chunk of held) expect((await sendChunk(account, recording.id, chunk)).status).toBe(200);
  }
  await full.stop();
  await finishWhole(account, recording, recorder);
});

test('a device that sleeps twice, for longer than a session lasts', async () => {
  let person = account;
  const recording = await newRecording(person);
  const recorder = new TestRecorder(22);
  const gaps: AudioGap[] = [];
  for (const round of rounds) {
    await sendSeconds(person, recording.id, recorder, 3);
    // in the middle of a chunk
    const last = recorder.next(340);
    gaps.push({ atMs: recorder.durationMs, lengthMs: round * hour, reason: 'sleep' });
    server.clock.advance(round * hour);
    expect((await sendChunk(person, recording.id, last)).status).toBe(401);
    person = await onAnotherDevice(server, person);
    expect((await sendChunk(person, recording.id, last)).status).toBe(200);
    recorder.restart();
  }
  await sendSeconds(person, recording.id, recorder, 2);
  await finishWhole(person, recording, recorder, gaps);
});

/** The request of a chunk up to its body, and the body. */
function requestOf(person: TestAccount, id: string, { n, about, bytes }: RecordedChunk): [string, Uint8Array] {
  const path = storeChunk.path.replace('{id}', id).replace('{n}', String(n));
  const query = new URLSearchParams(Object.entries(about).map(([name, value]) => [name, String(value)]));
  const head = requestHead(server.address, `PUT /api${path}?${query}`, {
    authorization: `Bearer ${person.token}`,
    'content-type': 'application/octet-stream',
    'content-length': String(bytes.length),
  });
  return [head, bytes];
}

test('a network that goes twice in the middle of a request, and twice before its reply is read', async () => {
  const recording = await newRecording(account);
  const recorder = new TestRecorder(23);
  const arrived = async () =>
    (await account.ok(listRecordings, { query: { noteId: recording.noteId } })).recordings[0]!.chunks;
  for (const _ of rounds) {
    await sendSeconds(account, recording.id, recorder, 2);
    const cut = recorder.next();
    const [head, bytes] = requestOf(account, recording.id, cut);
    const half = openRaw(server.address);
    half.write(head);
    half.write(Buffer.from(bytes.subarray(0, bytes.length / 2)));
    half.socket.end();
    await half.over;
    expect(await arrived()).toBe(cut.n);
    expect((await sendChunk(account, recording.id, cut)).body.chunks).toBe(cut.n + 1);

    const untranscribed = recorder.next();
    const whole = openRaw(server.address);
    for (const part of requestOf(account, recording.id, untranscribed)) whole.write(Buffer.from(part));
    await expect.poll(arrived).toBe(untranscribed.n + 1);
    whole.destroy();
    // who heard no answer sends it again
    expect((await sendChunk(account, recording.id, untranscribed)).body.chunks).toBe(untranscribed.n + 1);
  }
  await finishWhole(account, recording, recorder);
});

test('a session that ends twice', async () => {
  let person = account;
  const recording = await newRecording(person);
  const recorder = new TestRecorder(24);
  for (const _ of rounds) {
    await sendSeconds(person, recording.id, recorder, 2);
    const next = await onAnotherDevice(server, person);
    await next.ok(endSession, { params: { id: person.sessionId } });
    const held = [recorder.next(), recorder.next()];
    for (const chunk of held) expect((await sendChunk(person, recording.id, chunk)).status).toBe(401);
    expect((await finish(person, recording.id, recorder)).status).toBe(401);
    person = next;
    for (const chunk of held) expect((await sendChunk(person, recording.id, chunk)).status).toBe(200);
  }
  await finishWhole(person, recording, recorder);
});
