import type { TranscriptCounts, TranscriptCountsOf } from '@clinical/contract/notes/notes.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { selectEntryCounts } from './notes.queries.ts';

/** Number of entries by chart. @throws AppError NOT_FOUND when one of the charts is not the actor's to read */
export async function countTranscripts(ctx: Context, input: TranscriptCountsOf): Promise<TranscriptCounts> {
  const ids = [...new Set(input.note_ids)];
  if (!ids.every(isUuid)) throw notFound();
  return ctx.transaction(async (tx) => {
    const counted = await selectEntryCounts(tx, ids);
    if (counted.length < ids.length) throw notFound();
    for (const { id } of counted) await tx.audit('note.count', { type: 'note', id, noteId: id });
    return { counts: Object.fromEntries(counted.map(({ id, entries }) => [id, entries])) };
  });
}
