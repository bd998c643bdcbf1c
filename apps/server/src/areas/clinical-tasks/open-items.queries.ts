import { and, asc, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { notes } from '../notes/notes.table.ts';
import { type ClinicalTaskRow, manageableNotes } from './clinical-tasks.queries.ts';
import { clinicalTasks } from './clinical-tasks.table.ts';

type Visit = { id: string; noteId: string; createdAt: number };

/** Open tasks that are older than a visit and do not come from it, where the actor may change the tasks of its chart. */
export async function selectOpenBefore(scope: Pick<Scope, 'actor' | 'db'>, visit: Visit): Promise<ClinicalTaskRow[]> {
  const rows = await scope.db
    .select({ task: clinicalTasks })
    .from(clinicalTasks)
    .innerJoin(notes, eq(notes.id, clinicalTasks.noteId))
    .where(
      and(
        eq(clinicalTasks.noteId, visit.noteId),
        ne(clinicalTasks.status, 'done'),
        lt(clinicalTasks.createdAt, visit.createdAt),
        or(isNull(clinicalTasks.transcriptId), ne(clinicalTasks.transcriptId, visit.id)),
        manageableNotes(scope),
      ),
    )
    .orderBy(asc(clinicalTasks.dueOn), asc(clinicalTasks.createdAt));
  return rows.map(({ task }) => task);
}
