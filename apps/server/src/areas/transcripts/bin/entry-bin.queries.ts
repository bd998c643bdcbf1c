import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Scope, Tx } from '../../../platform/context.ts';
import { auditEvents } from '../../../platform/audit/audit-events.table.ts';
import type { Database } from '../../../platform/db/database.ts';
import { visibleNotes } from '../../notes/public.ts';
import { notes } from '../../notes/notes.table.ts';
import { transcripts, transcriptVersions } from '../transcripts.table.ts';

export type BinnedRow = Pick<
  typeof transcripts.$inferSelect,
  'id' | 'noteId' | 'createdAt' | 'kind' | 'fileName' | 'question'
> & { deletedAt: number; sections: NoteSection[] };

const mostShown = 100;

/** Entries of a chart that went to the bin since `binnedAfter` (epoch milliseconds), newest first. */
export async function selectEntryBin(
  scope: Pick<Scope, 'db'>,
  noteId: string,
  binnedAfter: number,
): Promise<BinnedRow[]> {
  const { id, createdAt, kind, fileName, deletedAt } = transcripts;
  const rows = await scope.db
    .select({
      id,
      noteId: transcripts.noteId,
      createdAt,
      kind,
      fileName,
      question: sql<string>`left(${transcripts.question}, 400)`,
      deletedAt,
      sections: transcriptVersions.sections,
    })
    .from(transcripts)
    .leftJoin(
      transcriptVersions,
      and(eq(transcriptVersions.transcriptId, transcripts.id), eq(transcriptVersions.version, transcripts.version)),
    )
    .where(and(eq(transcripts.noteId, noteId), gt(transcripts.deletedAt, binnedAfter)))
    .orderBy(desc(transcripts.deletedAt), desc(transcripts.id))
    .limit(mostShown);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? 0, sections: row.sections ?? [] }));
}

/** The chart of an entry that is taken out of the bin; null when it is not there since `binnedAfter`, or its chart not the actor's to edit. */
export async function unbinEntry(tx: Tx, id: string, binnedAfter: number): Promise<string | null> {
  const [found] = await tx.db
    .select({ noteId: transcripts.noteId })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(
      and(
        eq(transcripts.id, id),
        isNotNull(transcripts.deletedAt),
        gt(transcripts.deletedAt, binnedAfter),
        visibleNotes(tx, 'edit'),
      ),
    );
  if (!found) return null;
  const [restored] = await tx.db
    .update(transcripts)
    .set({ deletedAt: null, updatedAt: tx.clock.now() })
    .where(and(eq(transcripts.id, id), isNotNull(transcripts.deletedAt)))
    .returning({ noteId: transcripts.noteId });
  return restored?.noteId ?? null;
}

/** How many entries one statement deletes: all that hangs on them goes with them. */
const purgedAtOnce = 200;

/**
 * Deletes for good what went to the bin by `binnedUntil` (epoch milliseconds), and says so in the log; `now` is its time there.
 * @returns how many were found; there may be more
 */
export async function purgeEntries(db: Database, binnedUntil: number, now: number): Promise<number> {
  const due = await db
    .select({ id: transcripts.id })
    .from(transcripts)
    .where(and(lte(transcripts.deletedAt, binnedUntil), isNull(transcripts.signedAt)))
    .orderBy(transcripts.deletedAt)
    .limit(purgedAtOnce);
  if (due.length === 0) return 0;
  const ids = sql.param(due.map(({ id }) => id));
  await db.execute(sql`
    with gone as (
      delete from ${transcripts} where id = any(${ids}::uuid[]) and deleted_at <= ${binnedUntil}
      returning id, note_id, workspace_id)
    insert into ${auditEvents} (id, at, workspace_id, action, record_type, record_id, note_id, outcome, request_id, address, user_agent)
    select gen_random_uuid(), ${now}, gone.workspace_id::text, 'transcript.purge', 'transcript', gone.id::text, gone.note_id::text,
      'ok', 'housekeeping', '', 'job'
    from gone`);
  return due.length;
}

/** Deletes an unsigned entry for good, in the bin or not. @returns its chart, null when there is no such entry */
export async function removeEntry(tx: Tx, id: string): Promise<string | null> {
  const [gone] = await tx.db
    .delete(transcripts)
    .where(and(eq(transcripts.id, id), isNull(transcripts.signedAt)))
    .returning({ noteId: transcripts.noteId });
  return gone?.noteId ?? null;
}
