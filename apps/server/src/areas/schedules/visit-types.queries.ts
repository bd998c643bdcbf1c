import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { visitTypes } from './schedules.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type VisitTypeRow = typeof visitTypes.$inferSelect;

const ofWorkspace = (workspaceId: string) =>
  and(eq(visitTypes.workspaceId, workspaceId), isNull(visitTypes.archivedAt));

/** Those of the acting workspace, by name. */
export function selectVisitTypes(scope: Reading): Promise<VisitTypeRow[]> {
  return scope.db
    .select()
    .from(visitTypes)
    .where(ofWorkspace(scope.actor.workspaceId))
    .orderBy(asc(sql`lower(${visitTypes.name})`))
    .execute();
}

/** @throws AppError NOT_FOUND when it is not on the list of that workspace */
export async function getVisitType(scope: Pick<Scope, 'db'>, workspaceId: string, id: string): Promise<VisitTypeRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await scope.db
    .select()
    .from(visitTypes)
    .where(and(eq(visitTypes.id, id), ofWorkspace(workspaceId)));
  if (!row) throw notFound();
  return row;
}

async function orNamedTwice<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('CONFLICT', { message: 'There is a kind of visit with this name already.' });
  }
}

/** @throws AppError CONFLICT when the name is taken */
export async function insertVisitType(tx: Tx, row: VisitTypeRow): Promise<void> {
  await orNamedTwice(tx.db.insert(visitTypes).values(row).execute());
}

/** @throws AppError CONFLICT when the name is taken */
export async function saveVisitType(tx: Tx, { id, ...changes }: VisitTypeRow): Promise<void> {
  await orNamedTwice(tx.db.update(visitTypes).set(changes).where(eq(visitTypes.id, id)).execute());
}
