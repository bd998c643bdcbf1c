import type { TaskSelection } from '@clinical/contract/clinical-tasks/shares.schemas';
import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';
import { matching } from './clinical-tasks.queries.ts';
import { clinicalTasks } from './clinical-tasks.table.ts';

/** Those of the ids that a filtered list has. */
export async function selectWithin(
  scope: Pick<Scope, 'actor' | 'db'>,
  filter: TaskSelection,
  { today, ids }: { today: string; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.db
    .select({ id: clinicalTasks.id })
    .from(clinicalTasks)
    .innerJoin(notes, eq(notes.id, clinicalTasks.noteId))
    .where(and(inArray(clinicalTasks.id, [...ids]), matching(scope, filter, today), visibleNotes(scope)));
  return new Set(rows.map(({ id }) => id));
}
