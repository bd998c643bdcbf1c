import type { WorkKind } from '@clinical/contract/checks/open-work.schemas';
import { asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../../platform/context.ts';
import { noteRowFor, visibleNotes } from '../../notes/public.ts';
import { notes } from '../../notes/notes.table.ts';
import { isVisit } from '../../transcripts/public.ts';

/** Of a person's unsigned visits the newest so many are looked at. */
const mostLookedAt = 300;

/** In the order in which the groups stand on the page. */
const kinds = ['sign', 'findings', 'waiting', 'failed'] satisfies WorkKind[];
const inOrder = sql.raw(`array_position(array[${kinds.map((kind) => `'${kind}'`).join(', ')}], work.kind)`);

/**
 * The reader's unsigned visits in charts that are not archived, by what they wait for: of each kind the newest `limit`, and how
 * many there are. A typed source without a note waits for nothing.
 */
export async function selectOpenWork(scope: Pick<Scope, 'actor' | 'db'>, limit: number) {
  const work = sql`(
    with mine as materialized (
      select visit.* from transcripts visit join notes on notes.id = visit.note_id
      where visit.created_by = ${scope.actor.userId}::uuid and visit.signed_at is null and ${isVisit}
        and notes.archived_at is null and not notes.sample and ${visibleNotes(scope)}
      order by visit.created_at desc limit ${sql.raw(String(mostLookedAt))}),
    looked_at as (
      select mine.id, mine.note_id, mine.created_at, mine.reason, mine.hold is not null as held, open.findings,
        case when running.yes then case when mine.task_id::text = mine.speech->>'taskId' then 'transcribing' else 'writing' end end as doing,
        case when running.yes then task.progress end as progress,
        case
          when mine.hold is not null then 'findings'
          when running.yes then 'waiting'
          when mine.version > 0 then case when open.findings > 0 then 'findings' else 'sign' end
          when task.status = 'FAILURE' or mine.speech->>'failure' is not null then 'failed'
          when mine.speech is not null and coalesce(jsonb_array_length(nullif(mine.speech->'missing', 'null')), 1) > 0 then 'waiting'
        end as kind
      from mine
      left join background_tasks task on task.id = mine.task_id
      cross join lateral (select coalesce(task.status in ('PENDING', 'PROGRESS'), false) as yes) running
      cross join lateral (
        select count(*)::int as findings
        from (select run.checks from note_checks run where run.transcript_id = mine.id order by run.version desc limit 1) newest,
          jsonb_array_elements(newest.checks) found
        where not exists (select from check_answers answer where answer.transcript_id = mine.id
          and answer.key = found->>'key' and not answer.undone and answer.action <> 'insert')) open)
    select looked_at.*,
      row_number() over (partition by kind order by created_at desc) as place,
      (count(*) over (partition by kind))::int as amount
    from looked_at where kind is not null) work`;
  return scope.db
    .select({
      ...noteRowFor(scope),
      transcriptId: sql<string>`work.id`,
      visitAt: sql<number>`work.created_at`.mapWith(Number),
      reason: sql<string | null>`work.reason`,
      held: sql<boolean>`work.held`,
      findings: sql<number>`work.findings`,
      doing: sql<'transcribing' | 'writing' | null>`work.doing`,
      workProgress: sql<number | null>`work.progress`,
      kind: sql<WorkKind>`work.kind`,
      amount: sql<number>`work.amount`,
    })
    .from(notes)
    .innerJoin(work, eq(notes.id, sql`work.note_id`))
    .where(sql`work.place <= ${limit}`)
    .orderBy(inOrder, asc(sql`work.place`));
}
