import { asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { notes } from '../notes/notes.table.ts';
import { noteRowFor, visibleNotes } from '../notes/public.ts';

type Day = { from: number; to: number; limit: number };

/** The reader's own booked visits between two moments: the first of them, and how many there are. */
export function selectOfDay(scope: Pick<Scope, 'actor' | 'db'>, { from, to, limit }: Day) {
  const booked = sql`(
    select visit.id, visit.note_id, visit.starts_at, visit.minutes, visit.title,
      row_number() over (order by visit.starts_at, visit.id) as place, (count(*) over ())::int as amount
    from appointments visit join notes on notes.id = visit.note_id
    where visit.clinician_id = ${scope.actor.userId}::uuid and visit.status = 'booked'
      and visit.starts_at >= ${from}::bigint and visit.starts_at < ${to}::bigint
      and ${visibleNotes(scope)}) booked`;
  return scope.db
    .select({
      ...noteRowFor(scope),
      scheduleId: sql<string>`booked.id`,
      startsAt: sql<number>`booked.starts_at`.mapWith(Number),
      minutes: sql<number>`booked.minutes`,
      visit: sql<string>`booked.title`,
      amount: sql<number>`booked.amount`,
    })
    .from(notes)
    .innerJoin(booked, eq(notes.id, sql`booked.note_id`))
    .where(sql`booked.place <= ${limit}`)
    .orderBy(asc(sql`booked.place`))
    .execute();
}
