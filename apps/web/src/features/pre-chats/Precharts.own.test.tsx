import * as notes from '@clinical/contract/notes/notes.calls';
import * as calls from '@clinical/contract/pre-chats/pre-chats.calls';
import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { listPromptTemplates } from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { importKey, openEncryptedStore } from '../../lib/store/encrypted-store.ts';
import { note, transcript } from '../../testing/chart-builders.ts';
import { refusal } from '../../testing/fake-api.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { prechart } from '../../testing/prechart-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { persistPrechart } from './unsent-precharts.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../lib/store/store.ts', () => ({ localStore: async () => device.store }));

function chart(list: Prechart[]) {
  const api = startSignedIn();
  api.on(notes.getNote, () => note());
  api.on(getTranscripts, () => [transcript()]);
  api.on(listPromptTemplates, () => []);
  api.on(calls.listPrecharts, () => list);
  return { api, ...renderApp(`/chat?id=${note().id}`) };
}

test('what waits stands above the thread; what was used says with which note', async () => {
  const used = prechart({
    id: '0190a000-0000-7000-8000-0000000000c2',
    title: 'Last time',
    usedIn: { entryId: transcript().id, createdAt: transcript().createdAt },
    abilities: { edit: false, delete: false },
  });
  const { user } = chart([prechart(), used]);
  const waiting = await screen.findByRole('region', { name: 'Precharts for the next visit' });
  expect(within(waiting).getByText('Allergic to sulfa.')).toBeVisible();
  expect(within(waiting).queryByText('Last time')).toBeNull();
  const fold = within(waiting).getByRole('button', { name: /^Expand/ });
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('1 prechart used')).toBeVisible();
  expect(screen.queryByText(/^Used in the note of/)).not.toBeNull();
});

test('the lines of a brief lead to their entries, those a person changed do not', async () => {
  const link = { entryId: transcript().id, entryCreatedAt: transcript().createdAt, quote: 'Come back in two weeks.' };
  chart([
    prechart({
      title: 'Pre-visit brief',
      origin: 'brief',
      engine: 'local',
      answer: '<ul><li>Come back in two weeks.</li></ul>',
      sources: [
        { text: 'Come back in two weeks.', links: [link] },
        { text: 'Changed since.', links: [link] },
      ],
    }),
  ]);
  const card = await screen.findByRole('article', { name: 'Pre-visit brief' });
  expect(within(card).getByText('Source of 1 line')).toBeVisible();
  expect(within(card).queryByText('Changed since.')).toBeNull();
});

test('a brief that finds nothing says why, and adds nothing', async () => {
  const { api, user } = chart([]);
  api.on(calls.createPrechart, () => refusal('NOTHING_FOUND', { message: 'This chart has no earlier entry yet.' }));
  await user.click(await screen.findByRole('button', { name: 'Add a prechart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pre-visit brief' }));
  expect(await screen.findByText('This chart has no earlier entry yet.')).toBeVisible();
  await waitFor(() => expect(api.requests(calls.createPrechart)).toHaveLength(1));
  expect(api.requests(calls.createPrechart)[0]?.body).toMatchObject({ brief: true, kind: 'prechart' });
  expect(screen.queryByRole('region', { name: 'Precharts for the next visit' })).toBeNull();
});

test('a brief that a model failed at is written by the local engine when that is asked for', async () => {
  const { api, user } = chart([]);
  api.on(calls.createPrechart, () => refusal('PROVIDER_FAILED'));
  await user.click(await screen.findByRole('button', { name: 'Add a prechart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pre-visit brief' }));
  await user.click(await screen.findByRole('button', { name: 'Use the built-in engine' }));
  await waitFor(() => expect(api.requests(calls.createPrechart)).toHaveLength(2));
  const [first, second] = api.requests(calls.createPrechart).map(({ body }) => body);
  expect(second).toMatchObject({ brief: true, engine: 'local' });
  expect(second!.id).not.toBe(first!.id);
});

test('a prechart whose reply was lost is asked for again as the same one, the next as another', async () => {
  const list: Prechart[] = [];
  const { api, user } = chart(list);
  const add = async (n: number) => {
    await user.click(await screen.findByRole('button', { name: 'Add a prechart' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pre-visit brief' }));
    await waitFor(() => expect(api.requests(calls.createPrechart)).toHaveLength(n));
  };
  api.on(calls.createPrechart, () => refusal('UNAVAILABLE'));
  await add(1);
  api.on(calls.createPrechart, ({ body }) => {
    const added = prechart({ id: body.id });
    list.unshift(added);
    return added;
  });
  await add(2);
  expect(await screen.findByRole('region', { name: 'Precharts for the next visit' })).toBeVisible();
  await add(3);
  const sent = api.requests(calls.createPrechart).map(({ headers }) => headers.get('idempotency-key'));
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test('a title that somebody else gave meanwhile is shown, and replaced only after that', async () => {
  const list = [prechart({ title: 'Home' })];
  const { api, user } = chart(list);
  let stored = 'Living alone';
  api.on(calls.renamePrechart, ({ body }) => {
    if (body.before !== stored) {
      const detail = [{ loc: ['body', 'title', 'theirs'], msg: stored }];
      return refusal('VERSION_CONFLICT', { detail });
    }
    stored = body.title;
    return (list[0] = prechart({ title: stored }));
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Social');
  await user.tab();
  expect(await screen.findByText('Someone else renamed this prechart “Living alone”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(stored).toBe('Social'));
  await waitFor(() => expect(title).toHaveValue('Social'));
});

test('a title that somebody else gives is shown in an open field that nobody has changed', async () => {
  const list = [prechart({ title: 'Home' })];
  const { api, user, queryClient } = chart(list);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  list[0] = prechart({ title: 'Living alone' });
  await queryClient.invalidateQueries({ queryKey: ['transcripts'] });
  await waitFor(() => expect(title).toHaveValue('Living alone'));
  await user.click(title);
  await user.tab();
  expect(api.requests(calls.renamePrechart)).toEqual([]);
});

test('what was left on the device and changed elsewhere is announced, and opens with both texts', async () => {
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
  const now = prechart({ answer: '<p>Colleague</p>', version: 5 });
  await persistPrechart({ ...now, html: '<p>Mine</p>', version: 4 }, 'closed-tab');
  const { api, user } = chart([now]);
  api.on(calls.updatePrechart, () => refusal('VERSION_CONFLICT'));
  api.on(calls.getPrechart, () => now);
  expect(await screen.findByText('A prechart on this device needs your review.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  const question = await screen.findByText('Someone else changed this prechart. Which text do you want to keep?');
  expect(question.parentElement).toHaveTextContent('MineKeep mine');
  expect(question.parentElement).toHaveTextContent('ColleagueKeep the other');
  expect(screen.queryByText('A prechart on this device needs your review.')).toBeNull();
  device.store = null;
});
