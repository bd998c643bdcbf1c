import { addText, addTextFile, transcribeAudio } from '@clinical/contract/capture/transcription.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import type { SavedTranscript } from '@clinical/contract/scribe/sources.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { finish, newRecording, sendSeconds } from '../../../../test/builders/recordings.ts';
import { heardVisit, hearWith } from '../../../../test/builders/speech.ts';
import { entryById, finishedTask, newPatient, shortVisit } from '../../../../test/builders/transcripts.ts';
import { sendForm } from '../../../../test/builders/uploads.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { TestRecorder } from '../../../../test/recorder.ts';
import { tones } from '../../../../test/spoken-audio.ts';

let server: TestServer;
let account: TestAccount;
let takeAway: (() => void) | null = null;
beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});
afterEach(() => {
  takeAway?.();
  takeAway = null;
});

const vtt = `WEBVTT

00:00:01.000 --> 00:00:04.000
<v Doctor>How is the knee today, and how far can you walk?

00:00:05.000 --> 00:00:08.000
<v Patient>It hurts when I climb stairs, and I can walk for an hour.

00:00:10.000 --> 00:00:24.000
<v Doctor>The knee is a little swollen. I want you to rest it and take ibuprofen twice a day.
`;

/** An audio file that waits for a speech engine. */
async function waiting(as = account): Promise<Transcript> {
  const files = [{ name: 'visit.wav', content: tones([[1, 0.3]]) }];
  const fields = { noteId: (await newPatient(as)).id };
  return (await sendForm(server, as, uploadAudioFiles.path, files, fields)).body.transcripts[0]!;
}

/** Thirty seconds that nobody has heard, with a gap in them. */
async function waitingRecording(generate = true): Promise<Transcript> {
  const recorder = new TestRecorder(1);
  const { id } = await newRecording(account, { language: 'en' });
  await sendSeconds(account, id, recorder, 30);
  const gaps = [{ atMs: 9_000, lengthMs: 20_000, reason: 'sleep' as const }];
  const { taskId, transcript } = (await finish(account, id, recorder, { gaps, generate })).body;
  await finishedTask(account, taskId);
  return transcript;
}

const give = (id: string, question: string, as = account) => as.call(addText, { params: { id }, body: { question } });
const giveFile = async (id: string, name: string, content: string) =>
  (await sendForm(server, account, addTextFile.path.replace('{id}', id), [{ name, content }], {})) as unknown as {
    status: number;
    body: SavedTranscript & { code?: string };
  };

it('a text that is pasted becomes the words of the audio, and its note is written', async () => {
  const entry = await waiting();
  const { transcript, taskId } = await account.ok(addText, {
    params: { id: entry.id },
    body: { question: shortVisit },
  });
  expect(transcript).toMatchObject({ id: entry.id, kind: 'audio', speech: { state: 'heard', engine: null } });
  expect((await finishedTask(account, taskId!)).status).toBe('success');
  const written = await entryById(account, entry.id);
  expect(written).toMatchObject({ version: 1, failure: null, hold: null });
  expect(written.answer).toContain('sore throat');
  expect(written.assets.map(({ name }) => name)).toEqual(['audio.wav']);
  const rows = await server.engine.query('select action from audit_events where record_id = $1', [entry.id]);
  expect(rows).toContainEqual({ action: 'transcript.add-text' });
  expect(errorCode(await give(entry.id, shortVisit))).toBe('CONFLICT');
});

it('a transcript file is kept beside the recording, and what was not recorded is marked in it', async () => {
  const entry = await waitingRecording();
  const { status, body } = await giveFile(entry.id, 'visit.vtt', vtt);
  expect([status, body.transcript.id]).toEqual([200, entry.id]);
  await finishedTask(account, body.taskId!);
  const written = await entryById(account, entry.id);
  expect(written.assets.map(({ name }) => name)).toEqual(['audio.webm', 'transcript.vtt']);
  const lines = written.utterances.map(({ id, startMs, text }) => [id, startMs, text.slice(0, 20)]);
  expect(lines).toEqual([
    ['u1', 1_000, 'How is the knee toda'],
    ['u2', 5_000, 'It hurts when I clim'],
    ['u4', 9_000, '[20 s not recorded: '],
    ['u3', 10_000, 'The knee is a little'],
  ]);
  expect(written.answer).not.toContain('not recorded');
});

it('nobody who asked for no note gets one, and a note that was typed meanwhile stays', async () => {
  const unasked = await waitingRecording(false);
  const { taskId } = await account.ok(addText, { params: { id: unasked.id }, body: { question: shortVisit } });
  expect([taskId, (await entryById(account, unasked.id)).version]).toEqual([undefined, 0]);
  const typed = await waiting();
  const { noteId, createdAt } = typed;
  const sections = [{ key: 'note', header: 'Note', html: '<p>Sore throat for three days.</p>' }];
  await account.ok(updateTranscript, { body: { noteId, createdAt, sections } });
  await account.ok(addText, { params: { id: typed.id }, body: { question: shortVisit } });
  const after = await entryById(account, typed.id);
  expect(after).toMatchObject({ version: 2, taskId: null, answer: expect.stringContaining('Sore throat for three') });
  expect(after.question).toBe(shortVisit);
});

it('no words is one thing: a text is taken, and so is a second hearing', async () => {
  const silent = { ...heardVisit, utterances: [], silent: [{ fromMs: 0, toMs: 4_000 }] };
  takeAway = hearWith(server, () => silent);
  const entry = await waitingRecording();
  expect(await entryById(account, entry.id)).toMatchObject({ hold: { kind: 'speech', amount: 'none' } });
  takeAway();
  takeAway = hearWith(server, () => heardVisit);
  const { taskId } = await account.ok(transcribeAudio, { params: { id: entry.id } });
  expect((await finishedTask(account, taskId)).status).toBe('success');
  const heard = await entryById(account, entry.id);
  expect(heard).toMatchObject({ version: 1, hold: null });
  expect(heard.question.match(/not recorded/g)).toHaveLength(1);
  expect(heard.question).not.toContain('not said');
});

it('refuses what is no transcript, and leaves the entry as it was', async () => {
  const entry = await waiting();
  expect(errorCode(await give(entry.id, '   '))).toBe('EMPTY_SOURCE');
  expect((await giveFile(entry.id, 'visit.wav', tones([[0.1, 0]]).toString('latin1'))).status).toBe(415);
  expect((await giveFile(entry.id, 'visit.txt', '%PDF-1.7')).body.code).toBe('UNSUPPORTED_MEDIA');
  const little = await account.ok(addText, { params: { id: entry.id }, body: { question: 'Doctor: Hello.' } });
  expect(little.transcript).toMatchObject({ hold: { kind: 'speech' }, taskId: null });
});

it('is for who may edit the chart only', async () => {
  const entry = await waiting();
  const stranger = await newAccount(server);
  expect((await give(entry.id, shortVisit, stranger)).status).toBe(404);
  expect((await entryById(account, entry.id)).question).toBe('');
});
