import * as calls from '@clinical/contract/pre-chats/pre-chats.calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/query.ts';
import { importKey, openEncryptedStore } from '../../lib/store/encrypted-store.ts';
import { refusal } from '../../testing/fake-api.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { prechart } from '../../testing/prechart-builders.ts';
import { startSignedIn } from '../../testing/signed-in.ts';
import { persistPrechart, unsentPrechartsOf } from './unsent-precharts.ts';
import { usePrechartSaver } from './use-prechart-saver.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../lib/store/store.ts', () => ({ localStore: async () => device.store }));

test('a text that a closed tab left leads to the conflict view when a colleague has saved since', async () => {
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
  const api = startSignedIn();
  const now = prechart({ answer: '<p>Colleague</p>', version: 5 });
  await persistPrechart({ ...now, html: '<p>Mine</p>', version: 4 }, 'closed-tab');
  api.on(calls.updatePrechart, () => refusal('VERSION_CONFLICT'));
  api.on(calls.getPrechart, () => now);
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePrechartSaver(now), { wrapper });
  await waitFor(() => expect(result.current.state.status).toBe('conflict'));
  expect(result.current.state).toMatchObject({ html: '<p>Mine</p>', theirs: '<p>Colleague</p>' });
  expect(api.requests(calls.updatePrechart)[0]?.headers.get('if-match')).toContain('4');
  // it is this tab's now
  await waitFor(async () => expect((await unsentPrechartsOf(now.id, true)).map(({ version }) => version)).toEqual([4]));
});
