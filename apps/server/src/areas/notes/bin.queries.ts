import { and, desc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BinPlace } from './bin-cursor.ts';
import { noteMerges } from './merges.table.ts';
import { binnedNotes, noteRowFor, type NoteRow } from './notes.queries.ts';
import { noteEditors, notes } from './notes.table.ts';

export type BinnedRow = NoteRow & { deletedAt: number };

/** `after`: where the page before ended. */
type BinSelection = { after?: BinPlace | undefined; limit?: number | undefined };

/** Charts that went to the bin since `binnedAfter` (epoch milliseconds) and that the actor may take out again, newest first. */
export async function selectBin(
  scope: Pick<Scope, 'actor' | 'db'>,
  binnedAfter: number,
  { after, limit }: BinSelection,
): Promise<BinnedRow[]> {
  const further = after && sql`(${notes.deletedAt}, ${notes.id}) < (${after.deletedAt}::bigint, ${after.id}::uuid)`;
  const query = scope.db
    .select({ ...noteRowFor(scope), deletedAt: notes.deletedAt })
    .from(notes)
    .where(and(binnedNotes(scope), gt(notes.deletedAt, binnedAfter), further))
    .orderBy(desc(notes.deletedAt), desc(notes.id));
  const rows = limit === undefined ? await query : await query.limit(limit);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? 0 }));
}

/** Null when the chart is not in the bin since `binnedAfter`, or not the actor's to manage. */
export async function unbinNote(tx: Tx, id: string, binnedAfter: number): Promise<NoteRow | null> {
  const [restored] = await tx.db
    .update(notes)
    .set({ deletedAt: null, deletedBy: null, updatedAt: tx.clock.now() })
    .where(and(eq(notes.id, id), gt(notes.deletedAt, binnedAfter), binnedNotes(tx)))
    .returning(noteRowFor(tx));
  return restored ?? null;
}

/** How many charts one statement deletes: all that hangs on them goes with them. */
const purgedAtOnce = 200;

/**
 * Deletes for good what went to the bin by `binnedUntil` (epoch milliseconds), and says so in the log; `now` is its time there.
 * @returns how many charts were found; there may be more
 */
export async function purgeNotes(db: Database, binnedUntil: number, now: number): Promise<number> {
  const due = await db
    .select({ id: notes.id })
    .from(notes)
    .where(lte(notes.deletedAt, binnedUntil))
    .orderBy(notes.deletedAt)
    .limit(purgedAtOnce);
  if (due.length === 0) return 0;
  const ids = sql.param(due.map(({ id }) => id));
  await db.execute(sql`
    with gone as (
      delete from ${notes} where id = any(${ids}::uuid[]) and deleted_at <= ${binnedUntil} returning id, workspace_id)
    insert into ${auditEvents} (id, at, workspace_id, action, record_type, record_id, note_id, outcome, request_id, address, user_agent)
    select gen_random_uuid(), ${now}, gone.workspace_id::text, 'note.purge', 'note', gone.id::text, gone.id::text, 'ok', 'housekeeping', '', 'job'
    from gone`);
  return due.length;
}

/** Forgets merges that cannot be taken back any more, and who edited what before `before`. */
export async function deleteOldTraces(db: Database, mergedUntil: number, editedBefore: number): Promise<void> {
  await db.delete(noteMerges).where(or(lt(noteMerges.mergedAt, mergedUntil), lt(noteMerges.undoneAt, mergedUntil)));
  await db.delete(noteEditors).where(lt(noteEditors.lastEditAt, editedBefore));
}
