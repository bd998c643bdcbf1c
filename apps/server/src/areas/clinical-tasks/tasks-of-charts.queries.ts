import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { selectShown, type ShownTask } from './clinical-tasks.queries.ts';
import { clinicalTasks } from './clinical-tasks.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;

/** How many tasks each of the charts has that the actor sees; those without one are left out. */
export function countByChart(scope: Reading, noteIds: readonly string[]) {
  const { noteId, status } = clinicalTasks;
  const of = (word: 'todo' | 'doing' | 'done') =>
    sql<number>`count(*) filter (where ${eq(status, word)})`.mapWith(Number);
  return scope.db
    .select({ noteId, todo: of('todo'), doing: of('doing'), done: of('done') })
    .from(clinicalTasks)
    .innerJoin(notes, eq(notes.id, noteId))
    .where(and(inArray(noteId, [...noteIds]), visibleNotes(scope)))
    .groupBy(noteId)
    .execute();
}

/** The first open tasks of each of the charts, by due day and then by age. */
export function selectFirstOpen(scope: Reading, noteIds: readonly string[], limit: number): Promise<ShownTask[]> {
  const first = sql`(select ranked.id from (
    select open.id, row_number() over (partition by open.note_id order by coalesce(open.due_on, '9999-12-31'), open.created_at, open.id) as place
    from clinical_tasks open
    where open.status <> 'done' and open.note_id = any(${sql.param([...noteIds])}::uuid[])) ranked
    where ranked.place <= ${limit})`;
  return selectShown(scope, sql`${clinicalTasks.id} in ${first}`);
}
