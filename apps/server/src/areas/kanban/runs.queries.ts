import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scope, Tx } from '../../platform/context.ts';
import { backgroundTasks } from '../../platform/jobs/background-tasks.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import { kanbanAssets, kanbanCards, kanbanRuns } from './kanban.table.ts';

export type RunRow = typeof kanbanRuns.$inferSelect;
/** A run with where its part of the job stands, and its entry unless that was deleted. */
export type ShownRun = Awaited<ReturnType<typeof selectRuns>>[number];

/** Of a task that has something left to do. */
const openStates = ['PENDING', 'PROGRESS'] as const;

export async function insertCardRun(tx: Tx, row: RunRow): Promise<void> {
  await tx.db.insert(kanbanRuns).values(row);
}

/** Null when its card was deleted. Held until the transaction ends. */
export async function lockRun(tx: Tx, taskId: string): Promise<RunRow | null> {
  const [run] = await tx.db.select().from(kanbanRuns).where(eq(kanbanRuns.taskId, taskId)).for('update');
  return run ?? null;
}

export async function findCardRun({ db }: Pick<Scope, 'db'>, taskId: string): Promise<RunRow | null> {
  const [run] = await db.select().from(kanbanRuns).where(eq(kanbanRuns.taskId, taskId));
  return run ?? null;
}

export async function changeRun(tx: Tx, taskId: string, changes: Partial<RunRow>): Promise<void> {
  await tx.db.update(kanbanRuns).set(changes).where(eq(kanbanRuns.taskId, taskId));
}

/** Runs of cards, oldest first. */
export async function selectRuns({ db }: Pick<Scope, 'db'>, cardIds: readonly string[]) {
  return db
    .select({
      cardId: kanbanRuns.cardId,
      wholeTaskId: kanbanRuns.wholeTaskId,
      createdAt: kanbanRuns.createdAt,
      writtenAt: kanbanRuns.writtenAt,
      transcriptId: transcripts.id,
      status: backgroundTasks.status,
      progress: backgroundTasks.progress,
      message: backgroundTasks.message,
    })
    .from(kanbanRuns)
    .innerJoin(kanbanCards, eq(kanbanCards.id, kanbanRuns.cardId))
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, kanbanRuns.taskId))
    .leftJoin(
      transcripts,
      and(
        eq(transcripts.id, kanbanRuns.transcriptId),
        eq(transcripts.noteId, kanbanCards.noteId),
        isNull(transcripts.deletedAt),
      ),
    )
    .where(inArray(kanbanRuns.cardId, [...cardIds]))
    .orderBy(asc(kanbanRuns.createdAt), asc(kanbanRuns.taskId));
}

/** Cards of which a job has something left to do. */
export async function selectBusyCards({ db }: Pick<Scope, 'db'>, cardIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ cardId: kanbanRuns.cardId })
    .from(kanbanRuns)
    .innerJoin(backgroundTasks, eq(backgroundTasks.id, kanbanRuns.taskId))
    .where(and(inArray(kanbanRuns.cardId, [...cardIds]), inArray(backgroundTasks.status, [...openStates])));
  return new Set(rows.map(({ cardId }) => cardId));
}

/** Jobs over cards of a chart that have not ended, held until the transaction ends: their parts first, as those lock when they end. */
export async function lockOpenJobs(tx: Tx, noteId: string): Promise<string[]> {
  const ofChart = tx.db
    .select({ id: kanbanRuns.wholeTaskId })
    .from(kanbanRuns)
    .innerJoin(kanbanCards, and(eq(kanbanCards.id, kanbanRuns.cardId), eq(kanbanCards.noteId, noteId)));
  const open = inArray(backgroundTasks.status, [...openStates]);
  const lock = (which: SQL | undefined) =>
    tx.db
      .select({ id: backgroundTasks.id })
      .from(backgroundTasks)
      .where(and(which, open))
      .orderBy(asc(backgroundTasks.id))
      .for('update');
  await lock(inArray(backgroundTasks.partOf, ofChart));
  return (await lock(inArray(backgroundTasks.id, ofChart))).map(({ id }) => id);
}

/** Parts of a job that came to nothing, and have not been tried in this attempt of the whole. */
export async function selectEndedParts(
  { db }: Pick<Scope, 'db'>,
  whole: { taskId: string; attempt: number },
): Promise<{ run: RunRow; attempts: number }[]> {
  const rows = await db
    .select({ run: kanbanRuns, attempts: backgroundTasks.attempts })
    .from(kanbanRuns)
    .innerJoin(backgroundTasks, eq(backgroundTasks.id, kanbanRuns.taskId))
    .where(and(eq(kanbanRuns.wholeTaskId, whole.taskId), inArray(backgroundTasks.status, ['FAILURE', 'REVOKED'])))
    .orderBy(asc(kanbanRuns.taskId));
  return rows.filter(({ attempts }) => attempts < whole.attempt);
}

/** The cards, held until the transaction ends: no job over them starts meanwhile. */
export async function lockCardsOf(tx: Tx, runs: readonly RunRow[]): Promise<void> {
  const ids = runs.map(({ cardId }) => cardId);
  await tx.db
    .select({ id: kanbanCards.id })
    .from(kanbanCards)
    .where(inArray(kanbanCards.id, ids))
    .orderBy(asc(kanbanCards.id))
    .for('update');
}

/** Those of the runs of one job whose file, or text, another job writes now or has written since. */
export async function selectWrittenElsewhere(tx: Tx, runs: readonly RunRow[]): Promise<Set<string>> {
  const own = alias(kanbanRuns, 'own');
  const rows = await tx.db
    .select({ taskId: own.taskId })
    .from(own)
    .innerJoin(
      kanbanRuns,
      and(
        eq(kanbanRuns.cardId, own.cardId),
        ne(kanbanRuns.wholeTaskId, own.wholeTaskId),
        eq(kanbanRuns.kind, own.kind),
        sql`${kanbanRuns.assetId} is not distinct from ${own.assetId}`,
      ),
    )
    .innerJoin(backgroundTasks, eq(backgroundTasks.id, kanbanRuns.taskId))
    .where(
      and(
        inArray(
          own.taskId,
          runs.map(({ taskId }) => taskId),
        ),
        or(
          inArray(backgroundTasks.status, [...openStates]),
          and(isNotNull(kanbanRuns.writtenAt), gte(kanbanRuns.writtenAt, own.createdAt)),
        ),
      ),
    );
  return new Set(rows.map(({ taskId }) => taskId));
}

/** Marks the runs of an entry as written, once. */
export async function markWritten(tx: Tx, transcriptId: string): Promise<RunRow[]> {
  return tx.db
    .update(kanbanRuns)
    .set({ writtenAt: tx.clock.now() })
    .where(and(eq(kanbanRuns.transcriptId, transcriptId), isNull(kanbanRuns.writtenAt)))
    .returning();
}

/**
 * True when each part that one job makes of a card is written, and each file of the card by some job: one that was added or failed
 * elsewhere is not done.
 */
export async function isCardWritten(tx: Tx, { wholeTaskId, cardId }: RunRow): Promise<boolean> {
  const open = await tx.db
    .select({ taskId: kanbanRuns.taskId })
    .from(kanbanRuns)
    .where(and(eq(kanbanRuns.wholeTaskId, wholeTaskId), eq(kanbanRuns.cardId, cardId), isNull(kanbanRuns.writtenAt)))
    .limit(1);
  if (open.length > 0) return false;
  const written = tx.db
    .select({ one: sql`1` })
    .from(kanbanRuns)
    .where(
      and(eq(kanbanRuns.cardId, cardId), eq(kanbanRuns.assetId, kanbanAssets.id), isNotNull(kanbanRuns.writtenAt)),
    );
  const unread = await tx.db
    .select({ id: kanbanAssets.id })
    .from(kanbanAssets)
    .where(and(eq(kanbanAssets.cardId, cardId), notExists(written)))
    .limit(1);
  return unread.length === 0;
}
