import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { UpdateTranscriptTag } from '@clinical/contract/transcripts/edits.schemas';
import { notFound } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { rejectStaleText } from '../../../platform/reject-stale-text.ts';
import { setNoteTags } from '../../notes/public.ts';
import { publishChartChange, publishNoteEdit } from '../add-version.ts';
import { showEntry } from '../show-entry.ts';
import { storable } from '../../../platform/storable.ts';
import { changeTranscript, lockTranscriptFor, tagsOf } from '../transcripts.queries.ts';

/**
 * Tags an entry; an empty tag removes it. The chart carries the tags of its entries; those of signed ones change like any other.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT with both tags when somebody else set one meanwhile
 */
export async function updateTranscriptTag(ctx: Context, id: string, input: UpdateTranscriptTag): Promise<Transcript> {
  return ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'annotate');
    if (entry.noteId !== input.noteId) throw notFound();
    const tag = storable(input.tag);
    rejectStaleText('tag', { seen: input.before, stored: entry.tag, wanted: tag });
    await changeTranscript(tx, id, { tag });
    await setNoteTags(tx, entry.noteId, await tagsOf(tx, entry.noteId));
    await tx.audit('transcript.tag', { type: 'transcript', id, noteId: entry.noteId });
    await publishNoteEdit(tx, entry);
    await publishChartChange(tx, entry.noteId);
    return showEntry(tx, id);
  });
}
