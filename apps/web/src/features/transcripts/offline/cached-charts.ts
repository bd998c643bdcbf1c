import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { localStore } from '../../../lib/store/store.ts';

const prefix = 'chart:';
/** Charts that a device holds; the one opened longest ago goes first. */
const most = 12;

/** precharts: missing when they could not be loaded. */
export type KeptChart = { note: Note; thread: Transcript[]; precharts?: Prechart[] };

/** Keeps a chart as it was last seen, encrypted, to be read without a network. A device without room goes without. */
export async function cacheChart(chart: KeptChart): Promise<void> {
  const store = await localStore();
  if (!store) return;
  await store.put(prefix + chart.note.id, chart).catch(() => store.remove(prefix + chart.note.id));
  if ((await store.keys(prefix)).length <= most) return;
  for (const { key } of (await store.list(prefix)).slice(0, -most)) await store.remove(key);
}

export async function readCachedChart(noteId: string): Promise<{ chart: KeptChart; savedAt: number } | null> {
  const found = await (await localStore())?.get<KeptChart>(prefix + noteId);
  return found ? { chart: found.value, savedAt: found.savedAt } : null;
}

export async function forgetChart(noteId: string): Promise<void> {
  await (await localStore())?.remove(prefix + noteId);
}

/** Makes room for what is not sent yet. */
export async function forgetCharts(): Promise<void> {
  const store = await localStore();
  for (const key of (await store?.keys(prefix)) ?? []) await store?.remove(key);
}
