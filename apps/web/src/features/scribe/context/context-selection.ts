import { useSyncExternalStore } from 'react';
import { outsideStore } from '../../../lib/outside-store.ts';

type Selection = { noteId: string; ids: readonly string[] };

/** Entries ticked in the chart that is open; of one patient at a time, and gone when that patient is left. */
const selection = outsideStore<Selection | null>(null);

const none: readonly string[] = [];
const idsIn = (chosen: Selection | null, noteId: string): readonly string[] =>
  chosen?.noteId === noteId ? chosen.ids : none;

/** What goes along with a request for this chart; an entry is never its own context. */
export function contextIds(noteId: string, entryId?: string): string[] {
  return idsIn(selection.get(), noteId).filter((id) => id !== entryId);
}

export function useContextIds(noteId: string): readonly string[] {
  return useSyncExternalStore(selection.subscribe, () => idsIn(selection.get(), noteId));
}

export function chooseContext(noteId: string, ids: readonly string[]): void {
  selection.set({ noteId, ids });
}

/** Forgets what was ticked, unless another patient's chart has been opened since. */
export function leaveContext(noteId: string): void {
  selection.set((chosen) => (chosen?.noteId === noteId ? null : chosen));
}
