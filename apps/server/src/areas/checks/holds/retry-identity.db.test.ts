import { updateNote } from '@clinical/contract/notes/notes.calls';
import { retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { answerIdentity } from '@clinical/contract/checks/checks.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/builders/accounts.ts';
import { entryById, finishedTask, newPatient, shortVisit } from '../../../../test/builders/transcripts.ts';
import { modelBacked } from '../../../../test/model-backed.ts';

const running = modelBacked();

it('a note is not tried again in a chart that turned out to be of somebody else', async () => {
  const { model, server } = running();
  const account = await newAccount(server);
  const { id: noteId } = await newPatient(account);
  const question = `Doctor: Your date of birth?\nPatient: November 30, 1971.\n${shortVisit}`;
  model.setMode('error-500');
  const body = { noteId, question, model: 'gpt-4.1', generate: true };
  const { transcript, taskId } = await account.ok(saveTranscript, { body });
  expect((await finishedTask(account, taskId!)).status).toBe('failure');

  model.setMode('good');
  const asked = model.requests.length;
  await account.ok(updateNote, { params: { id: noteId }, body: { dateOfBirth: '1958-03-14' } });
  await account.ok(retryBackgroundTask, { params: { id: taskId! } });
  expect((await finishedTask(account, taskId!)).status).toBe('failure');
  expect(await entryById(account, transcript.id)).toMatchObject({ version: 0, hold: { kind: 'identity' } });
  expect(model.requests.length).toBe(asked);
  expect(await server.engine.query('select 1 from credit_entries where key = $1', [`note:${taskId}:2`])).toEqual([]);

  const answer = { action: 'right-patient', reason: 'The chart had a typing error.' } as const;
  const decided = await account.ok(answerIdentity, { params: { id: transcript.id }, body: answer });
  expect((await finishedTask(account, decided.taskId!)).status).toBe('success');
  expect(await entryById(account, transcript.id)).toMatchObject({ version: 1, hold: null });
});
