import type { TaskChart } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { and, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';
import type { ShownTask } from './clinical-tasks.queries.ts';

/** What tells charts of one name apart, by the id of the chart. Charts with a unique name are not in it. */
export type ChartsApart = ReadonlyMap<string, NonNullable<TaskChart['apart']>>;

/** Charts of the tasks that share their name with another chart that the reader sees. */
export async function selectChartsAlike(
  scope: Pick<Scope, 'actor' | 'db'>,
  tasks: readonly Pick<ShownTask, 'noteName'>[],
): Promise<ChartsApart> {
  const names = [...new Set(tasks.map(({ noteName }) => noteName))];
  if (names.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: notes.id, name: notes.titleSearch, dateOfBirth: notes.dateOfBirth, mrn: notes.mrn })
    .from(notes)
    .where(and(sql`${notes.titleSearch} collate "C" = any(${sql.param(names)}::text[])`, visibleNotes(scope)));
  const alike = [...Map.groupBy(rows, ({ name }) => name).values()].filter((group) => group.length > 1);
  return new Map(alike.flatMap((group) => group.map((row) => [row.id, apartIn(group, row)])));
}

type Chart = { id: string; dateOfBirth: string | null; mrn: string | null };

/** The day of birth; with the record number where another chart has the same day, or where there is none. */
function apartIn(group: readonly Chart[], { id, dateOfBirth, mrn }: Chart): NonNullable<TaskChart['apart']> {
  const isBornAlone =
    dateOfBirth !== null && group.every((other) => other.id === id || other.dateOfBirth !== dateOfBirth);
  return { dateOfBirth, mrn: isBornAlone ? null : mrn };
}
