import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../../platform/context.ts';
import { backgroundTasks } from '../../../platform/jobs/background-tasks.table.ts';
import type { HasEntry } from '../../notes/public.ts';
import { transcripts } from '../transcripts.table.ts';

export type MovedEntry = { id: string; createdAt: number };
type Chart = { id: string; workspaceId: string };

/** Ids and times of a chart's entries, in the bin or not, oldest first. */
export async function entryTimes(
  scope: Pick<Scope, 'db'>,
  noteId: string,
): Promise<(MovedEntry & { deleted: boolean })[]> {
  return scope.db
    .select({
      id: transcripts.id,
      createdAt: transcripts.createdAt,
      deleted: sql<boolean>`${transcripts.deletedAt} is not null`,
    })
    .from(transcripts)
    .where(eq(transcripts.noteId, noteId))
    .orderBy(asc(transcripts.createdAt));
}

export const isEntryOf: HasEntry = async (scope, noteId, entryId) => {
  const rows = await scope.db
    .select({ id: transcripts.id })
    .from(transcripts)
    .where(and(eq(transcripts.id, entryId), eq(transcripts.noteId, noteId), isNull(transcripts.deletedAt)));
  return rows.length > 0;
};

/** True while a job is about to write in one of these charts. */
export async function isWriting(tx: Tx, noteIds: readonly string[]): Promise<boolean> {
  const rows = await tx.db
    .select({ id: backgroundTasks.id })
    .from(backgroundTasks)
    .where(and(inArray(backgroundTasks.noteId, [...noteIds]), inArray(backgroundTasks.status, ['PENDING', 'PROGRESS'])))
    .limit(1);
  return rows.length > 0;
}

/** True when something signed lies in one of these charts. */
export async function holdSigned(tx: Tx, noteIds: readonly string[]): Promise<boolean> {
  const rows = await tx.db
    .select({ id: transcripts.id })
    .from(transcripts)
    .where(and(inArray(transcripts.noteId, [...noteIds]), isNotNull(transcripts.signedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Takes entries to another chart, at these times, and what is known of their jobs with them. @returns how many are not in the bin */
export async function moveEntries(tx: Tx, entries: readonly MovedEntry[], from: Chart, to: Chart): Promise<number> {
  if (entries.length === 0) return 0;
  const ids = sql.param(entries.map(({ id }) => id));
  const times = sql.param(entries.map(({ createdAt }) => createdAt));
  const moved = await tx.db
    .update(transcripts)
    .set({ noteId: to.id, workspaceId: to.workspaceId, createdAt: sql`going.at`, updatedAt: tx.clock.now() })
    .from(sql`unnest(${ids}::uuid[], ${times}::bigint[]) as going (id, at)`)
    .where(and(sql`${transcripts.id} = going.id`, eq(transcripts.noteId, from.id)))
    .returning({ deletedAt: transcripts.deletedAt });
  await tx.db
    .update(backgroundTasks)
    .set({ noteId: to.id })
    .where(and(eq(backgroundTasks.noteId, from.id), sql`${backgroundTasks.recordId} = any(${ids}::uuid[])`));
  return moved.filter(({ deletedAt }) => deletedAt === null).length;
}
