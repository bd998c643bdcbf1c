import { retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { createPrechart, tryPrompt } from '@clinical/contract/pre-chats/pre-chats.calls';
import { setWorkspacePolicy } from '@clinical/contract/teams/policy.calls';
import { startCommand } from '@clinical/contract/scribe/commands.calls';
import { replaceText } from '@clinical/contract/scribe/replace-text.calls';
import { getVoiceEdit } from '@clinical/contract/scribe/voice-edit.calls';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { finish, newRecording, sendSeconds } from '../../../../test/builders/recordings.ts';
import { hearWith, heardVisit } from '../../../../test/builders/speech.ts';
import { entryById, finishedTask, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { askForVoiceEdit, creditsOf, knownEntry } from '../../../../test/builders/voice-edits.ts';
import { errorCode, type TestServer } from '../../../../test/harness.ts';
import { modelBacked } from '../../../../test/model-backed.ts';
import type { ModelServer } from '../../../../test/model-server.ts';
import { TestRecorder } from '../../../../test/recorder.ts';

const running = modelBacked();
let server: TestServer;
let model: ModelServer;
let account: TestAccount;
beforeEach(async () => {
  ({ server, model } = running());
  model.setMode('good');
  account = await newAccount(server);
});

const switchOff = async () => {
  server.clock.advance(1_000);
  await account.ok(setWorkspacePolicy, { body: { servicesOff: ['openai'] } });
};
const again = async (taskId: string, engine?: 'local') => {
  await account.ok(retryBackgroundTask, { params: { id: taskId }, query: engine ? { engine } : {} });
  return finishedTask(account, taskId);
};
const refusedWithOffer = {
  status: 'failure',
  result: {
    localEngine: true,
    message: expect.stringMatching(/^Your workspace has switched .+ off\. Nothing was sent\./),
  },
};

test('a command that was given while a model served is written by the local engine only when that is asked for', async () => {
  const { noteId } = await writtenEntry(account);
  model.setMode('error-500');
  const body = { command: 'summarise the last visit' };
  const { transcript, taskId } = await account.ok(startCommand, { params: { id: noteId }, body });
  await finishedTask(account, taskId);
  const [asked, before] = [model.requests.length, await creditsOf(account)];
  await switchOff();
  expect(await again(taskId)).toMatchObject(refusedWithOffer);
  expect((await entryById(account, transcript.id)).version).toBe(0);
  expect(await creditsOf(account)).toBe(before);
  expect((await again(taskId, 'local')).status).toBe('success');
  expect(await entryById(account, transcript.id)).toMatchObject({ version: 1, engine: 'local' });
  expect(model.requests).toHaveLength(asked);
});

test('so is a voice edit, whose words are kept', async () => {
  const entry = await knownEntry(account);
  model.setMode('error-500');
  const { body } = await askForVoiceEdit(server, account, { transcriptId: entry.id, instruction: 'dose to 250 mg' });
  await finishedTask(account, body.taskId);
  const asked = model.requests.length;
  await switchOff();
  expect(await again(body.taskId)).toMatchObject(refusedWithOffer);
  const shown = async () => (await account.ok(getVoiceEdit, { params: { id: entry.id } })).voiceEdit!;
  expect(await shown()).toMatchObject({ localEngine: true, instruction: 'dose to 250 mg', after: null });
  expect((await again(body.taskId, 'local')).status).toBe('success');
  const made = await shown();
  expect(made).toMatchObject({ localEngine: false, engine: 'local' });
  expect(JSON.stringify(made.after)).toContain('250 mg');
  expect(model.requests).toHaveLength(asked);
});

test('so is the note of a recording that was being heard meanwhile', async () => {
  const heard = Promise.withResolvers<typeof heardVisit>();
  const begun = Promise.withResolvers<void>();
  const takeAway = hearWith(
    server,
    () => {
      begun.resolve();
      return heard.promise;
    },
    { host: null },
  );
  try {
    const recorder = new TestRecorder(1);
    const { id } = await newRecording(account, { language: 'en' });
    await sendSeconds(account, id, recorder, 30);
    const { body } = await finish(account, id, recorder, { model: 'gpt-4.1' });
    await begun.promise;
    const asked = model.requests.length;
    await switchOff();
    heard.resolve(heardVisit);
    expect(await finishedTask(account, body.taskId)).toMatchObject(refusedWithOffer);
    expect(await entryById(account, body.transcript.id)).toMatchObject({ version: 0, speech: { state: 'heard' } });
    expect((await again(body.taskId, 'local')).status).toBe('success');
    expect(model.requests).toHaveLength(asked);
  } finally {
    takeAway();
  }
});

test('what is written while somebody waits fails with the model, and the local engine does it when it is asked', async () => {
  const entry = await knownEntry(account);
  const { id: transcriptId, noteId } = entry;
  model.setMode('error-500');
  const edit = { transcriptId, html: '<p>Rest. Fluids.</p>', instruction: 'turn into bullets' };
  expect(errorCode(await account.call(replaceText, { body: edit }))).toBe('PROVIDER_FAILED');
  const brief = { id: randomUUID(), noteId, kind: 'prechart' as const, brief: true };
  expect(errorCode(await account.call(createPrechart, { body: brief }))).toBe('PROVIDER_FAILED');
  const tried = { noteId, text: 'sore throat' };
  expect(errorCode(await account.call(tryPrompt, { body: tried }))).toBe('PROVIDER_FAILED');
  const asked = model.requests.length;
  const engine = 'local' as const;
  expect(await account.ok(replaceText, { body: { ...edit, engine } })).toMatchObject({ engine });
  expect(await account.ok(createPrechart, { body: { ...brief, engine } })).toMatchObject({ engine });
  expect(await account.ok(tryPrompt, { body: { ...tried, engine } })).toMatchObject({ engine });
  expect(model.requests).toHaveLength(asked);
});
