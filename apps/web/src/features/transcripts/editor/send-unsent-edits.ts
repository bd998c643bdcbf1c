import { ApiError } from '@clinical/api-client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { oneTabAtATime } from '../../../lib/tab.ts';
import { fetchEntry, rememberEntry, saveSections } from '../transcripts.api.ts';
import { createDraftSaver } from './draft-saver.ts';
import { forgetEdit, type UnsentEdit, unsentEdits } from './unsent-edits.ts';
import { isOpen } from './open-savers.ts';

/**
 * `toDecide`: both sides changed the same section, or the server refused. `homeless`: the note is gone, or no longer the person's
 * to see.
 */
export type SentEdits = { toDecide: UnsentEdit[]; homeless: UnsentEdit[] };

/**
 * Sends the edits that were left on this device in their order, on top of what others saved since; an editor that is open takes care of
 * its own.
 */
export function sendUnsentEdits(queries: QueryClient): Promise<SentEdits> {
  return oneTabAtATime('send-kept-edits', async () => {
    const sent: SentEdits = { toDecide: [], homeless: [] };
    for (const kept of await unsentEdits()) {
      if (isOpen(kept.entryId)) continue;
      const outcome = await sendOne(queries, kept).catch(whyNot);
      if (outcome !== 'saved') sent[outcome].push(kept);
    }
    return sent;
  });
}

function whyNot(error: unknown): keyof SentEdits {
  return error instanceof ApiError && error.code === 'NOT_FOUND' ? 'homeless' : 'toDecide';
}

async function sendOne(queries: QueryClient, kept: UnsentEdit): Promise<'saved' | 'toDecide'> {
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
  return status === 'saved' || status === 'clean' ? 'saved' : 'toDecide';
}
