import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Scope, Tx } from '../../../platform/context.ts';
import { speakerEdits } from '../transcripts.table.ts';

export type SpeakerEdit = typeof speakerEdits.$inferSelect;

/** The last change of an entry's speakers that was not taken back. */
export async function lastSpeakerEdit(scope: Pick<Scope, 'db'>, transcriptId: string): Promise<SpeakerEdit | null> {
  const [row] = await scope.db
    .select()
    .from(speakerEdits)
    .where(and(eq(speakerEdits.transcriptId, transcriptId), isNull(speakerEdits.undoneAt)))
    .orderBy(desc(speakerEdits.createdAt), desc(speakerEdits.id))
    .limit(1);
  return row ?? null;
}

export async function recordSpeakerEdit(
  tx: Tx,
  edit: Pick<SpeakerEdit, 'transcriptId' | 'before' | 'changedBefore'>,
): Promise<void> {
  await tx.db
    .insert(speakerEdits)
    .values({ ...edit, id: tx.ids.uuid(), authorId: tx.actor.userId, createdAt: tx.clock.now() });
}

export async function markUndone(tx: Tx, id: string): Promise<void> {
  await tx.db.update(speakerEdits).set({ undoneAt: tx.clock.now() }).where(eq(speakerEdits.id, id));
}
