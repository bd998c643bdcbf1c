import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { localStore } from '../../../lib/store/store.ts';
import { holdTab, liveTabs, tabId } from '../../../lib/tab.ts';
import { forgetCharts } from '../offline/cached-charts.ts';
import type { KeptDraft } from './draft-saver.ts';
import { isOpen } from './open-savers.ts';

const prefix = 'note-edit:';
const keyOf = (entryId: string, tab: string): string => `${prefix}${entryId}:${tab}`;

/** An edit that is on this device only. Each tab keeps its own: two tabs never overwrite each other's. */
export type UnsentEdit = KeptDraft & { entryId: string; noteId: string; tab: string };

/**
 * Keeps an edit that is not saved yet, encrypted on this device; null forgets it.
 * @throws what the browser says when it has no room; nothing when it has no store, for then nothing can be kept
 */
export async function persistEdit(
  entry: Pick<Transcript, 'id' | 'noteId'>,
  draft: KeptDraft | null,
  tab = tabId,
): Promise<void> {
  const store = await localStore();
  if (draft === null) return store?.remove(keyOf(entry.id, tab));
  await holdTab();
  const kept: UnsentEdit = { ...draft, entryId: entry.id, noteId: entry.noteId, tab };
  try {
    await store?.put(keyOf(entry.id, tab), kept);
  } catch {
    // copies of charts give way to what is nowhere else
    await forgetCharts();
    await store?.put(keyOf(entry.id, tab), kept);
  }
}

export function forgetEdit({ entryId, tab }: UnsentEdit): Promise<void> {
  return persistEdit({ id: entryId, noteId: '' }, null, tab);
}

/** Edits that nobody is typing at any more: their tab is gone, or their editor in this tab was closed. Oldest first. */
export async function unsentEdits(): Promise<UnsentEdit[]> {
  const kept = await listEdits(prefix);
  const isLive = await liveTabs();
  return kept.filter(({ tab, entryId }) => (tab === tabId ? !isOpen(entryId) : !isLive(tab)));
}

/** The same of one entry. @param first when its editor was just opened: what an earlier one in this tab left counts too */
export async function unsentEditsOf(entryId: string, first: boolean): Promise<UnsentEdit[]> {
  const kept = await listEdits(keyOf(entryId, ''));
  const isLive = await liveTabs();
  return kept.filter(({ tab }) => (tab === tabId ? first : !isLive(tab)));
}

async function listEdits(start: string): Promise<UnsentEdit[]> {
  const store = await localStore();
  return ((await store?.list<UnsentEdit>(start)) ?? []).map(({ value }) => value);
}
