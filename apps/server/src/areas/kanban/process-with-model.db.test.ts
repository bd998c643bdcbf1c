import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import * as calls from '@clinical/contract/kanban/kanban.calls';
import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { cancelBackgroundTask, retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { addAssets, cardsOf, newCard } from '../../../test/builders/kanban.ts';
import { grant } from '../../../test/builders/notes.ts';
import { finishedTask, newPatient, shortVisit } from '../../../test/builders/transcripts.ts';
import { errorCode } from '../../../test/harness.ts';
import { modelBacked } from '../../../test/model-backed.ts';

const backed = modelBacked();
let account: TestAccount;
let noteId: string;
beforeEach(async () => {
  backed().model.setMode('good');
  account = await newAccount(backed().server);
  noteId = (await newPatient(account)).id;
});

const visit = (title: string) => newCard(account, noteId, { title, description: shortVisit });
const process = (cards: readonly Card[], instruction?: string) =>
  account.ok(calls.processCards, {
    params: { id: noteId },
    body: { cardIds: cards.map(({ id }) => id), ...(instruction ? { instruction } : {}) },
  });
const states = async () => (await cardsOf(account, noteId)).map(({ process: line }) => line?.state);
const thread = async () => (await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];
const balance = async () => (await account.ok(getUserInfo, {})).user.tokens;

it('the instruction goes to the model, and the price says that it is followed', async () => {
  const card = await visit('Letter');
  const price = await account.ok(calls.priceCards, { params: { id: noteId }, query: { ids: card.id } });
  expect(price).toMatchObject({ followsInstruction: true });
  const { taskId } = await process([card], 'Lead with what the insurer asks.');
  expect(await finishedTask(account, taskId)).toMatchObject({ status: 'success' });
  expect(backed().model.requests.at(-1)!.prompt).toContain('Lead with what the insurer asks.');
});

it('a provider that is down leaves the cards where they were, without entries and without a charge', async () => {
  backed().model.setMode('refused-key');
  const { taskId } = await process([await visit('A'), await visit('B')]);
  const task = await finishedTask(account, taskId);
  expect(task.status).toBe('failure');
  const cards = await cardsOf(account, noteId);
  expect(cards.map(({ status, results }) => [status, results])).toEqual([
    ['todo', []],
    ['todo', []],
  ]);
  expect(cards[0]!.process).toMatchObject({ state: 'failed', message: expect.stringMatching(/\w/) });
  await expect.poll(thread).toEqual([]);
  expect(await balance()).toBe(30);
});

it('cancelling keeps what is done, removes what was begun and returns the rest', async () => {
  const first = await visit('First');
  await finishedTask(account, (await process([first])).taskId);
  const paid = await balance();
  backed().model.setMode('slow');
  const cards = [await visit('A'), await visit('B')];
  const { taskId } = await process(cards);
  await expect.poll(async () => (await thread()).length).toBe(3);
  await account.ok(cancelBackgroundTask, { params: { id: taskId } });
  await expect.poll(thread).toHaveLength(1);
  expect((await states()).toSorted()).toEqual(['cancelled', 'cancelled', 'done']);
  expect(await balance()).toBe(paid);
  const reply = await account.call(calls.deleteCard, { params: { id: noteId, cardId: cards[0]!.id } });
  expect(errorCode(reply)).toBeNull();
});

it('who edits the chart cancels a job that a colleague has started, and nobody else does', async () => {
  backed().model.setMode('slow');
  await process([await visit('A'), await visit('B')]);
  await process([await visit('C')]);
  await expect.poll(async () => (await thread()).length).toBe(3);
  const colleague = await newColleague(backed().server, account);
  const stop = () => colleague.call(calls.stopCards, { params: { id: noteId } });
  expect(errorCode(await stop())).toBe('NOT_FOUND');
  await grant(backed().server.engine, noteId, `user:${colleague.userId}`, 'read');
  expect(errorCode(await stop())).toBe('NOT_FOUND');
  await backed().server.engine.query("update note_grants set level = 'edit' where note_id = $1 and principal = $2", [
    noteId,
    `user:${colleague.userId}`,
  ]);
  expect((await stop()).body).toEqual({ jobs: 2 });
  await expect.poll(thread).toEqual([]);
  expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await balance()).toBe(30);
  expect((await stop()).body).toEqual({ jobs: 0 });
});

it('a card takes no file while it is processed, and a retry of another job leaves it alone', async () => {
  const card = await visit('A');
  backed().model.setMode('refused-key');
  const failed = (await process([card])).taskId;
  await finishedTask(account, failed);
  await expect.poll(thread).toEqual([]);
  backed().model.setMode('slow');
  await process([card]);
  await expect.poll(async () => (await thread()).length).toBe(1);
  const file = { name: 'More.txt', content: shortVisit };
  const reply = await addAssets(backed().server, account, card, [file]);
  expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('being processed') } });
  await account.ok(retryBackgroundTask, { params: { id: failed }, query: {} });
  expect(await finishedTask(account, failed)).toMatchObject({
    status: 'success',
    result: { message: 'Another job processes these cards, or has done so since.' },
  });
  expect(await thread()).toHaveLength(1);
  await account.ok(calls.stopCards, { params: { id: noteId } });
  expect((await addAssets(backed().server, account, card, [file])).status).toBe(200);
});
