import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { localStore } from '../../../lib/store/store.ts';
import type { KeptDraft } from './draft-saver.ts';

const prefix = 'note-edit:';

export type KeptEdit = KeptDraft & { entryId: string; noteId: string };

/** Keeps an edit that could not be sent, encrypted on this device; null forgets it. */
export async function keepEdit(entry: Pick<Transcript, 'id' | 'noteId'>, draft: KeptDraft | null): Promise<void> {
  const store = await localStore();
  const key = prefix + entry.id;
  if (draft === null) await store?.remove(key);
  else await store?.put(key, { ...draft, entryId: entry.id, noteId: entry.noteId } satisfies KeptEdit);
}

export async function keptEdit(entryId: string): Promise<KeptEdit | null> {
  return (await (await localStore())?.get<KeptEdit>(prefix + entryId))?.value ?? null;
}

export async function allKeptEdits(): Promise<KeptEdit[]> {
  return ((await (await localStore())?.list<KeptEdit>(prefix)) ?? []).map(({ value }) => value);
}
