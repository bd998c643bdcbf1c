import { createHash } from 'node:crypto';
import { readdirSync, existsSync } from 'node:fs';
import { endSession } from '@clinical/contract/accounts/accounts.calls';
import { finishRecording } from '@clinical/contract/capture/recordings.calls';
import { retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { generatePending, transcribeAudio } from '@clinical/contract/capture/transcription.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { finish, newRecording, sendChunk, sendSeconds } from '../../../../test/builders/recordings.ts';
import { hearWith, heardVisit } from '../../../../test/builders/speech.ts';
import { entryById, finishedTask } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { asMp4, asWebm, canConvert, tones } from '../../../../test/spoken-audio.ts';
import { chunksOf, TestRecorder } from '../../../../test/recorder.ts';
import { spokenVisit, startSpeechServer } from '../../../../test/speech-server.ts';
import { openAiSpeech } from '../../../gateways/speech/openai-speech.ts';
import { audioDecoder } from '../../../gateways/speech/decode-audio.ts';
import { speechPort, type SpeechRequest, type SpeechResult } from '../../../gateways/speech/port.ts';
import { AppError } from '../../../platform/app-error.ts';

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

/** A finished recording of half a minute; its job goes on. */
async function recorded(who = account, overrides: Parameters<typeof finish>[3] = {}) {
  const recorder = new TestRecorder(1);
  const { id } = await newRecording(who, { language: 'en' });
  await sendSeconds(who, id, recorder, 30);
  const { body } = await finish(who, id, recorder, overrides);
  return { id, taskId: body.taskId, entryId: body.transcript.id };
}

/** Voice and pause in turn: of two seconds each a sentence is heard. */
const voiced = (halves: number): Buffer =>
  tones(Array.from({ length: halves }, (_, i): [number, number] => (i % 2 ? [0.2, 0] : [1.8, 0.3])));

const audited = async (id: string) =>
  (await server.engine.query('select action from audit_events where record_id = $1 order by seq', [id])).map(
    (row) => row['action'],
  );

describe('a finished recording', () => {
  test('is heard and its note written, in one job', async () => {
    const requests: SpeechRequest[] = [];
    takeAway = hearWith(server, (request) => {
      requests.push(request);
      request.onProgress?.(0.5, []);
      return heardVisit;
    });
    const { taskId, entryId } = await recorded();
    expect((await finishedTask(account, taskId)).status).toBe('success');
    const entry = await entryById(account, entryId);
    expect(entry).toMatchObject({ kind: 'recording', version: 1, engine: 'local', failure: null, hold: null });
    expect(entry.speech).toMatchObject({ state: 'heard', engine: 'Test engine', draft: false, missing: [] });
    expect(entry.utterances[1]).toMatchObject({ id: 'u2', speaker: 'Speaker 2', role: 'patient', startMs: 4_000 });
    expect(entry.answer).toContain('sore throat');
    expect(requests).toMatchObject([{ language: 'en', spans: undefined }]);
    expect(await audited(entryId)).toContain('transcript.send-to-speech-engine');
    const { workFolder } = server.ports.get(speechPort);
    expect(existsSync(workFolder) ? readdirSync(workFolder) : []).toEqual([]);
  });

  test.skipIf(!canConvert)(
    'that another browser went on with is heard whole, and what nobody can read is marked',
    async () => {
      const speech = await startSpeechServer();
      const before = server.ports.get(speechPort);
      const options = { clock: server.clock, apiKey: 'key-1', baseUrl: speech.url, model: 'whisper-1' };
      const engine = openAiSpeech({ ...options, decoder: audioDecoder('/usr/bin/ffmpeg') });
      server.ports.register(speechPort, { ...before, engine });
      takeAway = () => void server.ports.register(speechPort, before);
      const { id } = await newRecording(account, { language: 'en' });
      const pieces = [await asWebm(voiced(12)), Buffer.from('its beginning never came'), await asMp4(voiced(12))];
      for (const [n, bytes] of pieces.entries()) {
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const about = { segment: n, startMs: [0, 12_000, 15_000][n]!, durationMs: [12_000, 3_000, 12_000][n]!, sha256 };
        expect((await sendChunk(account, id, { n, about, bytes })).status).toBe(200);
      }
      const body = { chunks: 3, durationMs: 27_000 };
      const { taskId, transcript } = await account.ok(finishRecording, { params: { id }, body });
      expect((await finishedTask(account, taskId)).status).toBe('success');
      const entry = await entryById(account, transcript.id);
      expect(speech.requests.map(({ mediaType }) => mediaType)).toEqual(['audio/webm', 'audio/mp4']);
      expect(entry.assets.map(({ name }) => name)).toEqual(['audio-2.webm', 'audio-3.m4a', 'audio.webm']);
      expect(entry.speech).toMatchObject({ state: 'heard', missing: [] });
      expect(entry.speech!.parts!.map(({ name, readable }) => [name, readable])).toEqual([
        ['audio.webm', true],
        ['audio-2.webm', false],
        ['audio-3.m4a', true],
      ]);
      expect(entry.question).toContain('[3 s not transcribed: this part of the audio cannot be read]');
      const texts = entry.utterances.map(({ text }) => text);
      expect(texts.filter((text) => text === spokenVisit[0])).toHaveLength(2);
      const again = entry.utterances.findLast(({ text }) => text === spokenVisit[1])!;
      expect(Math.round(again.startMs! / 1_000)).toBe(17);
      expect(entry.answer).toMatch(/penicillin/i);
      await speech.close();
    },
  );

  test.skipIf(!canConvert)('goes to a real speech service by its protocol', async () => {
    const speech = await startSpeechServer();
    speech.setScript([...spokenVisit, ...spokenVisit]);
    const before = server.ports.get(speechPort);
    const options = { clock: server.clock, apiKey: 'key-1', baseUrl: speech.url, model: 'whisper-1' };
    const engine = openAiSpeech({ ...options, decoder: audioDecoder(null) });
    server.ports.register(speechPort, { ...before, engine });
    takeAway = () => void server.ports.register(speechPort, before);
    const wav = voiced(24);
    const { id } = await newRecording(account, { language: 'en' });
    const chunks = chunksOf(await asWebm(wav), 4_000);
    for (const chunk of chunks) expect((await sendChunk(account, id, chunk)).status).toBe(200);
    const body = { chunks: chunks.length, durationMs: 24_000 };
    const { taskId, transcript } = await account.ok(finishRecording, { params: { id }, body });
    expect((await finishedTask(account, taskId)).status).toBe('success');
    expect((await entryById(account, transcript.id)).answer).toMatch(/penicillin/i);
    expect(speech.requests).toMatchObject([{ path: '/v1/audio/transcriptions', mediaType: 'audio/webm' }]);
    await speech.close();
  });

  test('without Generate, or from a draft engine, has its text and waits for a person', async () => {
    takeAway = hearWith(server, () => heardVisit);
    const unasked = await recorded(account, { generate: false });
    await finishedTask(account, unasked.taskId);
    takeAway();
    takeAway = hearWith(server, () => heardVisit, { draft: true });
    const draft = await recorded();
    await finishedTask(account, draft.taskId);
    for (const { entryId } of [unasked, draft])
      expect(await entryById(account, entryId)).toMatchObject({ version: 0, speech: { state: 'heard' }, hold: null });
    expect((await entryById(account, draft.entryId)).speech?.draft).toBe(true);
  });

  test('with gaps says so in the text, and nothing of them gets into the note', async () => {
    takeAway = hearWith(server, () => heardVisit);
    const gaps = [{ atMs: 9_000, lengthMs: 125_000, reason: 'sleep' as const }];
    const { taskId, entryId } = await recorded(account, { gaps });
    await finishedTask(account, taskId);
    const entry = await entryById(account, entryId);
    expect(entry.question).toContain('[2 min 5 s not recorded: the device was asleep]');
    expect(entry.answer).not.toMatch(/asleep|not recorded|2 min/);
  });

  test('in which nobody spoke keeps its audio and says so', async () => {
    takeAway = hearWith(server, () => ({ ...heardVisit, utterances: [] }));
    const { taskId, entryId } = await recorded();
    await finishedTask(account, taskId);
    expect(await entryById(account, entryId)).toMatchObject({ hold: { kind: 'speech', amount: 'none' }, version: 0 });
  });
});

describe('without an engine', () => {
  test('it waits, and is heard when there is one', async () => {
    const { taskId, entryId } = await recorded();
    await finishedTask(account, taskId);
    const refused = await account.call(transcribeAudio, { params: { id: entryId } });
    expect([refused.status, errorCode(refused)]).toEqual([409, 'CONFLICT']);
    takeAway = hearWith(server, () => heardVisit);
    const started = await account.ok(transcribeAudio, { params: { id: entryId } });
    expect((await finishedTask(account, started.taskId)).status).toBe('success');
    expect(await entryById(account, entryId)).toMatchObject({ version: 1, speech: { state: 'heard' } });
    expect(errorCode(await account.call(transcribeAudio, { params: { id: entryId } }))).toBe('CONFLICT');
  });
});

describe('when the engine fails', () => {
  const failing = (): never => {
    throw new AppError('PROVIDER_FAILED', { message: 'The speech service did not answer.' });
  };

  test('half-way, what was heard stays, its place is marked, and a retry hears only the rest', async () => {
    const first = { ...heardVisit, utterances: heardVisit.utterances.slice(0, 3) };
    const missing = [{ fromMs: 12_000, toMs: 30_000 }];
    takeAway = hearWith(server, ({ spans }) => ({
      ...(spans ? { ...first, utterances: [] } : first),
      missing,
      failure: 'The speech service did not answer.',
    }));
    const { taskId, entryId } = await recorded();
    const failed = await finishedTask(account, taskId);
    expect(failed).toMatchObject({ status: 'failure', result: { message: expect.stringContaining('did not answer') } });
    const half = await entryById(account, entryId);
    expect(half).toMatchObject({ version: 0, speech: { state: 'partial', missing } });
    expect(half.question).toContain('[18 s not transcribed: the speech engine stopped]');
    takeAway();
    const asked: unknown[] = [];
    takeAway = hearWith(server, ({ spans }) => {
      asked.push(spans);
      return { ...heardVisit, utterances: heardVisit.utterances.slice(3) };
    });
    await account.ok(retryBackgroundTask, { params: { id: taskId } });
    expect((await finishedTask(account, taskId)).status).toBe('success');
    const whole = await entryById(account, entryId);
    expect(asked).toEqual([missing]);
    expect(whole.speech).toMatchObject({ state: 'heard', missing: [] });
    expect(whole.utterances.map(({ id }) => id)).toHaveLength(6);
    expect(whole.question).not.toContain('not transcribed');
    expect(whole.answer).toContain('azithromycin');
  });

  describe('by dying with its process', () => {
    const rest = [{ fromMs: 12_000, toMs: 30_000 }];
    /** Hears three lines, then dies once; `then` hears what it is asked for after that. */
    const dyingOnce = (asked: unknown[], then: (request: SpeechRequest) => SpeechResult) => {
      let died = false;
      return hearWith(server, async (request) => {
        asked.push(request.spans);
        if (died) return then(request);
        died = true;
        request.onPart?.({ utterances: heardVisit.utterances.slice(0, 3), missing: rest, silent: [] });
        throw new Error('killed');
      });
    };
    const stored = async (id: string) => {
      const [row] = await server.engine.query(`select speech -> 'soFar' as so_far from transcripts where id = $1`, [
        id,
      ]);
      return row!['so_far'];
    };

    test('what was heard until then is not heard again', async () => {
      const asked: unknown[] = [];
      takeAway = dyingOnce(asked, () => ({ ...heardVisit, utterances: heardVisit.utterances.slice(3) }));
      const { taskId, entryId } = await recorded();
      expect((await finishedTask(account, taskId)).status).toBe('success');
      expect(asked).toEqual([undefined, rest]);
      const entry = await entryById(account, entryId);
      expect(entry.utterances.map(({ text }) => text)).toEqual(heardVisit.utterances.map(({ text }) => text));
      expect(entry.speech).toMatchObject({ state: 'heard', missing: [] });
      expect(await stored(entryId)).toBeNull();
    });

    test('and cannot go on afterwards, what was heard stays and the rest is missing', async () => {
      takeAway = dyingOnce([], failing);
      const { taskId, entryId } = await recorded();
      expect((await finishedTask(account, taskId)).status).toBe('failure');
      const entry = await entryById(account, entryId);
      expect(entry.speech).toMatchObject({ state: 'partial', missing: rest, failure: expect.stringMatching(/answer/) });
      expect(entry.question).toContain('sore throat');
      expect(await stored(entryId)).toBeNull();
    });
  });

  test('altogether, the audio stays and it can be tried again', async () => {
    takeAway = hearWith(server, failing);
    const { taskId, entryId } = await recorded();
    expect(await finishedTask(account, taskId)).toMatchObject({ status: 'failure' });
    expect((await entryById(account, entryId)).speech).toMatchObject({
      state: 'failed',
      failure: 'The speech service did not answer.',
    });
    takeAway();
    takeAway = hearWith(server, () => heardVisit);
    const again = await account.ok(transcribeAudio, { params: { id: entryId } });
    expect(again.taskId).toBe(taskId);
    expect((await finishedTask(account, taskId)).status).toBe('success');
    expect((await entryById(account, entryId)).version).toBe(1);
  });

  test('after an edit of what there was, the edit stays', async () => {
    const first = { ...heardVisit, utterances: heardVisit.utterances.slice(0, 3) };
    takeAway = hearWith(server, ({ spans }) => ({
      ...(spans ? { ...first, utterances: [] } : first),
      missing: [{ fromMs: 12_000, toMs: 30_000 }],
      failure: 'Gone.',
    }));
    const { taskId, entryId } = await recorded();
    await finishedTask(account, taskId);
    const half = await entryById(account, entryId);
    const question = half.question.replace('three days', 'four days');
    const { noteId, createdAt } = half;
    await account.ok(updateTranscript, { body: { noteId, createdAt, question } });
    takeAway();
    takeAway = hearWith(server, () => ({ ...heardVisit, utterances: heardVisit.utterances.slice(3) }));
    const again = await account.ok(transcribeAudio, { params: { id: entryId } });
    await finishedTask(account, again.taskId);
    const whole = await entryById(account, entryId);
    expect(whole.question).toContain('four days');
    expect(whole.question).toContain('penicillin gives me a rash');
  });
});

test('at zero credits it is heard, waits for credits, and one call writes all that waits', async () => {
  takeAway = hearWith(server, () => heardVisit);
  const poor = await newAccount(server);
  await finishedTask(poor, (await recorded(poor)).taskId);
  await server.engine.query('update credit_seats set balance = 0 where user_id = $1', [poor.userId]);
  const waiting = [await recorded(poor), await recorded(poor)];
  for (const { taskId, entryId } of waiting) {
    expect((await finishedTask(poor, taskId)).result.message).toBe('Waiting for credits');
    expect(await entryById(poor, entryId)).toMatchObject({ hold: { kind: 'credits' }, version: 0, failure: null });
  }
  expect(await poor.ok(generatePending, {})).toEqual({ taskIds: [], waiting: 2 });
  await server.engine.query('update credit_seats set balance = 1 where user_id = $1', [poor.userId]);
  const { taskIds, waiting: left } = await poor.ok(generatePending, {});
  expect([taskIds.length, left]).toEqual([1, 1]);
  expect((await finishedTask(poor, taskIds[0]!)).status).toBe('success');
  expect(await entryById(poor, waiting[0]!.entryId)).toMatchObject({ version: 1, hold: null });
});

test('a job whose owner has signed out goes on', async () => {
  takeAway = hearWith(server, () => heardVisit);
  const person = await newAccount(server);
  const { entryId } = await recorded(person);
  await person.ok(endSession, { params: { id: person.sessionId } });
  const version = async () =>
    (await server.engine.query('select version from transcripts where id = $1', [entryId]))[0]?.['version'];
  await expect.poll(version).toBe(1);
});
