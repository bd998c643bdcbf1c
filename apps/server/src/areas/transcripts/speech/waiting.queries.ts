import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { backgroundTasks } from '../../../platform/jobs/background-tasks.table.ts';
import { transcripts } from '../transcripts.table.ts';

export type WaitingEntry = { id: string; userId: string; workspaceId: string };

/** Entries of all workspaces whose audio waits for a speech engine, oldest first. What failed or was stopped waits for a person. */
export async function selectWaitingEntries(db: Database): Promise<WaitingEntry[]> {
  return db
    .select({ id: transcripts.id, userId: transcripts.createdBy, workspaceId: transcripts.workspaceId })
    .from(transcripts)
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, transcripts.taskId))
    .where(
      and(
        sql`${transcripts.speech} -> 'missing' = 'null'::jsonb`,
        isNull(transcripts.deletedAt),
        isNull(transcripts.signedAt),
        or(isNull(transcripts.taskId), eq(backgroundTasks.status, 'SUCCESS')),
      ),
    )
    .orderBy(asc(transcripts.createdAt));
}
