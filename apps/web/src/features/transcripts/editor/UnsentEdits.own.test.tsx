import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { importKey, openEncryptedStore } from '../../../lib/store/encrypted-store.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { memoryRecords } from '../../../testing/memory-records.ts';
import { renderUi } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';
import { persistEdit } from './unsent-edits.ts';
import { UnsentEdits } from './UnsentEdits.tsx';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../../lib/store/store.ts', () => ({ localStore: async () => device.store }));

const section = (key: string, html: string) => ({ key, header: key === 'plan' ? 'Plan' : 'History', html });

test('an edit of a note that is gone is not announced for ever: its words can be taken along, and it can be let go', async () => {
  const box = memoryRecords();
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, box);
  const base = [section('history', '<p>Cough.</p>'), section('plan', '<p>Rest.</p>')];
  const mine = [section('history', '<p>Cough.</p>'), section('plan', '<p>Rest for <b>a week</b>.</p>')];
  await persistEdit({ id: 'e-1', noteId: 'n-1' }, { base, mine }, 'closed-tab');
  const api = startSignedIn();
  api.on(getTranscripts, () => refusal('NOT_FOUND'));
  const { user } = renderUi(<UnsentEdits />);
  expect(await screen.findByText(/The note you edited was deleted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe('Plan\nRest for a week.');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(box.raw.size).toBe(0));
  expect(screen.queryByText(/The note you edited was deleted/)).toBeNull();
});
