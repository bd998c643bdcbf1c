import { and, desc, eq, lt } from 'drizzle-orm';
import { notFound } from '../../../platform/app-error.ts';
import type { Scope, Tx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { voiceEdits } from './voice-edits.table.ts';

export type StoredVoiceEdit = typeof voiceEdits.$inferSelect;

export async function insertVoiceEdit(tx: Tx, row: typeof voiceEdits.$inferInsert): Promise<StoredVoiceEdit> {
  const [stored] = await tx.db.insert(voiceEdits).values(row).returning();
  return stored!;
}

/** The actor's newest one of an entry. */
export async function findVoiceEdit(
  scope: Pick<Scope, 'actor' | 'db'>,
  transcriptId: string,
): Promise<StoredVoiceEdit | null> {
  const [row] = await scope.db
    .select()
    .from(voiceEdits)
    .where(and(eq(voiceEdits.transcriptId, transcriptId), eq(voiceEdits.authorId, scope.actor.userId)))
    .orderBy(desc(voiceEdits.createdAt), desc(voiceEdits.id))
    .limit(1);
  return row ?? null;
}

/** The actor's own. @throws AppError NOT_FOUND when there is none, or it was decided */
export async function getOwnVoiceEdit(scope: Pick<Scope, 'actor' | 'db'>, id: string): Promise<StoredVoiceEdit> {
  const [row] = await scope.db
    .select()
    .from(voiceEdits)
    .where(and(eq(voiceEdits.id, id), eq(voiceEdits.authorId, scope.actor.userId)));
  if (!row) throw notFound();
  return row;
}

export async function changeVoiceEdit(tx: Tx, id: string, changes: Partial<StoredVoiceEdit>): Promise<void> {
  await tx.db.update(voiceEdits).set(changes).where(eq(voiceEdits.id, id));
}

/** Forgets all of the actor's for an entry. What was spoken goes when nothing refers to it any more. */
export async function removeVoiceEdits(tx: Tx, transcriptId: string): Promise<void> {
  await tx.db
    .delete(voiceEdits)
    .where(and(eq(voiceEdits.transcriptId, transcriptId), eq(voiceEdits.authorId, tx.actor.userId)));
}

/** Forgets those that nobody has decided about since `before` (epoch milliseconds). */
export async function purgeVoiceEdits(db: Database, before: number): Promise<void> {
  await db.delete(voiceEdits).where(lt(voiceEdits.createdAt, before));
}
