import { and, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { GrantLevel } from '../../platform/access.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { chartImports } from './visualizer.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type ChartImportRow = typeof chartImports.$inferSelect & { creator: string; mayEdit: boolean };

const fullName = sql<string>`${users.givenName} || ' ' || ${users.familyName}`;

/** That its chart is one that the actor may `level`. */
const reaches = (scope: Reading, level: GrantLevel): SQL =>
  exists(
    scope.db
      .select({ one: sql`1` })
      .from(notes)
      .where(and(eq(notes.id, chartImports.noteId), visibleNotes(scope, level))),
  );

async function importsWhere(scope: Reading, which: SQL | undefined): Promise<ChartImportRow[]> {
  const rows = await scope.db
    .select({ row: chartImports, creator: fullName, mayEdit: sql<boolean>`(${reaches(scope, 'edit')})` })
    .from(chartImports)
    .innerJoin(users, eq(users.id, chartImports.createdBy))
    .where(which)
    .orderBy(desc(chartImports.createdAt), desc(chartImports.id));
  return rows.map(({ row, ...rest }) => ({ ...row, ...rest }));
}

/** Those of a chart that the actor may read, newest first. */
export const selectChartImports = (scope: Reading, noteId: string): Promise<ChartImportRow[]> =>
  importsWhere(scope, and(eq(chartImports.noteId, noteId), reaches(scope, 'read')));

/** @throws AppError NOT_FOUND when it is not in this chart, or not the actor's to `level` */
export async function getChartImportFor(
  scope: Reading,
  noteId: string,
  id: string,
  level: GrantLevel,
): Promise<ChartImportRow> {
  if (!isUuid(id)) throw notFound();
  const which = and(eq(chartImports.id, id), eq(chartImports.noteId, noteId), reaches(scope, level));
  const [row] = await importsWhere(scope, which);
  if (!row) throw notFound();
  return row;
}

export const selectReachableImports: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: chartImports.id, noteId: chartImports.noteId })
    .from(chartImports)
    .where(and(inArray(chartImports.id, [...ids]), reaches(scope, level)))
    .execute();

export async function insertChartImport(tx: Tx, row: typeof chartImports.$inferInsert): Promise<void> {
  await tx.db.insert(chartImports).values(row);
}

export async function deleteImportRow(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(chartImports).where(eq(chartImports.id, id));
}

/** Takes the files of one chart to another, all or these. @returns their ids */
export async function moveChartImports(
  tx: Tx,
  fromNoteId: string,
  to: { id: string; workspaceId: string },
  only?: readonly string[],
): Promise<string[]> {
  const moved = await tx.db
    .update(chartImports)
    .set({ noteId: to.id, workspaceId: to.workspaceId })
    .where(and(eq(chartImports.noteId, fromNoteId), only ? inArray(chartImports.id, [...only]) : undefined))
    .returning({ id: chartImports.id });
  return moved.map(({ id }) => id);
}
