import * as calls from '@clinical/contract/quick-phrases/quick-phrases.calls';
import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { importKey, openEncryptedStore } from '../../lib/store/encrypted-store.ts';
import { refusal } from '../../testing/fake-api.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../lib/store/store.ts', () => ({ localStore: async () => device.store }));

const phrase = (overrides: Partial<QuickPhrase> = {}): QuickPhrase => ({
  id: '0190a000-0000-7000-8000-0000000000f1',
  name: 'knee',
  html: '<p>Knee of {{patient}} without swelling.</p>',
  scope: 'me',
  author: 'Ada Okafor',
  version: 2,
  updatedAt: '2026-03-09T08:00:00.000Z',
  abilities: { edit: true, delete: true },
  ...overrides,
});
const shared = phrase({
  id: '0190a000-0000-7000-8000-0000000000f2',
  name: 'Knee',
  scope: 'workspace',
  author: 'Omar Haddad',
  abilities: { edit: false, delete: false },
});

function phrases(list: QuickPhrase[]) {
  const api = startSignedIn();
  api.on(calls.listQuickPhrases, () => list);
  return { api, ...renderApp('/settings?tab=phrases') };
}

test('mine and the workspace’s stand apart, and a shared one that mine hides says so', async () => {
  phrases([phrase(), shared]);
  const mine = await screen.findByRole('region', { name: 'Mine' });
  expect(within(mine).getByText('/knee')).toBeVisible();
  const theirs = screen.getByRole('region', { name: 'The workspace’s' });
  expect(within(theirs).getByText('by Omar Haddad')).toBeVisible();
  expect(within(theirs).getByText('Yours with this name is used instead')).toBeVisible();
  expect(within(theirs).queryByRole('button')).toBeNull();
});

test('a phrase is edited with a look at what it puts in, and saved with the version it was based on', async () => {
  const { api, user } = phrases([phrase()]);
  api.on(calls.updateQuickPhrase, ({ body }) => phrase({ name: body.name, version: 3 }));
  await user.click(await screen.findByRole('button', { name: 'Edit knee' }));
  expect(await screen.findByText('Knee of Maria Santos without swelling.')).toBeVisible();
  const name = screen.getByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, '/knee normal');
  expect(name).toHaveProperty('value', 'kneenormal');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(calls.updateQuickPhrase)).toHaveLength(1));
  const [saved] = api.requests(calls.updateQuickPhrase);
  expect(saved?.body).toMatchObject({ name: 'kneenormal', html: phrase().html, scope: 'me' });
  expect(saved?.headers.get('if-match')).toBe('"2"');
});

test('a name that is taken is told, and what was typed stays', async () => {
  const { api, user } = phrases([phrase()]);
  const message = 'You have a phrase called “advice” already.';
  api.on(calls.updateQuickPhrase, () =>
    refusal('CONFLICT', { message, detail: [{ loc: ['body', 'name'], msg: message }] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit knee' }));
  const name = screen.getByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'advice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // at the field, and in the message without the field's name on the wire
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(name).toHaveProperty('value', 'advice');
});

test('without any it says what they are for; when they cannot be loaded, why', async () => {
  const { api, user } = phrases([]);
  expect(await screen.findByText('No quick phrases yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New quick phrase' }));
  expect(await screen.findByRole('textbox', { name: /Name/ })).toBeVisible();
  expect(api.requests(calls.createQuickPhrase)).toHaveLength(0);
});

test('what was typed and not saved is there again, and is saved on the version it was typed on', async () => {
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
  const before = phrases([phrase()]);
  await before.user.click(await screen.findByRole('button', { name: 'Edit knee' }));
  await before.user.type(await screen.findByRole('textbox', { name: /Name/ }), 'normal');
  before.unmount();
  const { api, user } = phrases([phrase({ version: 3 })]);
  api.on(calls.updateQuickPhrase, () => refusal('VERSION_CONFLICT'));
  await user.click(await screen.findByRole('button', { name: 'Edit knee' }));
  expect(await screen.findByText('Your unsaved changes from last time are here.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('kneenormal');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone else changed this since you opened it.')).toBeVisible();
  expect(api.requests(calls.updateQuickPhrase)[0]?.headers.get('if-match')).toBe('"2"');
  device.store = null;
});
