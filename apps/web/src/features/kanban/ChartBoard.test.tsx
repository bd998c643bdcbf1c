import * as calls from '@clinical/contract/kanban/kanban.calls';
import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import * as notes from '@clinical/contract/notes/notes.calls';
import { listPrecharts } from '@clinical/contract/pre-chats/pre-chats.calls';
import { listRecordings } from '@clinical/contract/capture/recordings.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { listStarters } from '@clinical/contract/templates/templates.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { note } from '../../testing/chart-builders.ts';
import { refusal } from '../../testing/fake-api.ts';
import { board, card, cardAsset } from '../../testing/kanban-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { boardQuery } from './kanban.api.ts';

const maria = note();
const taskId = '0190a000-0000-7000-8000-0000000000f1';

let api: ReturnType<typeof startSignedIn>;
let cards: Card[];
beforeEach(() => {
  api = startSignedIn({ tokens: 6 });
  cards = [];
  api.on(notes.getNote, () => maria);
  api.on(listPrecharts, () => []);
  api.on(listRecordings, () => ({ recordings: [], made: 9 }));
  api.on(getTranscripts, () => []);
  api.on(listWorkspaceUsers, () => []);
  api.on(listStarters, () => []);
  api.on(calls.getBoard, () => board(cards));
  api.on(calls.changeCard, ({ params, body: { after: _, ownerId: __, ...changes } }) => {
    const changed = { ...cards.find(({ id }) => id === params.cardId)!, ...changes };
    cards = [...cards.filter(({ id }) => id !== params.cardId), changed as Card];
    return changed as Card;
  });
});

const open = () => renderApp(`/chat?id=${maria.id}&place=board`);
const column = (name: string) => screen.findByRole('region', { name });
const priced = (credits: number, problem: string | null = null) =>
  api.on(calls.priceCards, ({ query }) => ({
    credits,
    followsInstruction: false,
    lines: (query['ids'] ?? '').split(',').map((cardId) => ({ cardId, credits, problem })),
  }));

test('an address with a card opens it, and closing leads back to the board', async () => {
  cards = [card({ title: 'Letter' })];
  const { router, user } = renderApp(`/chat?id=${maria.id}&place=board&card=${cards[0]!.id}`);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue('Letter');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toEqual({ id: maria.id, place: 'board' });
});

test('an address with a card that is gone shows the board', async () => {
  cards = [card({ title: 'Letter' })];
  renderApp(`/chat?id=${maria.id}&place=board&card=${taskId}`);
  expect(await screen.findByRole('listitem', { name: 'Letter' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('cards stand in three columns by their rank, with files, day, owner and what came of them', async () => {
  cards = [
    card({ title: 'Second', rank: 'a2' }),
    card({
      title: 'First',
      rank: 'a1',
      assets: [cardAsset({ fileName: 'Fax.pdf', kind: 'pdf' })],
      dueOn: '2020-01-02',
    }),
    card({
      title: 'Failed',
      status: 'doing',
      process: { taskId, state: 'failed', progress: 100, message: 'It is locked.' },
    }),
    card({ title: 'Made', status: 'done', results: [{ transcriptId: taskId, createdAt: '2026-11-20T10:00:00.000Z' }] }),
  ];
  open();
  const todo = await column('To-Do');
  const names = within(todo)
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'))
    .filter(Boolean);
  expect(names).toEqual(['First', 'Second']);
  expect(todo).toHaveTextContent('Fax.pdf');
  expect(todo).toHaveTextContent(/Late: Jan 2, 2020/);
  expect(await column('In progress')).toHaveTextContent('It is locked.');
  expect(within(await column('Done')).getByRole('button', { name: /^Entry of/ })).toBeVisible();
});

test('a card goes by keys, and is told in one place', async () => {
  cards = [card({ title: 'Letter' })];
  const { user } = open();
  const letter = await screen.findByRole('listitem', { name: 'Letter' });
  act(() => letter.focus());
  await user.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(api.requests(calls.changeCard)).toHaveLength(1));
  expect(api.requests(calls.changeCard)[0]!.body).toEqual({ status: 'doing', after: null });
  expect(await within(await column('In progress')).findByRole('listitem', { name: 'Letter' })).toBeVisible();
});

test('files on a column make a card each; one that is refused is told, and its card goes again', async () => {
  api.on(calls.createCard, ({ body }) => {
    const { cardId, title } = body;
    cards = [...cards, card({ id: cardId, title })];
    return cards.at(-1)!;
  });
  api.on(calls.addCardAssets, ({ params }) =>
    cards.find(({ id }) => id === params.id)!.title === 'Empty'
      ? refusal('EMPTY_SOURCE', { message: '“Empty.pdf”: the file is empty.' })
      : cards.find(({ id }) => id === params.id)!,
  );
  api.on(calls.deleteCard, ({ params }) => {
    cards = cards.filter(({ id }) => id !== params.cardId);
    return { ok: true };
  });
  open();
  const todo = await column('To-Do');
  const files = ['Fax.pdf', 'Empty.pdf'].map((name) => new File(['x'], name));
  fireEvent.drop(todo, { dataTransfer: { types: ['Files'], files } });
  expect(await screen.findByText('“Empty.pdf”: the file is empty.')).toBeVisible();
  expect(await within(todo).findByRole('listitem', { name: 'Fax' })).toBeVisible();
  await waitFor(() => expect(within(todo).queryByRole('listitem', { name: 'Empty' })).toBeNull());
});

test('a card with files asks before it is deleted', async () => {
  cards = [card({ title: 'Letter', assets: [cardAsset()] })];
  api.on(calls.deleteCard, () => ({ ok: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Letter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Letter”?' });
  expect(dialog).toHaveTextContent('Entries made from it remain in the thread.');
  expect(api.requests(calls.deleteCard)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete card' }));
  await waitFor(() => expect(api.requests(calls.deleteCard)).toHaveLength(1));
});

test('a card without files is deleted at once, with a way back', async () => {
  cards = [card({ title: 'Letter', description: 'About therapy' })];
  api.on(calls.deleteCard, () => {
    cards = [];
    return { ok: true };
  });
  api.on(calls.createCard, ({ body: { cardId, title } }) => card({ id: cardId, title }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Letter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.requests(calls.createCard)[0]?.body).toMatchObject({ title: 'Letter', description: 'About therapy' }),
  );
  expect(await screen.findByRole('listitem', { name: 'Letter' })).toBeVisible();
});

test('chosen cards are processed with an instruction at the price that was shown', async () => {
  cards = [card({ title: 'A' }), card({ title: 'B' })];
  priced(2, 'It has nothing to read.');
  api.on(calls.processCards, () => ({ taskId, credits: 2 }));
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select A' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select B' }));
  const bar = await screen.findByRole('region', { name: '2 cards' });
  await user.type(within(bar).getByRole('textbox', { name: 'Instruction' }), 'Only the knee');
  expect(bar).toHaveTextContent('The built-in engine writes by the template.');
  expect(bar).toHaveTextContent('“A”: It has nothing to read.');
  await user.click(await within(bar).findByRole('button', { name: /Process 2 cards.*2 credits/ }));
  await waitFor(() => expect(api.requests(calls.processCards)).toHaveLength(1));
  const { body, headers } = api.requests(calls.processCards)[0]!;
  expect(body).toMatchObject({ cardIds: cards.map(({ id }) => id), instruction: 'Only the knee', credits: 2 });
  expect(headers.get('idempotency-key')).not.toBeNull();
  expect(screen.queryByRole('region', { name: '2 cards' })).toBeNull();
});

test('with too few credits nothing begins', async () => {
  cards = [card({ title: 'A' })];
  priced(9);
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select A' }));
  const bar = await screen.findByRole('region', { name: '1 card' });
  expect(await within(bar).findByRole('button', { name: /Process 1 card.*9 credits/ })).toBeDisabled();
});

test('a job says how far it is and can be cancelled', async () => {
  cards = [
    card({ title: 'A', process: { taskId, state: 'running', progress: 40, message: '' } }),
    card({ title: 'B', process: { taskId, state: 'pending', progress: 0, message: '' } }),
  ];
  api.on(calls.stopCards, () => {
    cards = cards.map((each) => ({ ...each, process: { taskId, state: 'cancelled', progress: 100, message: '' } }));
    return { jobs: 1 };
  });
  const { user } = open();
  const bar = await screen.findByRole('region', { name: 'Processing 2 cards, 20 %' });
  expect(await column('To-Do')).toHaveTextContent('Processing, 40 %');
  await user.click(within(bar).getByRole('button', { name: 'Cancel processing' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Processing/ })).toBeNull());
  expect(api.requests(calls.stopCards)).toHaveLength(1);
  expect(await column('To-Do')).toHaveTextContent('Processing was cancelled');
});

test('who only reads the chart sees how far a job is, and no button that cancels it', async () => {
  const process = { taskId, state: 'running' as const, progress: 40, message: '' };
  cards = [card({ title: 'A', process, abilities: { edit: false } })];
  api.on(calls.getBoard, () => board(cards, false));
  open();
  const bar = await screen.findByRole('region', { name: 'Processing 1 card, 40 %' });
  expect(within(bar).queryByRole('button')).toBeNull();
});

test('who only reads the chart changes no card', async () => {
  cards = [card({ title: 'A', abilities: { edit: false } })];
  api.on(calls.getBoard, () => board(cards, false));
  open();
  const todo = await column('To-Do');
  expect(within(todo).queryByRole('checkbox')).toBeNull();
  expect(within(todo).queryByRole('button', { name: 'Add a card to To-Do' })).toBeNull();
});

test('a board that does not load can be asked for again', async () => {
  api.on(calls.getBoard, () => refusal('UNAVAILABLE'));
  open();
  expect(await screen.findByText('The board could not be loaded')).toBeVisible();
});

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('a card is edited over the version that was read, and its Word file is shown in place', async () => {
  cards = [card({ title: 'Letter', version: 3, assets: [cardAsset({ fileName: 'Letter.docx', mediaType: word })] })];
  api.on(calls.getCardAsset, () => new Response('PK') as never);
  api.on(calls.getCardAssetText, () => ({ text: 'Six visits need a code.', isWhole: false }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Letter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Card' });
  expect(await within(dialog).findByText('Six visits need a code.')).toBeVisible();
  expect(within(dialog).getByText(/^This is the beginning/)).toBeVisible();
  await user.type(within(dialog).getByLabelText('Description'), 'Ask for the form.');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests(calls.changeCard)[0]?.body).toEqual({ description: 'Ask for the form.', version: 3 }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a file is loaded once, however often its board changes', async () => {
  cards = [card({ title: 'Letter', assets: [cardAsset()] })];
  api.on(calls.getCardAsset, () => new Response('Six visits need a code.') as never);
  api.on(calls.getCardAssetText, () => ({ text: 'Six visits need a code.', isWhole: true }));
  const { user, queryClient } = open();
  await user.click(await screen.findByRole('button', { name: 'Letter' }));
  expect(await screen.findByText('Six visits need a code.')).toBeVisible();
  await act(() => queryClient.invalidateQueries({ queryKey: boardQuery(maria.id).queryKey }));
  expect(api.requests(calls.getBoard)).toHaveLength(2);
  expect(api.requests(calls.getCardAsset)).toHaveLength(1);
  expect(api.requests(calls.getCardAssetText)).toHaveLength(1);
});

test('a file is removed once that is confirmed, and what it proves is named', async () => {
  const file = cardAsset({ fileName: 'Reply.txt', proves: ['Refer to cardiology'] });
  cards = [card({ title: 'Letter', assets: [file] })];
  api.on(calls.getCardAsset, () => new Response('Six visits need a code.') as never);
  api.on(calls.getCardAssetText, () => ({ text: 'Six visits need a code.', isWhole: true }));
  api.on(calls.deleteCardAsset, () => ({ ...cards[0]!, assets: [] }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Letter' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Reply.txt' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove “Reply.txt”?' });
  expect(dialog).toHaveTextContent(/It proves a task.*Refer to cardiology/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(api.requests(calls.deleteCardAsset)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Remove Reply.txt' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Remove “Reply.txt”?' })).getByRole('button', {
      name: 'Remove file',
    }),
  );
  await waitFor(() => expect(api.requests(calls.deleteCardAsset)[0]?.query).toEqual({ assetId: file.id }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Reply.txt' })).toBeNull());
});
