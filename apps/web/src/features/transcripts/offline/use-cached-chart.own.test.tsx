import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { setReachable } from '../../../lib/connection.ts';
import { createQueryClient } from '../../../lib/query.ts';
import { importKey, openEncryptedStore } from '../../../lib/store/encrypted-store.ts';
import { note, transcript } from '../../../testing/chart-builders.ts';
import { memoryRecords } from '../../../testing/memory-records.ts';
import { prechart } from '../../../testing/prechart-builders.ts';
import { startSignedIn } from '../../../testing/signed-in.ts';
import { noteQuery } from '../../notes/public.ts';
import { prechartsQuery, threadQuery } from '../transcripts.api.ts';
import { readCachedChart } from './cached-charts.ts';
import { useCachedChart } from './use-cached-chart.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../../lib/store/store.ts', () => ({ localStore: async () => device.store }));
afterEach(() => {
  setReachable(true);
  vi.useRealTimers();
});

/** The page of one chart, as after a reload. */
function open() {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { queries, ...renderHook(() => useCachedChart(note().id), { wrapper }) };
}

test('an open chart comes back without a network, with its entries and its precharts', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
  const api = startSignedIn();
  const chart = { note: note(), thread: [transcript()], precharts: [prechart()] };
  const before = open();
  act(() => {
    before.queries.setQueryData(noteQuery(chart.note.id).queryKey, chart.note);
    before.queries.setQueryData(threadQuery(chart.note.id).queryKey, chart.thread);
    before.queries.setQueryData(prechartsQuery(chart.note.id).queryKey, chart.precharts);
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(async () => expect((await readCachedChart(chart.note.id))?.chart).toEqual(chart));
  before.unmount();

  api.offline = true;
  setReachable(false);
  const after = open();
  await waitFor(() => expect(after.result.current).not.toBeNull());
  expect(after.queries.getQueryData(threadQuery(chart.note.id).queryKey)).toEqual(chart.thread);
  expect(after.queries.getQueryData(prechartsQuery(chart.note.id).queryKey)).toEqual(chart.precharts);
});
