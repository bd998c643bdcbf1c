import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryRecords } from '../../testing/memory-records.ts';
import { importKey, openEncryptedStore } from './encrypted-store.ts';
import { usePersistedFields } from './use-persisted-fields.ts';
import { usePersistedText } from './use-persisted-text.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('./store.ts', () => ({ localStore: async () => device.store }));

const records = memoryRecords();
const signIn = async (user: string, secret: string) => {
  device.store = openEncryptedStore({ user, secret: await importKey(secret.repeat(43)) }, records);
};
const kept = () => records.keys('ada', 'extra-context:');
const field = () => renderHook(() => usePersistedText('extra-context:e', 'As sent')).result;

beforeEach(async () => {
  await records.forget('ada');
  await signIn('ada', 'A');
});

test('what was typed when the session ended is there again for the same person, and for nobody else', async () => {
  const first = field();
  act(() => first.current.change('Lives alone.'));
  await waitFor(async () => expect(await kept()).toHaveLength(1));
  await signIn('ben', 'B');
  const theirs = field();
  await signIn('ada', 'A');
  const again = field();
  await waitFor(() => expect(again.current).toMatchObject({ text: 'Lives alone.', restored: true }));
  expect(theirs.current).toMatchObject({ text: 'As sent', restored: false });
});

test('nothing is kept of a field as it was, nor once it was sent', async () => {
  const { current } = field();
  act(() => current.change('Lives'));
  act(() => current.change('As sent'));
  await waitFor(async () => expect(await kept()).toEqual([]));
  act(() => current.change(''));
  // emptied on purpose: that is kept too
  await waitFor(async () => expect(await kept()).toHaveLength(1));
  act(() => current.clear());
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('the fields of a form come back together', async () => {
  const form = () =>
    renderHook(() => usePersistedFields('prompt-template:new', { title: '', text: '', version: '2' })).result;
  const first = form();
  act(() => first.current.change({ title: 'Feet' }));
  act(() => first.current.change({ text: 'Feet and shoes' }));
  await waitFor(async () => expect(await records.keys('ada', 'prompt-template:')).toHaveLength(1));
  const again = form();
  await waitFor(() => expect(again.current.fields).toEqual({ title: 'Feet', text: 'Feet and shoes', version: '2' }));
});
