import { cancelBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { finish, newRecording, sendSeconds } from '../../../../test/builders/recordings.ts';
import { hearWith, heardVisit } from '../../../../test/builders/speech.ts';
import { entryById, finishedTask } from '../../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { TestRecorder } from '../../../../test/recorder.ts';
import { AppError } from '../../../platform/app-error.ts';
import { retryFailed } from './retry-failed.ts';

const minute = 60_000;
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

/** A finished recording of half a minute, with a service that fails so. */
async function failedRecording(message: string) {
  takeAway = hearWith(server, () => {
    throw new AppError('PROVIDER_FAILED', { message });
  });
  const recorder = new TestRecorder(1);
  const { id } = await newRecording(account, { language: 'en' });
  await sendSeconds(account, id, recorder, 30);
  const { body } = await finish(account, id, recorder, {});
  expect((await finishedTask(account, body.taskId)).status).toBe('failure');
  takeAway();
  return { taskId: body.taskId, entryId: body.transcript.id };
}

const retryAfter = (ms: number): Promise<void> =>
  retryFailed({ db: server.engine.db, use: (port) => server.ports.get(port) }, server.clock.now() + ms);
const stateOf = async (id: string) => (await entryById(account, id)).speech?.state;

const error500 = 'The speech service reported an error (500). Try again.';

test('a recording that failed in an outage is transcribed by itself once the service is back', async () => {
  const { taskId, entryId } = await failedRecording(error500);
  takeAway = hearWith(server, () => heardVisit);
  await retryAfter(minute / 2);
  expect(await stateOf(entryId)).toBe('failed');
  await retryAfter(2 * minute);
  expect((await finishedTask(account, taskId)).status).toBe('success');
  expect(await entryById(account, entryId)).toMatchObject({ failure: null, speech: { state: 'heard' } });
});

test('each wait is twice the one before', async () => {
  const { taskId, entryId } = await failedRecording(error500);
  let tries = 0;
  takeAway = hearWith(server, () => {
    tries += 1;
    throw new AppError('PROVIDER_FAILED', { message: error500 });
  });
  await retryAfter(1.5 * minute);
  expect((await finishedTask(account, taskId)).status).toBe('failure');
  const before = tries;
  expect(before).toBeGreaterThan(0);
  await retryAfter(1.5 * minute);
  expect([await stateOf(entryId), tries]).toEqual(['failed', before]);
  await retryAfter(3 * minute);
  expect((await finishedTask(account, taskId)).status).toBe('failure');
  expect(tries).toBeGreaterThan(before);
});

test('what the service will never take waits for a person, and so does what was cancelled', async () => {
  const refused = await failedRecording('The recording exceeds the size limit of the speech service.');
  takeAway = hearWith(server, () => new Promise(() => undefined));
  const recorder = new TestRecorder(1);
  const { id } = await newRecording(account, { language: 'en' });
  await sendSeconds(account, id, recorder, 30);
  const { body } = await finish(account, id, recorder, {});
  await account.ok(cancelBackgroundTask, { params: { id: body.taskId } });
  takeAway();
  takeAway = hearWith(server, () => heardVisit);
  await retryAfter(30 * minute);
  expect(await stateOf(refused.entryId)).toBe('failed');
  expect((await entryById(account, body.transcript.id)).taskId).toBeNull();
});
