import type { ClinicalTaskStatus } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { byRank, type Ranked } from '../../platform/db/ranks.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';
import { kanbanAssets, kanbanCards } from './kanban.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type CardRow = typeof kanbanCards.$inferSelect;
export type CardAssetRow = typeof kanbanAssets.$inferSelect;
/** A card with the name of its owner. */
export type NamedCard = CardRow & { ownerName: string | null };

/** Cards of a chart that the caller has read, by column and place. */
export async function selectCards({ db }: Reading, noteId: string, ids?: readonly string[]): Promise<NamedCard[]> {
  const rows = await db
    .select({
      card: kanbanCards,
      ownerName: sql<string | null>`trim(${users.givenName} || ' ' || ${users.familyName})`,
    })
    .from(kanbanCards)
    .leftJoin(users, eq(users.id, kanbanCards.ownerId))
    .where(and(eq(kanbanCards.noteId, noteId), ids === undefined ? undefined : inArray(kanbanCards.id, [...ids])))
    .orderBy(asc(kanbanCards.status), byRank(kanbanCards.rank));
  return rows.map(({ card, ownerName }) => ({ ...card, ownerName }));
}

/** Files of cards, oldest first. */
export async function selectAssets({ db }: Pick<Scope, 'db'>, cardIds: readonly string[]): Promise<CardAssetRow[]> {
  if (cardIds.length === 0) return [];
  return db
    .select()
    .from(kanbanAssets)
    .where(inArray(kanbanAssets.cardId, [...cardIds]))
    .orderBy(asc(kanbanAssets.createdAt), asc(kanbanAssets.id));
}

/** Cards and their files, in charts that the actor may `level`. */
export const selectReachableCards: SelectReachable = async (scope, ids, level) => {
  const reached = (which: SQL) => and(which, visibleNotes(scope, level));
  const cards = await scope.db
    .select({ id: kanbanCards.id, noteId: kanbanCards.noteId })
    .from(kanbanCards)
    .innerJoin(notes, eq(notes.id, kanbanCards.noteId))
    .where(reached(inArray(kanbanCards.id, [...ids])));
  const assets = await scope.db
    .select({ id: kanbanAssets.id, noteId: kanbanCards.noteId })
    .from(kanbanAssets)
    .innerJoin(kanbanCards, eq(kanbanCards.id, kanbanAssets.cardId))
    .innerJoin(notes, eq(notes.id, kanbanCards.noteId))
    .where(reached(inArray(kanbanAssets.id, [...ids])));
  return [...cards, ...assets];
};

/** Those of the ids in a chart that the caller may change, held until the transaction ends. */
export async function lockCards(tx: Tx, noteId: string, ids: readonly string[]): Promise<CardRow[]> {
  return tx.db
    .select()
    .from(kanbanCards)
    .where(and(eq(kanbanCards.noteId, noteId), inArray(kanbanCards.id, [...ids])))
    .orderBy(asc(kanbanCards.id))
    .for('update');
}

/** @throws AppError NOT_FOUND */
export async function lockCard(tx: Tx, noteId: string, id: string): Promise<CardRow> {
  const [card] = isUuid(id) ? await lockCards(tx, noteId, [id]) : [];
  if (!card) throw notFound();
  return card;
}

/** Null for one that is not there, in whatever chart it is. */
export async function findCard({ db }: Pick<Scope, 'db'>, id: string): Promise<CardRow | null> {
  const [card] = await db.select().from(kanbanCards).where(eq(kanbanCards.id, id));
  return card ?? null;
}

export async function insertCard(tx: Tx, row: CardRow): Promise<void> {
  await tx.db.insert(kanbanCards).values(row);
}

export async function updateCard(tx: Tx, { id, version }: CardRow, changes: Partial<CardRow>): Promise<void> {
  const next = { ...changes, version: version + 1, updatedAt: tx.clock.now() };
  await tx.db.update(kanbanCards).set(next).where(eq(kanbanCards.id, id));
}

export async function removeCard(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(kanbanCards).where(eq(kanbanCards.id, id));
}

export async function insertCardAssets(tx: Tx, rows: CardAssetRow[]): Promise<void> {
  await tx.db.insert(kanbanAssets).values(rows);
}

/** The file of a card. @throws AppError NOT_FOUND */
export async function getCardAsset(
  { db }: Pick<Scope, 'db'>,
  place: { noteId: string; cardId: string; assetId: string },
): Promise<CardAssetRow> {
  const [row] = await db
    .select({ asset: kanbanAssets })
    .from(kanbanAssets)
    .innerJoin(kanbanCards, eq(kanbanCards.id, kanbanAssets.cardId))
    .where(
      and(eq(kanbanAssets.id, place.assetId), eq(kanbanCards.id, place.cardId), eq(kanbanCards.noteId, place.noteId)),
    );
  if (!row) throw notFound();
  return row.asset;
}

export async function isCardInChart({ db }: Pick<Scope, 'db'>, noteId: string, cardId: string): Promise<boolean> {
  const rows = await db
    .select({ id: kanbanCards.id })
    .from(kanbanCards)
    .where(and(eq(kanbanCards.id, cardId), eq(kanbanCards.noteId, noteId)));
  return rows.length > 0;
}

export async function isAssetInChart({ db }: Pick<Scope, 'db'>, noteId: string, assetId: string): Promise<boolean> {
  const rows = await db
    .select({ id: kanbanAssets.id })
    .from(kanbanAssets)
    .innerJoin(kanbanCards, eq(kanbanCards.id, kanbanAssets.cardId))
    .where(and(eq(kanbanAssets.id, assetId), eq(kanbanCards.noteId, noteId)));
  return rows.length > 0;
}

export async function removeCardAsset(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(kanbanAssets).where(eq(kanbanAssets.id, id));
}

/** One column of the board of a chart. */
export const rankedCards = (noteId: string, status: ClinicalTaskStatus): Ranked => ({
  rank: kanbanCards.rank,
  which: and(eq(kanbanCards.noteId, noteId), eq(kanbanCards.status, status)),
});

/** Under this name the ranks of a chart's cards are locked. */
export const rankLock = (noteId: string): string => `card-ranks:${noteId}`;

const openCardsOf = (userId: string) => and(eq(kanbanCards.ownerId, userId), sql`${kanbanCards.status} <> 'done'`);

/** Cards that somebody owns and that are not done, by workspace. */
export async function countOwned(db: Scope['db'], userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: kanbanCards.workspaceId, count: sql<number>`count(*)::int` })
    .from(kanbanCards)
    .innerJoin(notes, and(eq(notes.id, kanbanCards.noteId), isNull(notes.deletedAt)))
    .where(openCardsOf(userId))
    .groupBy(kanbanCards.workspaceId);
  return new Map(rows.map(({ workspaceId, count }) => [workspaceId, count]));
}

/** Gives all cards of an owner in a workspace another one; those that are not done are returned. */
export async function changeOwner(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: { fromUserId: string; workspaceId: string; toUserId: string },
): Promise<{ id: string; noteId: string }[]> {
  return tx.db
    .update(kanbanCards)
    .set({ ownerId: toUserId })
    .where(and(eq(kanbanCards.workspaceId, workspaceId), openCardsOf(fromUserId)))
    .returning({ id: kanbanCards.id, noteId: kanbanCards.noteId });
}
