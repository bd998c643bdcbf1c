import * as calls from '@clinical/contract/kanban/kanban.calls';
import type { Card, ChangeCard } from '@clinical/contract/kanban/kanban.schemas';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { removeMember } from '@clinical/contract/teams/members.calls';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { cardsOf, newCard } from '../../../test/builders/kanban.ts';
import { grant } from '../../../test/builders/notes.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const change = (card: Card, body: ChangeCard, who = account) =>
  who.call(calls.changeCard, { params: { id: card.noteId, cardId: card.id }, body });
const inOrder = async (status = 'todo') =>
  (await cardsOf(account, noteId)).filter((card) => card.status === status).map(({ title }) => title);

describe('a card', () => {
  it('stands at the end of its column, and is there once however often it is sent', async () => {
    await newCard(account, noteId, { title: 'First' });
    const body = { cardId: randomUUID(), title: 'Second', description: 'Ask for the form.', dueOn: '2026-12-01' };
    const made = await newCard(account, noteId, body);
    expect(await newCard(account, noteId, body)).toEqual(made);
    const { cardId, ...fields } = body;
    expect(made).toMatchObject({
      ...fields,
      id: cardId,
      status: 'todo',
      owner: null,
      assets: [],
      results: [],
      process: null,
    });
    expect(await inOrder()).toEqual(['First', 'Second']);
    const other = (await newPatient(account)).id;
    const reply = await account.call(calls.createCard, { params: { id: other }, body });
    expect(errorCode(reply)).toBe('CONFLICT');
  });

  it('is changed, and moved between neighbours and columns', async () => {
    const cards: Card[] = [];
    for (const title of ['A', 'B', 'C']) cards.push(await newCard(account, noteId, { title }));
    const [a, b, c] = cards as [Card, Card, Card];
    await change(c, { after: null });
    expect(await inOrder()).toEqual(['C', 'A', 'B']);
    await change(c, { after: a.id });
    expect(await inOrder()).toEqual(['A', 'C', 'B']);
    await change(b, { status: 'doing' });
    await change(a, { status: 'doing', after: b.id, ownerId: account.userId, dueOn: '2026-12-24' });
    expect(await inOrder('doing')).toEqual(['B', 'A']);
    const [, moved] = (await cardsOf(account, noteId)).filter(({ status }) => status === 'doing');
    expect(moved).toMatchObject({ owner: { id: account.userId }, dueOn: '2026-12-24' });
  });

  it('does not follow a card of another column, chart or itself', async () => {
    const card = await newCard(account, noteId);
    const elsewhere = await newCard(account, (await newPatient(account)).id);
    const done = await newCard(account, noteId, { status: 'done' });
    for (const after of [elsewhere.id, done.id, card.id, randomUUID()])
      expect(errorCode(await change(card, { after }))).toBe('CONFLICT');
  });

  it('takes no text that was edited from an older version', async () => {
    const card = await newCard(account, noteId);
    expect(errorCode(await change(card, { title: 'New' }))).toBe('INVALID_INPUT');
    expect((await change(card, { title: 'New', version: card.version })).body).toMatchObject({ title: 'New' });
    expect(errorCode(await change(card, { title: 'Other', version: card.version }))).toBe('VERSION_CONFLICT');
  });

  it('is owned by somebody of the workspace only', async () => {
    const stranger = await newAccount(server);
    const card = await newCard(account, noteId);
    expect(errorCode(await change(card, { ownerId: stranger.userId }))).toBe('INVALID_INPUT');
    const colleague = await newColleague(server, account);
    expect((await change(card, { ownerId: colleague.userId })).body).toMatchObject({
      owner: { id: colleague.userId },
    });
    await change(card, { ownerId: null });
    await account.ok(removeMember, { params: { id: colleague.userId } });
    expect(errorCode(await change(card, { ownerId: colleague.userId }))).toBe('INVALID_INPUT');
  });

  it('needs a title', async () => {
    const body = { cardId: randomUUID(), title: ' ' };
    const reply = await account.call(calls.createCard, { params: { id: noteId }, body });
    expect(errorCode(reply)).toBe('INVALID_INPUT');
  });
});

it('fifty moves at once leave one total order', async () => {
  const cards: Card[] = [];
  for (let n = 0; n < 50; n++) cards.push(await newCard(account, noteId, { title: `C${n}` }));
  const columns = ['todo', 'doing', 'done'] as const;
  const replies = await Promise.all(
    cards.map((card, n) =>
      n % 2 ? change(card, { status: columns[n % 3]!, after: null }) : change(card, { after: cards[n + 1]!.id }),
    ),
  );
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const after = await cardsOf(account, noteId);
  expect(after).toHaveLength(50);
  expect(new Set(after.map(({ status, rank }) => `${status} ${rank}`)).size).toBe(50);
  for (const column of columns) {
    const ranks = after.filter(({ status }) => status === column).map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => (a < b ? -1 : 1)));
  }
});

describe('who', () => {
  it('sees the chart sees its cards; who edits it changes them; for others there are none', async () => {
    const card = await newCard(account, noteId);
    const colleague = await newColleague(server, account);
    const board = () => colleague.call(calls.getBoard, { params: { id: noteId } });
    expect(errorCode(await board())).toBe('NOT_FOUND');
    expect(errorCode(await change(card, { status: 'done' }, colleague))).toBe('NOT_FOUND');
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect((await board()).body).toMatchObject({ abilities: { edit: false }, cards: [{ id: card.id }] });
    expect(errorCode(await change(card, { status: 'done' }, colleague))).toBe('NOT_FOUND');
    const editor = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${editor.userId}`, 'edit');
    expect((await change(card, { status: 'done' }, editor)).body).toMatchObject({ status: 'done' });
  });

  it('asks for cards by their ids gets those of the chart', async () => {
    const [one, two] = [await newCard(account, noteId), await newCard(account, noteId)];
    const other = await newCard(account, (await newPatient(account)).id);
    const query = { ids: [two.id, other.id, 'x'].join(',') };
    expect((await account.ok(calls.listCards, { params: { id: noteId }, query })).map(({ id }) => id)).toEqual([
      two.id,
    ]);
    expect(one.id).not.toBe(two.id);
  });
});

it('a card can be deleted', async () => {
  const card = await newCard(account, noteId);
  const params = { id: noteId, cardId: card.id };
  await account.ok(calls.deleteCard, { params });
  expect(await cardsOf(account, noteId)).toEqual([]);
  expect(errorCode(await account.call(calls.deleteCard, { params }))).toBe('NOT_FOUND');
});

it('cards follow their chart into another one behind its own, and back', async () => {
  const into = (await newPatient(account)).id;
  await newCard(account, into, { title: 'There' });
  await newCard(account, noteId, { title: 'Follows' });
  const { mergeId } = await account.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: into } });
  expect((await cardsOf(account, into)).map(({ title }) => title)).toEqual(['There', 'Follows']);
  await account.ok(undoMerge, { params: { mergeId } });
  expect((await cardsOf(account, into)).map(({ title }) => title)).toEqual(['There']);
  expect(await inOrder()).toEqual(['Follows']);
});

it('each change leaves an audit row with its chart', async () => {
  const card = await newCard(account, noteId);
  await change(card, { status: 'doing' });
  const rows = await server.engine.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.recordId, card.id))
    .orderBy(auditEvents.seq);
  expect(rows.map(({ action, noteId: chart }) => [action, chart])).toEqual([
    ['card.create', noteId],
    ['card.update', noteId],
  ]);
});
