import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { loopCategories } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import { asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { noteRowFor, visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';

const loops = sql.raw(loopCategories.map((category) => `'${category}'`).join(', '));

/**
 * Open tasks that are due by a day and that the reader answers for: assigned to them, to a department of theirs, or made by them
 * and assigned to nobody. Of each kind the oldest `limit`, and how many there are.
 */
export async function selectDueTasks(scope: Pick<Scope, 'actor' | 'db'>, date: string, limit: number) {
  const me = sql`${scope.actor.userId}::uuid`;
  const due = sql`(
    with mine as materialized (
      select task.id, task.note_id, task.title, task.category, task.due_on, task.created_at,
        case when task.due_on = ${date} then 'today' when task.category in (${loops}) then 'loops' else 'overdue' end as kind
      from clinical_tasks task join notes on notes.id = task.note_id
      where task.status <> 'done' and task.due_on <= ${date}
        and (task.assignee_id = ${me}
          or exists (select from department_members own where own.department_id = task.department_id and own.user_id = ${me})
          or (task.assignee_id is null and task.department_id is null and task.created_by = ${me}))
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
      dueOn: sql<string>`due.due_on`,
      kind: sql<'loops' | 'overdue' | 'today'>`due.kind`,
      amount: sql<number>`due.amount`,
    })
    .from(notes)
    .innerJoin(due, eq(notes.id, sql`due.note_id`))
    .where(sql`due.place <= ${limit}`)
    .orderBy(asc(sql`due.kind`), asc(sql`due.place`));
}
