import { limits } from '@clinical/contract/limits';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { notFound } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { setNoteTags } from '../../notes/public.ts';
import { publishChartChange, publishNoteEdit } from '../add-version.ts';
import { entryFollowers } from '../entry-followers.ts';
import { unbinEntry } from './entry-bin.queries.ts';
import { showEntry } from '../show-entry.ts';
import { tagsOf } from '../transcripts.queries.ts';
import { touchChart } from '../last-visit.queries.ts';

/** Takes an entry out of the bin, with all its versions. @throws AppError NOT_FOUND */
export async function restoreTranscript(ctx: Context, id: string): Promise<Transcript> {
  return ctx.transaction(async (tx) => {
    const noteId = await unbinEntry(tx, id, tx.clock.now() - limits.binLife);
    if (noteId === null) throw notFound();
    await touchChart(tx, noteId, { entriesDelta: 1 });
    await setNoteTags(tx, noteId, await tagsOf(tx, noteId));
    for (const follower of tx.use(entryFollowers)) await follower.restored?.(tx, { id, noteId });
    await tx.audit('transcript.restore-entry', { type: 'transcript', id, noteId });
    await publishNoteEdit(tx, { id, noteId });
    await publishChartChange(tx, noteId);
    return showEntry(tx, id);
  });
}
