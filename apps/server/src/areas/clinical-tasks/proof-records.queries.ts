import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';

/** What was said in an entry of a chart that the actor has reached already; null when the chart has no such entry. */
export async function findLines(tx: Tx, noteId: string, id: string): Promise<Utterance[] | null> {
  const [row] = await tx.db
    .select({ utterances: transcripts.utterances })
    .from(transcripts)
    .where(and(eq(transcripts.id, id), eq(transcripts.noteId, noteId), isNull(transcripts.deletedAt)));
  return row?.utterances ?? null;
}
