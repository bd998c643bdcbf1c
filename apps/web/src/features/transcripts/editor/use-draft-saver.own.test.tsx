import * as calls from '@clinical/contract/transcripts/entries.calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setReachable } from '../../../lib/connection.ts';
import { createQueryClient } from '../../../lib/query.ts';
import { transcript } from '../../../testing/chart-builders.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { startSignedIn } from '../../../testing/signed-in.ts';
import { tabId } from '../../../lib/tab.ts';
import { useCopiedNote } from '../../../chart/entry/use-copied-note.ts';
import type { UnsentEdit } from './unsent-edits.ts';
import { useDraftSaver } from './use-draft-saver.ts';

const kept = vi.hoisted(() => ({ edit: null as UnsentEdit | null }));
vi.mock('./unsent-edits.ts', () => ({
  unsentEditsOf: async (_: string, first: boolean) => (first && kept.edit ? [kept.edit] : []),
  forgetEdit: async () => void (kept.edit = null),
  persistEdit: async (_: unknown, edit: UnsentEdit | null) => void (kept.edit = edit),
}));
afterEach(() => {
  setReachable(true);
  kept.edit = null;
  vi.useRealTimers();
});

function withQueries() {
  const queries = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
}

test('an edit kept on the device is seen without a network, and sent when it is back', async () => {
  const api = startSignedIn();
  const entry = transcript();
  const mine = entry.sections.map((section) => ({ ...section, html: '<p>Typed on the way.</p>' }));
  kept.edit = { entryId: entry.id, noteId: entry.noteId, base: entry.sections, mine, tab: tabId };
  api.on(calls.updateTranscript, ({ body }) => ({ ...entry, sections: body.sections!, version: entry.version + 1 }));
  api.offline = true;
  setReachable(false);
  const { result } = renderHook(() => useDraftSaver(entry), { wrapper: withQueries() });
  await waitFor(() => expect(result.current.draft.sections).toEqual(mine));
  await waitFor(() => expect(result.current.draft.status).toBe('kept'));
  api.offline = false;
  act(() => setReachable(true));
  await waitFor(() => expect(result.current.draft.status).toBe('saved'));
  expect(kept.edit).toBeNull();
});

test('a copy of the whole note is of the text on screen, also while it cannot be saved', async () => {
  const api = startSignedIn();
  const entry = transcript();
  api.offline = true;
  const { result, unmount } = renderHook(() => ({ ...useDraftSaver(entry), copied: useCopiedNote(entry) }), {
    wrapper: withQueries(),
  });
  act(() => result.current.saver.edit(entry.sections[0]!.key, '<p>Typed a moment ago.</p>'));
  expect((await result.current.copied()).plain).toContain('Typed a moment ago.');
  unmount();
  expect((await result.current.copied()).plain).not.toContain('Typed a moment ago.');
});

describe('a laptop that slept while a note was edited', () => {
  const evening = Date.parse('2026-03-10T18:00:00.000Z');
  const morning = evening + 13 * 3_600_000;
  /** Types a word two seconds after the first one; then the lid is closed before anything is saved. */
  function typeAndSleep() {
    vi.useFakeTimers({ toFake: ['Date'], now: evening });
    const api = startSignedIn();
    const entry = transcript();
    const open = () => renderHook(() => useDraftSaver(entry), { wrapper: withQueries() });
    const { result, unmount } = open();
    const type = (text: string) => act(() => result.current.saver.edit(entry.sections[0]!.key, `<p>${text}</p>`));
    type('Typed');
    vi.setSystemTime(evening + 2_000);
    type('Typed late.');
    vi.setSystemTime(morning);
    const sent = () => api.requests(calls.updateTranscript).map(({ body }) => body);
    return { api, entry, open, close: unmount, result, type, sent };
  }

  test('sends what was typed, and counts the time of typing only', async () => {
    const { api, entry, result, type, sent } = typeAndSleep();
    let { version } = entry;
    api.on(calls.updateTranscript, ({ body }) => ({ ...entry, sections: body.sections!, version: (version += 1) }));
    await waitFor(() => expect(result.current.draft.status).toBe('saved'));
    expect(sent()).toMatchObject([{ editDurationMs: 2_000, sections: [{ html: '<p>Typed late.</p>' }] }]);
    expect(kept.edit).toBeNull();
    type('Typed late. Coffee');
    vi.setSystemTime(morning + 1_000);
    type('Typed late. Coffee.');
    await act(() => result.current.saver.flush());
    expect(sent().at(-1)).toMatchObject({ editDurationMs: 1_000 });
  });

  test('finds its words again after signing in, when the session ended meanwhile', async () => {
    const { api, entry, open, close, result, sent } = typeAndSleep();
    api.on(calls.updateTranscript, () => refusal('SESSION_REQUIRED'));
    await waitFor(() => expect(result.current.draft.status).toBe('refused'));
    await waitFor(() => expect(kept.edit?.mine[0]?.html).toBe('<p>Typed late.</p>'));
    close();
    startSignedIn().on(calls.updateTranscript, ({ body }) => {
      const sections = body.sections!;
      return { ...entry, sections, version: entry.version + 1 };
    });
    const again = open().result;
    await waitFor(() => expect(again.current.draft.status).toBe('saved'));
    expect(again.current.draft.sections[0]?.html).toBe('<p>Typed late.</p>');
    expect(kept.edit).toBeNull();
    // the one that was refused
    expect(sent().length).toBeGreaterThan(0);
  });
});
