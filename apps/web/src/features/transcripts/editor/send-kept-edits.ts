import type { QueryClient } from '@tanstack/react-query';
import { oneTabAtATime } from '../../../lib/tab.ts';
import { fetchEntry, rememberEntry, saveSections } from '../transcripts.api.ts';
import { createDraftSaver } from './draft-saver.ts';
import { forgetEdit, type KeptEdit, leftEdits } from './kept-edits.ts';
import { isOpen } from './open-savers.ts';

/**
 * Sends the edits that were left on this device in their order, on top of what others saved since; an editor that is open takes care of
 * its own. Returns those that a person must look at: both sides changed the same section, or the server refused.
 */
export function sendKeptEdits(queries: QueryClient): Promise<KeptEdit[]> {
  return oneTabAtATime('send-kept-edits', async () => {
    const left: KeptEdit[] = [];
    for (const kept of await leftEdits()) {
      if (isOpen(kept.entryId)) continue;
      if (!(await sendOne(queries, kept).catch(() => false))) left.push(kept);
    }
    return left;
  });
}

async function sendOne(queries: QueryClient, kept: KeptEdit): Promise<boolean> {
  const entry = await fetchEntry(kept.entryId);
  const saver = createDraftSaver({
    entry,
    save: (edit) => saveSections({ noteId: entry.noteId, createdAt: entry.createdAt }, edit),
    load: () => fetchEntry(entry.id),
    // what is on the device stays as it was until it is saved
    keep: async (draft) => (draft === null ? forgetEdit(kept) : undefined),
    onSaved: (saved) => rememberEntry(queries, saved),
  });
  await saver.takeUp(kept);
  await saver.flush();
  const { status } = saver.get();
  return status === 'saved' || status === 'clean';
}
