import * as calls from '@clinical/contract/transcripts/transcripts.calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { setReachable } from '../../../lib/connection.ts';
import { createQueryClient } from '../../../lib/query.ts';
import { transcript } from '../../../testing/chart-builders.ts';
import { startSignedIn } from '../../../testing/signed-in.ts';
import { tabId } from '../../../lib/tab.ts';
import type { KeptEdit } from './kept-edits.ts';
import { useDraftSaver } from './use-draft-saver.ts';

const kept = vi.hoisted(() => ({ edit: null as KeptEdit | null }));
vi.mock('./kept-edits.ts', () => ({
  leftEditsOf: async (_: string, first: boolean) => (first && kept.edit ? [kept.edit] : []),
  forgetEdit: async () => void (kept.edit = null),
  keepEdit: async (_: unknown, edit: KeptEdit | null) => void (kept.edit = edit),
}));
afterEach(() => setReachable(true));

test('an edit kept on the device is seen without a network, and sent when it is back', async () => {
  const api = startSignedIn();
  const entry = transcript();
  const mine = entry.sections.map((section) => ({ ...section, html: '<p>Typed on the way.</p>' }));
  kept.edit = { entryId: entry.id, noteId: entry.noteId, base: entry.sections, mine, tab: tabId };
  api.on(calls.updateTranscript, ({ body }) => ({ ...entry, sections: body.sections!, version: entry.version + 1 }));
  api.offline = true;
  setReachable(false);
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useDraftSaver(entry), { wrapper });
  await waitFor(() => expect(result.current.draft.sections).toEqual(mine));
  await waitFor(() => expect(result.current.draft.status).toBe('kept'));
  api.offline = false;
  act(() => setReachable(true));
  await waitFor(() => expect(result.current.draft.status).toBe('saved'));
  expect(kept.edit).toBeNull();
});
