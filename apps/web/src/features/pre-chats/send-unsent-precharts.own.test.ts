import * as calls from '@clinical/contract/pre-chats/pre-chats.calls';
import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/query.ts';
import { importKey, openEncryptedStore } from '../../lib/store/encrypted-store.ts';
import { type FakeApi, refusal } from '../../testing/fake-api.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { prechart } from '../../testing/prechart-builders.ts';
import { startSignedIn } from '../../testing/signed-in.ts';
import { persistPrechart, unsentPrecharts } from './unsent-precharts.ts';
import { rememberClosed, rememberOpen } from './open-precharts.ts';
import { sendUnsentPrecharts } from './send-unsent-precharts.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../lib/store/store.ts', () => ({ localStore: async () => device.store }));

const now = prechart({ title: 'Home', answer: '<p>Colleague</p>', version: 5 });
let api: FakeApi;

/** What a tab that is gone left, typed on version 4. */
beforeEach(async () => {
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
  api = startSignedIn();
  api.on(calls.getPrechart, () => now);
  await persistPrechart({ ...now, html: '<p>Mine</p>', version: 4 }, 'closed-tab');
});

const send = () => sendUnsentPrecharts(createQueryClient());
const keptTexts = async () => (await unsentPrecharts()).map(({ html }) => html);

test('a text that was left is saved on the version it was typed on, without its editor', async () => {
  api.on(calls.updatePrechart, ({ body }) => ({ ...now, answer: body.answer }));
  expect(await send()).toEqual({ toDecide: [], addedAnew: [], homeless: [] });
  const [saved] = api.requests(calls.updatePrechart);
  expect(saved?.body).toEqual({ answer: '<p>Mine</p>' });
  expect(saved?.headers.get('if-match')).toContain('4');
  expect(await keptTexts()).toEqual([]);
});

test('one that a colleague changed too waits for a decision and stays on the device', async () => {
  api.on(calls.updatePrechart, () => refusal('VERSION_CONFLICT'));
  expect((await send()).toDecide).toMatchObject([{ id: now.id, noteId: now.noteId, html: '<p>Mine</p>' }]);
  expect(await keptTexts()).toEqual(['<p>Mine</p>']);
});

test('one whose editor is open is left to it', async () => {
  await persistPrechart({ ...now, html: '<p>Typed here</p>' });
  await persistPrechart({ ...now, id: crypto.randomUUID(), html: '<p>Other</p>' });
  api.on(calls.updatePrechart, ({ body }) => ({ ...now, answer: body.answer }));
  rememberOpen(now.id);
  expect(await keptTexts()).toEqual(['<p>Other</p>']);
  rememberClosed(now.id);
  expect((await keptTexts()).toSorted()).toEqual(['<p>Mine</p>', '<p>Other</p>', '<p>Typed here</p>']);
});

test.each(['NOT_FOUND', 'CONFLICT'] as const)(
  'one whose prechart can no longer be changed (%s) becomes a prechart of its own, once',
  async (code) => {
    const made: Prechart[] = [];
    api.on(calls.updatePrechart, () => refusal(code));
    if (code === 'NOT_FOUND') api.on(calls.getPrechart, () => refusal(code));
    api.on(calls.createPrechart, ({ body }) => {
      made.push({ ...now, id: body.id, title: body.title ?? '', answer: body.answer ?? '' });
      // the first reply is lost
      return made.length === 1 ? refusal('UNAVAILABLE') : made[1]!;
    });
    expect((await send()).toDecide).toHaveLength(1);
    expect((await send()).addedAnew).toHaveLength(1);
    expect(made).toMatchObject([
      { noteId: now.noteId, title: 'Home', answer: '<p>Mine</p>' },
      { noteId: now.noteId, title: 'Home', answer: '<p>Mine</p>' },
    ]);
    expect(made[1]!.id).toBe(made[0]!.id);
    expect(await keptTexts()).toEqual([]);
  },
);

test('one that a note was written with as it is goes', async () => {
  api.on(calls.updatePrechart, () => refusal('CONFLICT'));
  api.on(calls.getPrechart, () => ({ ...now, answer: '<p>Mine</p>' }));
  expect(await send()).toEqual({ toDecide: [], addedAnew: [], homeless: [] });
  expect(await keptTexts()).toEqual([]);
});

test('one whose chart is gone is told apart, and stays on the device', async () => {
  api.on(calls.updatePrechart, () => refusal('NOT_FOUND'));
  api.on(calls.getPrechart, () => refusal('NOT_FOUND'));
  api.on(calls.createPrechart, () => refusal('NOT_FOUND'));
  expect(await send()).toMatchObject({ toDecide: [], addedAnew: [], homeless: [{ html: '<p>Mine</p>' }] });
  expect(await keptTexts()).toEqual(['<p>Mine</p>']);
});
