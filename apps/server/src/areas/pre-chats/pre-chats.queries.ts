import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import { precharts } from './pre-chats.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type StoredPrechart = typeof precharts.$inferSelect;
export type PrechartRow = StoredPrechart & {
  mayEditChart: boolean;
  givenName: string;
  familyName: string;
  /** When the entry that used it was made; null when none did, or that entry is gone. */
  entryCreatedAt: number | null;
};

/** More than anybody prepares in one chart. */
const mostShown = 200;

function prechartsWhere(scope: Reading, need: 'read' | 'edit', which: SQL | undefined) {
  return scope.db
    .select({
      prechart: precharts,
      mayEditChart: sql<boolean>`(${visibleNotes(scope, 'edit')})`,
      givenName: users.givenName,
      familyName: users.familyName,
      entryCreatedAt: transcripts.createdAt,
    })
    .from(precharts)
    .innerJoin(notes, eq(notes.id, precharts.noteId))
    .innerJoin(users, eq(users.id, precharts.authorId))
    .leftJoin(transcripts, and(eq(transcripts.id, precharts.usedIn), isNull(transcripts.deletedAt)))
    .where(and(which, visibleNotes(scope, need)));
}

type Found = Awaited<ReturnType<typeof prechartsWhere>>[number];
const toRow = ({ prechart, ...rest }: Found): PrechartRow => ({ ...prechart, ...rest });

/** Newest first; of one chart, or of all that the actor may see. */
export async function selectPrecharts(scope: Reading, noteId?: string): Promise<PrechartRow[]> {
  const which = noteId === undefined ? undefined : eq(precharts.noteId, noteId);
  const rows = await prechartsWhere(scope, 'read', which)
    .orderBy(desc(precharts.createdAt), desc(precharts.id))
    .limit(mostShown);
  return rows.map(toRow);
}

/** Whether an id is that of a prechart, whoever may see it. */
export async function isPrechart(scope: Pick<Scope, 'db'>, id: string): Promise<boolean> {
  const rows = await scope.db.select({ id: precharts.id }).from(precharts).where(eq(precharts.id, id));
  return rows.length > 0;
}

/** Those of the ids that are precharts in charts that the actor may `level`. */
export const selectReachablePrecharts: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: precharts.id, noteId: precharts.noteId })
    .from(precharts)
    .innerJoin(notes, eq(notes.id, precharts.noteId))
    .where(and(inArray(precharts.id, [...ids]), visibleNotes(scope, level)))
    .execute();

/**
 * One that the actor may read or edit; with `promptId` only if that prompt template made it.
 * @throws AppError NOT_FOUND; CONFLICT when a note was written with it and `need` would change it
 */
export async function getPrechartFor(
  scope: Reading,
  id: string,
  need: 'read' | 'edit',
  promptId?: string,
): Promise<PrechartRow> {
  if (!isUuid(id)) throw notFound();
  const [found] = await prechartsWhere(
    scope,
    need,
    and(eq(precharts.id, id), promptId === undefined ? undefined : eq(precharts.promptId, promptId)),
  );
  if (!found) throw notFound();
  const row = toRow(found);
  if (need === 'edit' && row.usedAt !== null) {
    throw new AppError('CONFLICT', {
      message: 'This prechart was used in a note and can no longer be changed. Add another one for the next visit.',
    });
  }
  return row;
}

/** The same, held until the transaction ends. */
export async function lockPrechartFor(tx: Tx, id: string, promptId?: string): Promise<PrechartRow> {
  if (!isUuid(id)) throw notFound();
  await tx.db.select({ id: precharts.id }).from(precharts).where(eq(precharts.id, id)).for('update');
  return getPrechartFor(tx, id, 'edit', promptId);
}

/** @throws AppError CONFLICT when the id is taken */
export async function insertPrechart(tx: Tx, row: StoredPrechart): Promise<void> {
  try {
    await tx.db.insert(precharts).values(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('CONFLICT', { message: 'This prechart is already saved. Reload the chart to see it.' });
  }
}

export async function changePrechart(
  tx: Tx,
  id: string,
  changes: Partial<Pick<StoredPrechart, 'title' | 'answer' | 'question' | 'version'>>,
): Promise<void> {
  await tx.db
    .update(precharts)
    .set({ ...changes, updatedAt: tx.clock.now() })
    .where(eq(precharts.id, id));
}

export async function removePrechart(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(precharts).where(eq(precharts.id, id));
}
