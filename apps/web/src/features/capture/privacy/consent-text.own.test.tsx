import { getPrivacySettings } from '@clinical/contract/operations/privacy.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { importKey, openEncryptedStore } from '../../../lib/store/encrypted-store.ts';
import { privacySettings } from '../../../testing/builders.ts';
import { startFakeApi } from '../../../testing/fake-api.ts';
import { memoryRecords } from '../../../testing/memory-records.ts';
import { renderUi } from '../../../testing/render.tsx';
import { useConsentText, useKeepConsentText } from './privacy.api.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../../lib/store/store.ts', () => ({ localStore: async () => device.store }));

function Asked() {
  const words = useConsentText();
  return <p>{words === null ? 'not known yet' : `${words.version}: ${words.text ?? 'the built-in text'}`}</p>;
}
function Chart() {
  useKeepConsentText();
  return null;
}
const version = { since: '2026-12-01T08:00:00.000Z', userName: 'Ada Okafor' };
const ours = { ...version, version: '2026-12-01', text: 'May we record? It stays in this clinic.' };

test('without a network the workspace’s text is asked as this device knew it last, and the built-in one only before that', async () => {
  const box = memoryRecords();
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, box);
  const api = startFakeApi();
  api.offline = true;
  const first = renderUi(<Asked />);
  expect(await screen.findByText(/: the built-in text$/)).toBeVisible();
  first.unmount();

  api.offline = false;
  api.on(getPrivacySettings, () => privacySettings({ consentTexts: [ours] }));
  const chart = renderUi(<Chart />);
  await waitFor(() => expect(box.raw.size).toBe(1));
  chart.unmount();
  expect([...box.raw.values()].map(({ data }) => new TextDecoder().decode(data)).join('')).not.toContain('clinic');

  api.offline = true;
  renderUi(<Asked />);
  expect(await screen.findByText('2026-12-01: May we record? It stays in this clinic.')).toBeVisible();
});
