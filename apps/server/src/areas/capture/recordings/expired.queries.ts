import { and, eq, lte, sql } from 'drizzle-orm';
import { auditEvents } from '../../../platform/audit/audit-events.table.ts';
import type { Database } from '../../../platform/db/database.ts';
import { liveLines, recordingChunks, recordings } from './recordings.table.ts';

const expiredAtOnce = 50;

/**
 * Discards unfinished recordings that were last added to by `before` (epoch milliseconds), and says so in the log; `now` is its
 * time there.
 * @returns how many were found; there may be more
 */
export async function expireRecordings(db: Database, before: number, now: number): Promise<number> {
  const due = await db
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(eq(recordings.state, 'recording'), lte(recordings.updatedAt, before)))
    .limit(expiredAtOnce);
  if (due.length === 0) return 0;
  const ids = sql.param(due.map(({ id }) => id));
  await db.execute(sql`
    with gone as (
      update ${recordings} set state = 'discarded', updated_at = ${now}
      where id = any(${ids}::uuid[]) and state = 'recording' and updated_at <= ${before}
      returning id, note_id, workspace_id),
    unsaid as (delete from ${liveLines} where recording_id in (select id from gone)),
    erased as (delete from ${recordingChunks} where recording_id in (select id from gone))
    insert into ${auditEvents} (id, at, workspace_id, action, record_type, record_id, note_id, outcome, request_id, address, user_agent)
    select gen_random_uuid(), ${now}, gone.workspace_id::text, 'recording.expire', 'recording', gone.id::text, gone.note_id::text,
      'ok', 'housekeeping', '', 'job'
    from gone`);
  return due.length;
}

/** Forgets what was heard live of recordings whose entry is gone for good. */
export async function removeOrphanedLines(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${liveLines} where recording_id in (
      select id from ${recordings} where state <> 'recording' and transcript_id is null)`);
}
