import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Scope } from '../../../platform/context.ts';
import { backgroundTasks } from '../../../platform/jobs/background-tasks.table.ts';
import { type Entry, lastTask } from '../transcripts.queries.ts';
import { transcripts } from '../transcripts.table.ts';

export type LineRow = Pick<Entry, 'id' | 'createdAt' | 'updatedAt' | 'kind' | 'fileName' | 'taskId' | 'failure'> & {
  weight: number;
};

/** The entries of a chart without their texts, oldest first. Whether the chart may be read is for the caller to ask. */
export async function selectLines(scope: Pick<Scope, 'db'>, noteId: string): Promise<LineRow[]> {
  const { id, createdAt, updatedAt, kind, fileName, taskId } = transcripts;
  // as it is stored: to look inside would mean reading all of it
  const weight = sql<number>`pg_column_size(${transcripts.utterances})`.mapWith(Number);
  const { status: taskStatus, message: taskMessage, localEngineCan } = backgroundTasks;
  const rows = await scope.db
    .select({ id, createdAt, updatedAt, kind, fileName, taskId, weight, taskStatus, taskMessage, localEngineCan })
    .from(transcripts)
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, transcripts.taskId))
    .where(and(eq(transcripts.noteId, noteId), isNull(transcripts.deletedAt)))
    .orderBy(asc(transcripts.createdAt));
  return rows.map(({ taskStatus: status, taskMessage: message, localEngineCan: local, ...row }) => ({
    ...row,
    ...lastTask({ ...row, taskStatus: status, taskMessage: message, localEngineCan: local }),
  }));
}
