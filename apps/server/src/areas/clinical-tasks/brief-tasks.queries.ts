import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { loopCategories } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import { asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { noteRowFor, visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';
import { answeredForBy } from './clinical-tasks.queries.ts';

const loops = sql.raw(loopCategories.map((category) => `'${category}'`).join(', '));

/** A loop without a day is late after this long, in milliseconds. */
const loopWaits = 14 * 24 * 60 * 60_000;

/**
 * Open tasks that are due by a day, and loops without a day that have waited two weeks, which the reader answers for. Of each kind the oldest `limit`, and how many there are.
 */
export async function selectDueTasks(scope: Pick<Scope, 'actor' | 'db'>, date: string, limit: number) {
  const waitingSince = Date.parse(`${date}T00:00:00Z`) - loopWaits;
  const due = sql`(
    with mine as materialized (
      select clinical_tasks.id, clinical_tasks.note_id, clinical_tasks.title, clinical_tasks.category,
        clinical_tasks.due_on, clinical_tasks.created_at,
        case when clinical_tasks.due_on = ${date} then 'today'
          when clinical_tasks.category in (${loops}) then 'loops' else 'overdue' end as kind
      from clinical_tasks join notes on notes.id = clinical_tasks.note_id
      where clinical_tasks.status <> 'done' and (clinical_tasks.due_on <= ${date}
          or clinical_tasks.due_on is null and clinical_tasks.category in (${loops})
            and clinical_tasks.created_at < ${waitingSince})
        and ${answeredForBy(scope.actor.userId)}
        and notes.archived_at is null and not notes.sample and ${visibleNotes(scope)})
    select mine.*,
      row_number() over (partition by kind order by due_on, created_at, id) as place,
      (count(*) over (partition by kind))::int as amount
    from mine) due`;
  return scope.db
    .select({
      ...noteRowFor(scope),
      taskId: sql<string>`due.id`,
      taskTitle: sql<string>`due.title`,
      category: sql<TaskCategory>`due.category`,
      dueOn: sql<string | null>`due.due_on`,
      kind: sql<'loops' | 'overdue' | 'today'>`due.kind`,
      amount: sql<number>`due.amount`,
    })
    .from(notes)
    .innerJoin(due, eq(notes.id, sql`due.note_id`))
    .where(sql`due.place <= ${limit}`)
    .orderBy(asc(sql`due.kind`), asc(sql`due.place`));
}
