import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../../platform/context.ts';
import { revokeTask } from '../../../platform/jobs/background-tasks.ts';
import { setNoteTags } from '../../notes/public.ts';
import { publishChartChange, publishNoteEdit } from '../add-version.ts';
import { entryFollowers } from '../entry-followers.ts';
import { changeTranscript, lockTranscriptFor, tagsOf } from '../transcripts.queries.ts';
import { touchChart } from '../last-visit.queries.ts';

/** Moves an entry to the bin. A job that writes in it is stopped. */
export async function deleteTranscript(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'edit');
    if (entry.taskId) await revokeTask(tx, entry.taskId, 'The entry was deleted.');
    for (const follower of tx.use(entryFollowers)) await follower.removed(tx, entry);
    await changeTranscript(tx, id, { deletedAt: tx.clock.now() });
    await touchChart(tx, entry.noteId, { entriesDelta: -1 });
    await setNoteTags(tx, entry.noteId, await tagsOf(tx, entry.noteId));
    await tx.audit('transcript.delete', { type: 'transcript', id, noteId: entry.noteId });
    await publishNoteEdit(tx, entry);
    await publishChartChange(tx, entry.noteId);
    return { ok: true };
  });
}
