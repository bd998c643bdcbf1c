import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { backgroundTasks } from '../../../platform/jobs/background-tasks.table.ts';
import { transcripts } from '../../transcripts/transcripts.table.ts';

export type PendingEntry = { id: string; userId: string; workspaceId: string };

/** An entry whose transcription failed: why, how often it was tried, and when it ended (epoch milliseconds). */
export type FailedEntry = PendingEntry & { message: string; attempts: number; finishedAt: number | null };

/** Entries whose transcription failed after `since`, oldest first, in all workspaces. A cancelled one is not among them. */
export async function selectFailedEntries(db: Database, since: number): Promise<FailedEntry[]> {
  const { message, attempts, finishedAt } = backgroundTasks;
  return db
    .select({
      id: transcripts.id,
      userId: transcripts.createdBy,
      workspaceId: transcripts.workspaceId,
      message,
      attempts,
      finishedAt,
    })
    .from(backgroundTasks)
    .innerJoin(transcripts, eq(transcripts.taskId, backgroundTasks.id))
    .where(
      and(
        eq(backgroundTasks.status, 'FAILURE'),
        gt(finishedAt, since),
        sql`${transcripts.speech} ->> 'taskId' = ${transcripts.taskId}::text`,
        sql`${transcripts.speech} -> 'missing' <> '[]'::jsonb`,
        isNull(transcripts.deletedAt),
        isNull(transcripts.signedAt),
      ),
    )
    .orderBy(asc(finishedAt));
}

/**
 * Entries whose audio waits for a speech engine, all of it or the rest of it, oldest first; of all workspaces without one. What failed
 * or was stopped waits for a person, and so does the rest of what a note was written from meanwhile.
 */
export async function selectPendingEntries(db: Database, workspaceId: string | null): Promise<PendingEntry[]> {
  const missing = sql`${transcripts.speech} -> 'missing'`;
  const ofRest = and(
    sql`${missing} <> '[]'::jsonb`,
    sql`${transcripts.speech} ->> 'taskId' = ${transcripts.taskId}::text`,
    eq(backgroundTasks.status, 'SUCCESS'),
  );
  const ofAll = and(
    sql`${missing} = 'null'::jsonb`,
    or(isNull(transcripts.taskId), eq(backgroundTasks.status, 'SUCCESS')),
  );
  return db
    .select({ id: transcripts.id, userId: transcripts.createdBy, workspaceId: transcripts.workspaceId })
    .from(transcripts)
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, transcripts.taskId))
    .where(
      and(
        workspaceId === null ? undefined : eq(transcripts.workspaceId, workspaceId),
        isNull(transcripts.deletedAt),
        isNull(transcripts.signedAt),
        or(ofAll, ofRest),
      ),
    )
    .orderBy(asc(transcripts.createdAt));
}
