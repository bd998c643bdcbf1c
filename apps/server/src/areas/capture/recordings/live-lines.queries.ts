import type { LiveLine } from '@clinical/contract/capture/live-lines.schemas';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../../platform/context.ts';
import { liveLines, recordings } from './recordings.table.ts';
import type { RecordingRow } from './recordings.queries.ts';

type Of = Pick<RecordingRow, 'id'>;

/** In their order. */
export async function selectLiveLines(scope: Pick<Scope, 'db'>, { id }: Of): Promise<LiveLine[]> {
  const { startMs, endMs, text, speaker } = liveLines;
  return scope.db
    .select({ startMs, endMs, text, speaker })
    .from(liveLines)
    .where(eq(liveLines.recordingId, id))
    .orderBy(asc(liveLines.startMs))
    .execute();
}

export async function countLiveLines(scope: Pick<Scope, 'db'>, { id }: Of): Promise<number> {
  const [row] = await scope.db.select({ lines: count() }).from(liveLines).where(eq(liveLines.recordingId, id));
  return row?.lines ?? 0;
}

/** A line that begins where another one does takes its place. */
export async function putLiveLines(tx: Tx, { id }: Of, lines: readonly LiveLine[]): Promise<void> {
  const byStart = new Map(lines.map((line) => [line.startMs, { recordingId: id, ...line }]));
  if (byStart.size === 0) return;
  await tx.db
    .insert(liveLines)
    .values([...byStart.values()])
    .onConflictDoUpdate({
      target: [liveLines.recordingId, liveLines.startMs],
      set: { endMs: sql`excluded.end_ms`, text: sql`excluded.text`, speaker: sql`excluded.speaker` },
    });
}

export async function removeLiveLines(tx: Pick<Tx, 'db'>, id: string): Promise<void> {
  await tx.db.delete(liveLines).where(eq(liveLines.recordingId, id));
}

/** The recording that became this entry, which the actor was found to see. */
export async function findRecordingOf(
  scope: Pick<Scope, 'db'>,
  entry: { id: string; noteId: string },
): Promise<RecordingRow | null> {
  const [row] = await scope.db
    .select()
    .from(recordings)
    .where(and(eq(recordings.transcriptId, entry.id), eq(recordings.noteId, entry.noteId)))
    .orderBy(desc(recordings.createdAt))
    .limit(1);
  return row ?? null;
}

export async function setLiveDismissed(tx: Tx, { id }: Of, at: number | null): Promise<void> {
  await tx.db.update(recordings).set({ liveDismissedAt: at }).where(eq(recordings.id, id));
}
