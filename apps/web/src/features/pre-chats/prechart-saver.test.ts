import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prechart } from '../../testing/prechart-builders.ts';
import { createPrechartSaver, type SaverParts } from './prechart-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function saverWith(parts: Partial<SaverParts> = {}) {
  const kept: (string | null)[] = [];
  const start = prechart({ answer: '<p>Old</p>', version: 3 });
  const save = vi.fn(async (html: string, version: number): Promise<Prechart> => ({
    ...start,
    answer: html,
    version: version + 1,
  }));
  const saver = createPrechartSaver({
    prechart: start,
    save,
    load: async () => ({ ...start, version: 9 }),
    keep: async (html) => void kept.push(html),
    read: () => 'No connection.',
    onSaved: () => undefined,
    ...parts,
  });
  return { saver, save, kept };
}

test('saves once, a moment after the last key, and keeps the text on the device until then', async () => {
  const { saver, save, kept } = saverWith();
  saver.edit('<p>N</p>');
  saver.edit('<p>New</p>');
  expect(kept).toEqual(['<p>N</p>', '<p>New</p>']);
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([['<p>New</p>', 3]]);
  expect(saver.get().status).toBe('saved');
  expect(kept.at(-1)).toBeNull();
});

test('what is typed during a save goes with the next one, on top of it', async () => {
  const { saver, save } = saverWith();
  saver.edit('<p>One</p>');
  const first = saver.flush();
  saver.edit('<p>Two</p>');
  await first;
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([
    ['<p>One</p>', 3],
    ['<p>Two</p>', 4],
  ]);
});

test('a save that fails leaves the text, here and on the device, and can be tried again', async () => {
  const { saver, save, kept } = saverWith();
  save.mockRejectedValueOnce(new Error('offline'));
  saver.edit('<p>New</p>');
  await saver.flush();
  expect(saver.get()).toMatchObject({ status: 'kept', html: '<p>New</p>', why: 'No connection.' });
  expect(kept).toEqual(['<p>New</p>']);
  await saver.flush();
  expect(saver.get().status).toBe('saved');
});

test('two texts are both shown, and the chosen one is saved over what is there', async () => {
  const { saver, save } = saverWith({ read: () => ({ theirs: '<p>Theirs</p>' }) });
  save.mockRejectedValueOnce(new Error('conflict'));
  saver.edit('<p>Mine</p>');
  await saver.flush();
  expect(saver.get()).toMatchObject({ status: 'conflict', html: '<p>Mine</p>', theirs: '<p>Theirs</p>' });
  await saver.settle('<p>Mine</p>');
  expect(save.mock.calls.at(-1)).toEqual(['<p>Mine</p>', 9]);
  expect(saver.get().status).toBe('saved');
});
