import { transcribeAudio } from '@clinical/contract/capture/transcription.calls';
import { listEngines } from '@clinical/contract/operations/operations.calls';
import { setWorkspacePolicy } from '@clinical/contract/teams/policy.calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../../test/builders/accounts.ts';
import { finish, newRecording, sendSeconds } from '../../../../test/builders/recordings.ts';
import { hearWith, heardVisit } from '../../../../test/builders/speech.ts';
import { entryById, finishedTask } from '../../../../test/builders/transcripts.ts';
import { askForVoiceEdit, knownEntry } from '../../../../test/builders/voice-edits.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { TestRecorder } from '../../../../test/recorder.ts';
import { tones } from '../../../../test/spoken-audio.ts';
import { type SpeechRequest, type SpeechResult, transcriptionFailure } from '../../../gateways/speech/port.ts';
import { AppError } from '../../../platform/app-error.ts';

let server: TestServer;
let admin: TestAccount;
let member: TestAccount;
let takeAway: () => void = () => undefined;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  admin = await newAccount(server);
  member = await newColleague(server, admin);
});
afterEach(() => takeAway());

const set = (...servicesOff: 'speech-openai'[]) => admin.ok(setWorkspacePolicy, { body: { servicesOff } });

async function recorded(overrides: Parameters<typeof finish>[3] = {}) {
  const recorder = new TestRecorder(1);
  const { id } = await newRecording(member, { language: 'en' });
  await sendSeconds(member, id, recorder, 30);
  const { body } = await finish(member, id, recorder, overrides);
  return { taskId: body.taskId, entryId: body.transcript.id };
}

const upTo = (count: number): SpeechResult => ({ ...heardVisit, utterances: heardVisit.utterances.slice(0, count) });

/** An engine that is at it until it is stopped. */
function hearsForEver(heard: number) {
  const begun = Promise.withResolvers<void>();
  takeAway = hearWith(server, async ({ signal }: SpeechRequest) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    const failure = transcriptionFailure(signal, null);
    if (heard === 0) throw failure;
    return { ...upTo(heard), missing: [{ fromMs: 12_000, toMs: 30_000 }], failure: failure.message };
  });
  return begun.promise;
}

test('a file that is being heard is sent no further, and waits for the service; on again, it is heard by itself', async () => {
  const begun = hearsForEver(0);
  const { taskId, entryId } = await recorded();
  await begun;
  await set('speech-openai');
  expect((await finishedTask(member, taskId)).result.message).toBe('Waiting for a speech engine');
  expect(await entryById(member, entryId)).toMatchObject({ speech: { state: 'waiting', failure: null }, version: 0 });
  expect((await member.ok(listEngines, {})).find(({ area }) => area === 'speech')).toMatchObject({
    engine: 'none',
    switchedOff: true,
    reason: 'Your workspace has switched Test engine off.',
  });
  expect(errorCode(await member.call(transcribeAudio, { params: { id: entryId } }))).toBe('CONFLICT');
  takeAway();
  takeAway = hearWith(server, () => heardVisit);
  await set();
  await expect.poll(async () => (await entryById(member, entryId)).version).toBe(1);
});

test('what was heard of it is kept and says why it ends there; the rest comes by itself, and no note that nobody asked for', async () => {
  const begun = hearsForEver(3);
  const { taskId, entryId } = await recorded({ generate: false });
  await begun;
  await set('speech-openai');
  expect((await finishedTask(member, taskId)).result.message).toBe('Waiting for a speech engine');
  const half = await entryById(member, entryId);
  expect(half.speech).toMatchObject({ state: 'partial', failure: 'Your workspace has switched Test engine off.' });
  expect(half.question).toContain('sore throat');
  expect(half.question).toContain('[18 s not transcribed: the speech engine stopped]');
  takeAway();
  const asked: unknown[] = [];
  takeAway = hearWith(server, ({ spans }) => {
    asked.push(spans);
    return { ...heardVisit, utterances: heardVisit.utterances.slice(3) };
  });
  await set();
  await expect.poll(async () => (await entryById(member, entryId)).speech?.state).toBe('heard');
  const whole = await entryById(member, entryId);
  expect(asked).toEqual([[{ fromMs: 12_000, toMs: 30_000 }]]);
  expect(whole.question).not.toContain('not transcribed');
  expect(whole).toMatchObject({ version: 0, hold: null, sections: [] });
});

test('what is on again in one workspace hears nothing of another, nor what has failed before', async () => {
  const waiting = await recorded();
  await finishedTask(member, waiting.taskId);
  takeAway = hearWith(server, () => {
    throw new AppError('PROVIDER_FAILED', { message: 'The speech service did not answer.' });
  });
  const failed = await recorded();
  await finishedTask(member, failed.taskId);
  takeAway();
  const heard: SpeechRequest[] = [];
  takeAway = hearWith(server, (request) => {
    heard.push(request);
    return heardVisit;
  });
  const stranger = await newAccount(server);
  const states = async () => [
    (await entryById(member, waiting.entryId)).speech?.state,
    (await entryById(member, failed.entryId)).speech?.state,
  ];
  const jobsDone = async () => {
    const [row] = await server.engine.query(
      `select count(*)::int as n from pgboss.job where data ->> 'job' = 'hear-waiting' and state <> 'completed'`,
    );
    return row!['n'];
  };
  await stranger.ok(setWorkspacePolicy, { body: { servicesOff: ['speech-openai'] } });
  await stranger.ok(setWorkspacePolicy, { body: { servicesOff: [] } });
  await expect.poll(jobsDone).toBe(0);
  expect([...(await states()), heard.length]).toEqual(['waiting', 'failed', 0]);
  await set('speech-openai');
  await set();
  await expect.poll(states).toEqual(['heard', 'failed']);
});

test('an instruction that is being heard ends with the reason, and costs nothing', async () => {
  const entry = await knownEntry(member);
  const begun = hearsForEver(0);
  const wav = { name: 'say.wav', content: tones([[2, 0.3]]) };
  const { body } = await askForVoiceEdit(server, member, { transcriptId: entry.id }, [wav]);
  await begun;
  await set('speech-openai');
  expect(await finishedTask(member, body.taskId)).toMatchObject({
    status: 'failure',
    result: { message: 'Your workspace has switched Test engine off.' },
  });
});
