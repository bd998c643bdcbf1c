import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../../platform/app-error.ts';
import type { Scope, Tx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/ids.ts';
import { visibleNotes } from '../../notes/public.ts';
import { notes } from '../../notes/notes.table.ts';
import { nextMissing } from '../numbered-parts.ts';
import { recordingChunks, recordings } from './recordings.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type RecordingRow = typeof recordings.$inferSelect;
export type ChunkRow = typeof recordingChunks.$inferSelect;

/** The actor's own recordings in charts that they may edit. */
const ownRecordings = (scope: Reading, which: SQL | undefined) =>
  and(which, eq(recordings.userId, scope.actor.userId), visibleNotes(scope, 'edit'));

/** The actor's unfinished recordings, newest first. */
export async function selectUnfinished(scope: Reading, noteId: string | undefined): Promise<RecordingRow[]> {
  const rows = await scope.db
    .select({ recording: recordings })
    .from(recordings)
    .innerJoin(notes, eq(notes.id, recordings.noteId))
    .where(
      ownRecordings(
        scope,
        and(eq(recordings.state, 'recording'), noteId === undefined ? undefined : eq(recordings.noteId, noteId)),
      ),
    )
    .orderBy(desc(recordings.createdAt), desc(recordings.id));
  return rows.map(({ recording }) => recording);
}

/** How many recordings the actor has ever started. */
export async function countRecordings({ actor, db }: Reading): Promise<number> {
  const [row] = await db.select({ made: count() }).from(recordings).where(eq(recordings.userId, actor.userId));
  return row?.made ?? 0;
}

/** @throws AppError NOT_FOUND when there is none, it is another person's, or its chart not the actor's to edit */
export async function getRecordingFor(scope: Reading, id: string): Promise<RecordingRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await scope.db
    .select({ recording: recordings })
    .from(recordings)
    .innerJoin(notes, eq(notes.id, recordings.noteId))
    .where(ownRecordings(scope, eq(recordings.id, id)));
  if (!row) throw notFound();
  return row.recording;
}

/** The same, held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockRecordingFor(tx: Tx, id: string): Promise<RecordingRow> {
  if (!isUuid(id)) throw notFound();
  await tx.db.select({ id: recordings.id }).from(recordings).where(eq(recordings.id, id)).for('update');
  return getRecordingFor(tx, id);
}

/** A recording of this chart, whoever made it, held until the transaction ends; for who may edit the chart. */
export async function lockRecordingIn(tx: Tx, noteId: string, id: string): Promise<RecordingRow> {
  const [row] = await tx.db
    .select()
    .from(recordings)
    .where(and(eq(recordings.id, id), eq(recordings.noteId, noteId)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function findByConsent(tx: Tx, consentId: string): Promise<RecordingRow | null> {
  const [row] = await tx.db.select().from(recordings).where(eq(recordings.consentId, consentId)).for('update');
  return row ?? null;
}

export async function insertRecording(tx: Tx, row: typeof recordings.$inferInsert): Promise<RecordingRow> {
  const [made] = await tx.db.insert(recordings).values(row).returning();
  return made!;
}

export async function changeRecording(tx: Tx, id: string, changes: Partial<RecordingRow>): Promise<RecordingRow> {
  const [row] = await tx.db
    .update(recordings)
    .set({ ...changes, updatedAt: tx.clock.now() })
    .where(eq(recordings.id, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

export async function findChunk(
  scope: Pick<Scope, 'db'>,
  { id }: Pick<RecordingRow, 'id'>,
  n: number,
): Promise<ChunkRow | null> {
  const [row] = await scope.db
    .select()
    .from(recordingChunks)
    .where(and(eq(recordingChunks.recordingId, id), eq(recordingChunks.n, n)));
  return row ?? null;
}

export async function insertChunk(tx: Tx, row: ChunkRow): Promise<void> {
  await tx.db.insert(recordingChunks).values(row);
}

/** The chunks of a recording by their numbers. */
export async function selectChunks(scope: Pick<Scope, 'db'>, { id }: Pick<RecordingRow, 'id'>): Promise<ChunkRow[]> {
  return scope.db
    .select()
    .from(recordingChunks)
    .where(eq(recordingChunks.recordingId, id))
    .orderBy(asc(recordingChunks.n))
    .execute();
}

/** The lowest number from `start` on of which no chunk is stored. */
export const nextChunk = (tx: Tx, { id }: Pick<RecordingRow, 'id'>, start: number): Promise<number> =>
  nextMissing(
    (from, most) =>
      tx.db
        .select({ n: recordingChunks.n })
        .from(recordingChunks)
        .where(and(eq(recordingChunks.recordingId, id), gte(recordingChunks.n, from)))
        .orderBy(asc(recordingChunks.n))
        .limit(most)
        .execute(),
    start,
  );

/** Forgets where the bytes lie. @returns the files, which the caller deletes once this is committed */
export async function removeChunks(tx: Pick<Tx, 'db'>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.db
    .delete(recordingChunks)
    .where(inArray(recordingChunks.recordingId, [...ids]))
    .returning({ fileId: recordingChunks.fileId });
  return rows.map(({ fileId }) => fileId);
}

/** True when somebody added to an unfinished recording in one of these charts since then (epoch milliseconds). */
export async function isRecordingIn(tx: Tx, noteIds: readonly string[], since: number): Promise<boolean> {
  const rows = await tx.db
    .select({ id: recordings.id })
    .from(recordings)
    .where(
      and(
        inArray(recordings.noteId, [...noteIds]),
        eq(recordings.state, 'recording'),
        gte(recordings.updatedAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Takes the recordings of a chart to another one. @returns their ids */
export async function moveRecordings(
  tx: Tx,
  from: string,
  to: { id: string; workspaceId: string },
  only?: readonly string[],
): Promise<string[]> {
  const rows = await tx.db
    .update(recordings)
    .set({ noteId: to.id, workspaceId: to.workspaceId })
    .where(and(eq(recordings.noteId, from), only ? inArray(recordings.id, [...only]) : undefined))
    .returning({ id: recordings.id });
  return rows.map(({ id }) => id);
}

const unfinishedOf = (userId: string) => and(eq(recordings.userId, userId), eq(recordings.state, 'recording'));

/** How many recordings somebody has begun and not finished, by workspace. */
export async function countUnfinished(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: recordings.workspaceId, count: count() })
    .from(recordings)
    .where(unfinishedOf(userId))
    .groupBy(recordings.workspaceId);
  return new Map(rows.map((row) => [row.workspaceId, row.count]));
}

/** Makes those of somebody in a workspace the recordings of whoever owns their charts. */
export function transferUnfinishedRecordings(
  tx: Tx,
  userId: string,
  workspaceId: string,
): Promise<Pick<RecordingRow, 'id' | 'noteId' | 'userId'>[]> {
  const owner = sql`(select ${notes.ownerId} from ${notes} where ${notes.id} = ${recordings.noteId})`;
  return tx.db
    .update(recordings)
    .set({ userId: owner })
    .where(and(unfinishedOf(userId), eq(recordings.workspaceId, workspaceId)))
    .returning({ id: recordings.id, noteId: recordings.noteId, userId: recordings.userId })
    .execute();
}
