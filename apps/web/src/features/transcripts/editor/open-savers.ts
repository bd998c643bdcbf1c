import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';

type Saver = { flush: () => Promise<void>; get: () => { sections: readonly NoteSection[] } };

const open = new Map<string, Saver>();
const listeners = new Set<() => void>();

/** Makes the saver of an entry's editor known while the editor is there. Returns what forgets it. */
export function rememberSaver(entryId: string, saver: Saver): () => void {
  open.set(entryId, saver);
  for (const listener of listeners) listener();
  return () => {
    if (open.get(entryId) === saver) open.delete(entryId);
  };
}

/** Calls back whenever an editor was opened. Returns the way to stop. */
export function onOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the entry's editor is on this page. */
export function isOpen(entryId: string): boolean {
  return open.has(entryId);
}

/** The text of an entry as it is on screen, saved or not. */
export function shownSections({ id, sections }: Pick<Transcript, 'id' | 'sections'>): readonly NoteSection[] {
  return open.get(id)?.get().sections ?? sections;
}

/** Saves what is being typed in an entry; done at once when its editor is not open. */
export async function flushDraft(entryId: string): Promise<void> {
  await open.get(entryId)?.flush();
}
