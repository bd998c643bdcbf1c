import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import * as calls from '@clinical/contract/kanban/kanban.calls';
import type { Card, ProcessCards } from '@clinical/contract/kanban/kanban.schemas';
import { listBackgroundTasks, retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { addAssets, cardsOf, newCard } from '../../../test/builders/kanban.ts';
import { finishedTask, newPatient, shortVisit } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const start = (cards: readonly Card[], more: Partial<ProcessCards> = {}) => ({
  params: { id: noteId },
  body: { cardIds: cards.map(({ id }) => id), ...more },
});
const thread = async () => (await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];
const balance = async () => (await account.ok(getUserInfo, {})).user.tokens;
const visit = (title: string) => newCard(account, noteId, { title, description: shortVisit });
const cardNamed = async (title: string) => (await cardsOf(account, noteId)).find((card) => card.title === title)!;

describe('the price', () => {
  it('is shown in all and a line a card, with what cannot be processed', async () => {
    const cards = [await visit('Letter'), await newCard(account, noteId, { title: 'Empty' })];
    const query = { ids: cards.map(({ id }) => id).join(',') };
    expect(await account.ok(calls.priceCards, { params: { id: noteId }, query })).toEqual({
      credits: 1,
      followsInstruction: false,
      lines: [
        { cardId: cards[0]!.id, credits: 1, problem: null },
        { cardId: cards[1]!.id, credits: 0, problem: expect.stringContaining('nothing to read') },
      ],
    });
    expect(await balance()).toBe(30);
  });

  it('is the most that a job takes', async () => {
    const reply = await account.call(calls.processCards, start([await visit('Letter')], { credits: 0 }));
    expect(errorCode(reply)).toBe('CONFLICT');
    expect(await cardNamed('Letter')).toMatchObject({ process: null });
  });
});

describe('a job over cards', () => {
  it('makes each an entry that is linked to it, and the card is done; one that fails stays with its message', async () => {
    const text = await newCard(account, noteId, { title: 'With a file', status: 'doing' });
    await addAssets(server, account, text, [
      { name: 'Visit.txt', content: shortVisit },
      { name: 'More.txt', content: shortVisit },
    ]);
    const cards = [await visit('Letter'), text, await newCard(account, noteId, { title: 'Empty' })];
    const { taskId, credits } = await account.ok(calls.processCards, start(cards, { credits: 3 }));
    expect(credits).toBe(3);
    expect(await finishedTask(account, taskId)).toMatchObject({ status: 'success' });
    expect(await cardNamed('Letter')).toMatchObject({
      status: 'done',
      process: { taskId, state: 'done', progress: 100 },
    });
    expect(await cardNamed('With a file')).toMatchObject({
      status: 'done',
      results: [{}, {}],
      process: { state: 'done' },
    });
    expect(await cardNamed('Empty')).toMatchObject({
      status: 'todo',
      results: [],
      process: { state: 'failed', message: expect.stringContaining('nothing to read') },
    });
    const entries = await thread();
    expect(entries.map(({ version }) => version)).toEqual([1, 1, 1]);
    const made = (await cardsOf(account, noteId)).flatMap(({ results }) =>
      results.map(({ transcriptId }) => transcriptId),
    );
    expect(new Set(made)).toEqual(new Set(entries.map(({ id }) => id)));
    expect(await balance()).toBe(27);
    expect(await account.ok(listBackgroundTasks, {})).toEqual([]);
  });

  it('is one job however often it is asked for', async () => {
    const cards = [await visit('Letter')];
    const options = { idempotencyKey: randomUUID() };
    const [one, two] = [
      await account.call(calls.processCards, start(cards), options),
      await account.call(calls.processCards, start(cards), options),
    ];
    expect(two.body).toEqual(one.body);
    await finishedTask(account, (one.body as { taskId: string }).taskId);
    expect(await thread()).toHaveLength(1);
    expect(await balance()).toBe(29);
  });

  it('does not begin without the credits for all of it', async () => {
    await finishedTask(account, (await account.ok(calls.processCards, start([await visit('Paid')]))).taskId);
    await server.engine.query('update credit_seats set balance = 1 where user_id = $1', [account.userId]);
    const reply = await account.call(calls.processCards, start([await visit('A'), await visit('B')]));
    expect(errorCode(reply)).toBe('NO_CREDITS');
    expect(await thread()).toHaveLength(1);
    expect(await balance()).toBe(1);
  });

  it('fails when nothing came of it, and its retry goes on where it ended', async () => {
    const card = await newCard(account, noteId, { title: 'Empty' });
    const { taskId } = await account.ok(calls.processCards, start([card]));
    expect(await finishedTask(account, taskId)).toMatchObject({
      status: 'failure',
      result: { message: expect.stringContaining('nothing to read') },
    });
    const body = { description: shortVisit, version: card.version };
    await account.ok(calls.changeCard, { params: { id: noteId, cardId: card.id }, body });
    await account.ok(retryBackgroundTask, { params: { id: taskId }, query: {} });
    expect(await finishedTask(account, taskId)).toMatchObject({ status: 'success' });
    expect(await cardNamed('Empty')).toMatchObject({ status: 'done', process: { state: 'done' } });
    expect(await thread()).toHaveLength(1);
    expect(await balance()).toBe(29);
  });

  it('that is retried leaves a card with a file that nobody has read where it is', async () => {
    const card = await newCard(account, noteId, { title: 'Empty' });
    const { taskId } = await account.ok(calls.processCards, start([card]));
    await finishedTask(account, taskId);
    const body = { description: shortVisit, version: card.version };
    const filled = await account.ok(calls.changeCard, { params: { id: noteId, cardId: card.id }, body });
    await addAssets(server, account, filled, [{ name: 'Visit.txt', content: shortVisit }]);
    await account.ok(retryBackgroundTask, { params: { id: taskId }, query: {} });
    expect(await finishedTask(account, taskId)).toMatchObject({ status: 'success' });
    expect(await thread()).toHaveLength(1);
    expect(await cardNamed('Empty')).toMatchObject({ status: 'todo' });
    await finishedTask(account, (await account.ok(calls.processCards, start([card]))).taskId);
    expect(await cardNamed('Empty')).toMatchObject({ status: 'done' });
  });

  it('does not do again what another job has written since', async () => {
    const [card, other] = [
      await newCard(account, noteId, { title: 'Empty' }),
      await newCard(account, noteId, { title: 'Other' }),
    ];
    const { taskId } = await account.ok(calls.processCards, start([card, other]));
    await finishedTask(account, taskId);
    const fill = ({ id: cardId, version }: Card) =>
      account.ok(calls.changeCard, { params: { id: noteId, cardId }, body: { description: shortVisit, version } });
    await fill(card);
    await finishedTask(account, (await account.ok(calls.processCards, start([card]))).taskId);
    expect(await balance()).toBe(29);
    await fill(other);
    await account.ok(retryBackgroundTask, { params: { id: taskId }, query: {} });
    expect(await finishedTask(account, taskId)).toMatchObject({ status: 'success' });
    expect(await thread()).toHaveLength(2);
    expect(await balance()).toBe(28);
  });

  it('keeps an entry of somebody else’s paper for a person to decide', async () => {
    const description = 'Name: Peter Olsen\nPeter has had a cough for two weeks and sleeps badly.';
    const card = await newCard(account, noteId, { title: 'Whose', description });
    const { taskId } = await account.ok(calls.processCards, start([card]));
    await finishedTask(account, taskId);
    await expect.poll(balance).toBe(30);
    expect(await cardNamed('Whose')).toMatchObject({ status: 'todo', results: [{}], process: { state: 'held' } });
    expect(await thread()).toMatchObject([{ version: 0, hold: { kind: 'identity' } }]);
  });

  it('is over cards of this chart that nobody else processes', async () => {
    const other = await newCard(account, (await newPatient(account)).id, { description: shortVisit });
    expect(errorCode(await account.call(calls.processCards, start([other])))).toBe('NOT_FOUND');
  });
});
