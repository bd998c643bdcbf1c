import { createPrechart } from '@clinical/contract/pre-chats/pre-chats.calls';
import { createQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import { replaceText } from '@clinical/contract/scribe/replace-text.calls';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type EncryptedStore, importKey, openEncryptedStore } from '../../../lib/store/encrypted-store.ts';
import { refusal, startFakeApi } from '../../../testing/fake-api.ts';
import { memoryRecords } from '../../../testing/memory-records.ts';
import { renderUi } from '../../../testing/render.tsx';
import { MagicEditCard } from './MagicEditCard.tsx';

const device = vi.hoisted(() => ({ store: null as EncryptedStore | null }));
vi.mock('../../../lib/store/store.ts', () => ({ localStore: async () => device.store }));
beforeEach(async () => {
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
});

const entry = { id: '0190a000-0000-7000-8000-0000000000e1', noteId: '0190a000-0000-7000-8000-0000000000a1' };
const open = () => {
  const api = startFakeApi();
  const [onAccept, onClose] = [vi.fn(), vi.fn()];
  const view = renderUi(
    <MagicEditCard entry={entry} html="<p>Rest. Fluids.</p>" onAccept={onAccept} onClose={onClose} />,
  );
  return { api, onAccept, onClose, ...view };
};

test('a wish is proposed first and taken only when accepted', async () => {
  const { api, user, onAccept } = open();
  api.on(replaceText, () => ({ html: '<ul><li>Rest</li><li>Fluids</li></ul>', engine: 'local' }));
  expect(await screen.findByRole('region', { name: 'Selected text' })).toHaveTextContent('Rest. Fluids.');
  await user.type(await screen.findByLabelText('What should change?'), 'bullets please{Enter}');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Text that is replaced' })).toHaveTextContent('Rest. Fluids.');
  expect(screen.getByText('Built-in engine')).toBeVisible();
  expect(onAccept).not.toHaveBeenCalled();
  expect(api.requests(replaceText)[0]!.body).toEqual({
    transcriptId: entry.id,
    html: '<p>Rest. Fluids.</p>',
    instruction: 'bullets please',
  });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(onAccept).toHaveBeenCalledWith('<ul><li>Rest</li><li>Fluids</li></ul>');
});

test('what cannot be done is said, and the wish stays to be changed', async () => {
  const { api, user } = open();
  api.on(replaceText, () => refusal('NOT_POSSIBLE', { message: 'The built-in engine cannot do “a poem”.' }));
  await user.type(await screen.findByLabelText('What should change?'), 'a poem{Enter}');
  expect(await screen.findByText('The built-in engine cannot do “a poem”.')).toBeVisible();
  expect(screen.getByLabelText('What should change?')).toHaveValue('a poem');
});

test('a model that fails is replaced by the local engine only when that is asked for', async () => {
  const { api, user } = open();
  api.on(replaceText, () => refusal('PROVIDER_FAILED'));
  await user.type(await screen.findByLabelText('What should change?'), 'bullets please{Enter}');
  const local = await screen.findByRole('button', { name: 'Use the built-in engine' });
  api.on(replaceText, () => ({ html: '<ul><li>Rest</li></ul>', engine: 'local' }));
  await user.click(local);
  expect(await screen.findByText('Built-in engine')).toBeVisible();
  expect(api.requests(replaceText).map(({ body }) => [body.instruction, body.engine])).toEqual([
    ['bullets please', undefined],
    ['bullets please', 'local'],
  ]);
});

test('a wish that was not sent is there again after a reload, and gone once it is done', async () => {
  const first = open();
  await first.user.type(await screen.findByLabelText('What should change?'), 'bullets please');
  first.unmount();
  const { api, user, unmount } = open();
  await waitFor(() => expect(screen.getByLabelText('What should change?')).toHaveValue('bullets please'));
  api.on(replaceText, () => ({ html: '<ul><li>Rest</li></ul>', engine: 'local' }));
  await user.click(screen.getByLabelText('What should change?'));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  unmount();
  await waitFor(async () => expect(await device.store?.keys('magic-edit:')).toEqual([]));
  open();
  expect(await screen.findByLabelText('What should change?')).toHaveValue('');
});

test('the text is kept as a quick phrase for the workspace, or as a prechart', async () => {
  const { api, user, onClose } = open();
  api.on(createQuickPhrase, () => refusal('CONFLICT', { message: 'A quick phrase of this name exists.' }));
  await user.click(await screen.findByRole('button', { name: 'As quick phrase' }));
  await user.type(screen.getByLabelText(/^Name/), '/rest home');
  await user.click(screen.getByRole('radio', { name: 'Everyone in the workspace' }));
  await user.click(screen.getByRole('button', { name: 'Save quick phrase' }));
  expect(await screen.findByText('A quick phrase of this name exists.')).toBeVisible();
  expect(api.requests(createQuickPhrase)[0]!.body).toEqual({
    name: 'resthome',
    html: '<p>Rest. Fluids.</p>',
    scope: 'workspace',
  });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  api.on(createPrechart, () => refusal('UNAVAILABLE'));
  await user.click(screen.getByRole('button', { name: 'As prechart' }));
  await waitFor(() => expect(api.requests(createPrechart)).toHaveLength(1));
  api.on(createPrechart, () => ({}) as never);
  await user.click(await screen.findByRole('button', { name: 'As prechart' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requests(createPrechart)[0]!.body).toMatchObject({
    noteId: entry.noteId,
    kind: 'prechart',
    title: 'Rest. Fluids.',
    answer: '<p>Rest. Fluids.</p>',
  });
  // the first reply may have been lost: the second try is the same action
  expect(api.requests(createPrechart)[1]!.body).toEqual(api.requests(createPrechart)[0]!.body);
});
