import { asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { noteRowFor, visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';
import { isVisit } from '../transcripts/public.ts';
import type { BriefDay } from './brief-sources.ts';

/** The reader's visits of a day that are signed, or have a typed source and no note: the newest of them, and how many there are. */
export async function selectSettledVisits(scope: Pick<Scope, 'actor' | 'db'>, { from, to, limit }: BriefDay) {
  const settled = sql`(
    select visit.id, visit.note_id, visit.created_at, visit.reason,
      row_number() over (order by visit.created_at desc) as place, (count(*) over ())::int as amount
    from transcripts visit join notes on notes.id = visit.note_id
    where visit.created_by = ${scope.actor.userId}::uuid and ${isVisit}
      and visit.created_at >= ${from}::bigint and visit.created_at < ${to}::bigint
      and (visit.signed_at is not null
        or (visit.version = 0 and visit.hold is null and visit.speech is null and visit.task_id is null))
      and not notes.sample and ${visibleNotes(scope)}) settled`;
  return scope.db
    .select({
      ...noteRowFor(scope),
      transcriptId: sql<string>`settled.id`,
      visitAt: sql<number>`settled.created_at`.mapWith(Number),
      reason: sql<string | null>`settled.reason`,
      amount: sql<number>`settled.amount`,
    })
    .from(notes)
    .innerJoin(settled, eq(notes.id, sql`settled.note_id`))
    .where(sql`settled.place <= ${limit}`)
    .orderBy(asc(sql`settled.place`));
}
