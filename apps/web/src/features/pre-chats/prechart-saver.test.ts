import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prechart } from '../../testing/prechart-builders.ts';
import { createPrechartSaver, type SaverParts } from './prechart-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function saverWith(parts: Partial<SaverParts> = {}) {
  const kept: ({ html: string; version: number } | null)[] = [];
  const start = prechart({ answer: '<p>Old</p>', version: 3 });
  const save = vi.fn(async (html: string, version: number): Promise<Prechart> => ({
    ...start,
    answer: html,
    version: version + 1,
  }));
  const saver = createPrechartSaver({
    prechart: start,
    save,
    load: async () => ({ ...start, answer: '<p>Theirs</p>', version: 9 }),
    keep: async (text) => void kept.push(text),
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
  expect(kept).toEqual([
    { html: '<p>N</p>', version: 3 },
    { html: '<p>New</p>', version: 3 },
  ]);
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([['<p>New</p>', 3]]);
  expect(saver.get().status).toBe('saved');
  expect(kept.at(-1)).toBeNull();
});

test('what is typed during a save goes with the next one, on top of it', async () => {
  const { saver, save, kept } = saverWith();
  saver.edit('<p>One</p>');
  const first = saver.flush();
  saver.edit('<p>Two</p>');
  await first;
  expect(kept).toContainEqual({ html: '<p>Two</p>', version: 4 });
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
  expect(kept).toEqual([{ html: '<p>New</p>', version: 3 }]);
  await saver.flush();
  expect(saver.get().status).toBe('saved');
});

test('two texts are both shown, and the chosen one is saved over what is there', async () => {
  const { saver, save } = saverWith({ read: () => null });
  save.mockRejectedValueOnce(new Error('conflict'));
  saver.edit('<p>Mine</p>');
  await saver.flush();
  expect(saver.get()).toMatchObject({ status: 'conflict', html: '<p>Mine</p>', theirs: '<p>Theirs</p>' });
  await saver.settle('<p>Mine</p>');
  expect(save.mock.calls.at(-1)).toEqual(['<p>Mine</p>', 9]);
  expect(saver.get().status).toBe('saved');
});

test('a text that comes while two are shown is not saved over: it is shown too', async () => {
  let now = { answer: '<p>Second</p>', version: 4 };
  const { saver, save } = saverWith({ read: () => null, load: async () => prechart(now) });
  save.mockImplementation(async (answer, version) => {
    if (version !== now.version) throw new Error('conflict');
    return prechart({ answer, version: version + 1 });
  });
  saver.edit('<p>Mine</p>');
  await saver.flush();
  now = { answer: '<p>Third</p>', version: 5 };
  await saver.settle('<p>Mine</p>');
  expect(saver.get()).toMatchObject({ status: 'conflict', html: '<p>Mine</p>', theirs: '<p>Third</p>' });
  await saver.settle('<p>Mine</p>');
  expect(saver.get().status).toBe('saved');
});

test('a text kept by an earlier visit stands on the version it was typed on, so a newer one is not saved over', async () => {
  const { saver, save, kept } = saverWith({ read: () => null });
  save.mockRejectedValueOnce(new Error('conflict'));
  await saver.takeUp({ html: '<p>Kept</p>', version: 2 });
  expect(save.mock.calls).toEqual([['<p>Kept</p>', 2]]);
  expect(kept).toEqual([{ html: '<p>Kept</p>', version: 2 }]);
  expect(saver.get()).toMatchObject({ status: 'conflict', html: '<p>Kept</p>', theirs: '<p>Theirs</p>' });
});

test('what somebody else saves is shown at once where nothing is typed, on request in a field that is in use', async () => {
  const { saver, save } = saverWith();
  saver.hear(prechart({ answer: '<p>Theirs</p>', version: 4 }), false);
  expect(saver.get()).toMatchObject({ html: '<p>Theirs</p>', status: 'clean', newer: null });
  saver.hear(prechart({ answer: '<p>Newer</p>', version: 5 }), true);
  expect(saver.get()).toMatchObject({ html: '<p>Theirs</p>', newer: { answer: '<p>Newer</p>' } });
  saver.showNewer();
  expect(saver.get()).toMatchObject({ html: '<p>Newer</p>', newer: null });
  saver.edit('<p>Mine</p>');
  saver.hear(prechart({ answer: '<p>Third</p>', version: 6 }), false);
  expect(saver.get()).toMatchObject({ html: '<p>Mine</p>', newer: null });
  await saver.flush();
  // so the server sees that the third text was not known
  expect(save.mock.calls).toEqual([['<p>Mine</p>', 5]]);
});
