import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';

/** Whether a chart that the actor has reached already has this entry. */
export async function isLiveEntry(tx: Tx, noteId: string, id: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: transcripts.id })
    .from(transcripts)
    .where(and(eq(transcripts.id, id), eq(transcripts.noteId, noteId), isNull(transcripts.deletedAt)));
  return rows.length > 0;
}
