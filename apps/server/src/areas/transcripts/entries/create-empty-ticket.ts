import type { EmptyTicket } from '@clinical/contract/transcripts/edits.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Context } from '../../../platform/context.ts';
import { getNoteFor } from '../../notes/public.ts';
import { getTemplateFor } from '../../templates/public.ts';
import { addEntry } from '../add-entry.ts';
import { showEntry } from '../show-entry.ts';

/** A blank entry to type or dictate in. */
export async function createEmptyTicket(ctx: Context, input: EmptyTicket): Promise<Transcript> {
  return ctx.transaction(async (tx) => {
    const note = await getNoteFor(tx, input.noteId, 'edit');
    if (input.templateId) await getTemplateFor(tx, input.templateId, 'use');
    const entry = await addEntry(tx, {
      noteId: note.id,
      workspaceId: note.workspaceId,
      kind: 'typed',
      source: { question: '', utterances: [] },
      templateId: input.templateId,
    });
    return showEntry(tx, entry.id);
  });
}
