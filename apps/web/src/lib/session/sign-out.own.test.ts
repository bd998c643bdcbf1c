import { beforeEach, expect, test, vi } from 'vitest';
import { importKey, openEncryptedStore } from '../store/encrypted-store.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { signOut, unsentAtSignOut } from './sign-out.ts';

const page = vi.hoisted(() => ({ store: null as unknown, leave: vi.fn(async () => undefined) }));
vi.mock('../store/store.ts', () => ({ localStore: async () => page.store }));
vi.mock('./leave.ts', () => ({ leave: page.leave }));

const newStore = async () =>
  openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());

beforeEach(() => {
  unsentAtSignOut.set(0);
  page.leave.mockClear();
});

test.each([
  'note-edit:e:t',
  'new-entry:n',
  'new-entry-context:n',
  'late-facts:e',
  'prechart:p:t',
  'template:new',
  'addendum:e',
  'add-text:e',
  'extra-context:e',
  'command:n',
  'prompt-template:p',
  'quick-phrase:new',
  'reason:e:c',
])('asks before it deletes %s', async (key) => {
  const store = await newStore();
  await store.put(key, 'typed');
  page.store = store;
  await signOut();
  expect(unsentAtSignOut.get()).toBe(1);
  expect(page.leave).not.toHaveBeenCalled();
});

test('asks nothing about a copy of what the server has', async () => {
  const store = await newStore();
  await store.put('chart:n', 'seen');
  page.store = store;
  await signOut();
  expect(unsentAtSignOut.get()).toBe(0);
  expect(page.leave).toHaveBeenCalledWith('signed-out');
});
