import type { QueryClient } from '@tanstack/react-query';
import { fetchEntry, rememberEntry, saveSections } from '../transcripts.api.ts';
import { createDraftSaver } from './draft-saver.ts';
import { allKeptEdits, type KeptEdit, keepEdit } from './kept-edits.ts';

/**
 * Sends the edits that an earlier visit left on this device, on top of what others saved since.
 * Returns those that a person must look at: both sides changed the same section, or the server refused.
 * @param open entries whose editor is on the page; it takes care of them itself
 */
export async function sendKeptEdits(queries: QueryClient, open: (entryId: string) => boolean): Promise<KeptEdit[]> {
  const left: KeptEdit[] = [];
  for (const kept of await allKeptEdits()) {
    if (open(kept.entryId)) continue;
    if (!(await sendOne(queries, kept).catch(() => false))) left.push(kept);
  }
  return left;
}

async function sendOne(queries: QueryClient, kept: KeptEdit): Promise<boolean> {
  const entry = await fetchEntry(kept.entryId);
  const saver = createDraftSaver({
    entry,
    save: (edit) => saveSections({ noteId: entry.noteId, createdAt: entry.createdAt }, edit),
    load: () => fetchEntry(entry.id),
    keep: (draft) => keepEdit(entry, draft),
    onSaved: (saved) => rememberEntry(queries, saved),
  });
  saver.takeUp(kept);
  await saver.flush();
  const { status } = saver.get();
  return status === 'saved' || status === 'clean';
}
