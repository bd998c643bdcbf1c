import { and, asc, desc, eq } from 'drizzle-orm';
import type { IdentityConflict } from '@clinical/contract/transcripts/holds.schemas';
import type { Scope, Tx } from '../../platform/context.ts';
import { checkAnswers, identityAnswers, noteChecks } from './checks.table.ts';

type Db = Pick<Scope, 'db'>;

export type CheckRun = typeof noteChecks.$inferSelect;
export type AnswerRow = typeof checkAnswers.$inferSelect;

/** Keeps what was found in a version; a second run of the same version takes the place of the first. */
export async function storeCheckRun(tx: Tx, run: CheckRun): Promise<void> {
  const { transcriptId: _, version: __, ...found } = run;
  await tx.db
    .insert(noteChecks)
    .values(run)
    .onConflictDoUpdate({ target: [noteChecks.transcriptId, noteChecks.version], set: found });
}

/** What was found in the newest version that was checked. */
export async function findCheckRun(scope: Db, transcriptId: string): Promise<CheckRun | null> {
  const [run] = await scope.db
    .select()
    .from(noteChecks)
    .where(eq(noteChecks.transcriptId, transcriptId))
    .orderBy(desc(noteChecks.version))
    .limit(1);
  return run ?? null;
}

/** Answers that hold, oldest first: of two about the same thing the later one counts. */
export async function answersOf(scope: Db, transcriptId: string): Promise<AnswerRow[]> {
  return scope.db
    .select()
    .from(checkAnswers)
    .where(and(eq(checkAnswers.transcriptId, transcriptId), eq(checkAnswers.undone, false)))
    .orderBy(asc(checkAnswers.createdAt), asc(checkAnswers.id));
}

export async function insertAnswer(
  tx: Tx,
  answer: Omit<AnswerRow, 'id' | 'userId' | 'createdAt' | 'undone'>,
): Promise<void> {
  const { ids, actor, clock } = tx;
  await tx.db.insert(checkAnswers).values({ ...answer, id: ids.uuid(), userId: actor.userId, createdAt: clock.now() });
}

export async function markUndone(tx: Tx, answerId: string): Promise<void> {
  await tx.db.update(checkAnswers).set({ undone: true }).where(eq(checkAnswers.id, answerId));
}

/** What people have confirmed to be so although it conflicts with this chart. */
export async function confirmedConflicts(
  scope: Db,
  entry: { id: string; noteId: string },
): Promise<IdentityConflict[]> {
  const rows = await scope.db
    .select({ conflicts: identityAnswers.conflicts })
    .from(identityAnswers)
    .where(and(eq(identityAnswers.transcriptId, entry.id), eq(identityAnswers.noteId, entry.noteId)));
  return rows.flatMap((row) => row.conflicts);
}

export async function insertIdentityAnswer(
  tx: Tx,
  entry: { id: string; noteId: string },
  answer: { conflicts: IdentityConflict[]; reason: string },
): Promise<void> {
  await tx.db.insert(identityAnswers).values({
    ...answer,
    id: tx.ids.uuid(),
    transcriptId: entry.id,
    noteId: entry.noteId,
    userId: tx.actor.userId,
    createdAt: tx.clock.now(),
  });
}
