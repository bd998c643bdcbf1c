import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { includesLevel } from '../../platform/access.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { noteMerges, type MergeRecord } from './merges.table.ts';
import type { NoteRow } from './notes.queries.ts';
import { noteFavorites, noteGrants, notes } from './notes.table.ts';

export type MergeRow = typeof noteMerges.$inferSelect;

/** Both charts, held until the transaction ends, in an order of their own so that two merges do not wait for each other. */
export async function lockNotes(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.db
    .select({ id: notes.id })
    .from(notes)
    .where(inArray(notes.id, [...ids]))
    .orderBy(notes.id)
    .for('update');
}

/** Puts the source where only undoing finds it. */
export async function putAway(tx: Tx, sourceId: string, targetId: string): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .update(notes)
    .set({ deletedAt: now, deletedBy: tx.actor.userId, mergedInto: targetId, updatedAt: now })
    .where(eq(notes.id, sourceId));
}

/** True when the chart stands as merged into that target, and is in use again now. */
export async function bringBack(tx: Tx, sourceId: string, targetId: string): Promise<boolean> {
  const rows = await tx.db
    .update(notes)
    .set({ deletedAt: null, deletedBy: null, mergedInto: null, updatedAt: tx.clock.now() })
    .where(and(eq(notes.id, sourceId), eq(notes.mergedInto, targetId)))
    .returning({ id: notes.id });
  return rows.length > 0;
}

const fillable = ['dateOfBirth', 'sex', 'mrn', 'phone', 'email', 'language'] as const;

/** Gives the target the details that only the source has. */
export async function fillDetails(tx: Tx, source: NoteRow, target: NoteRow): Promise<MergeRecord['filled']> {
  const filled = Object.fromEntries(
    fillable.filter((name) => target[name] === null && source[name] !== null).map((name) => [name, source[name]]),
  );
  if (Object.keys(filled).length === 0) return {};
  await tx.db
    .update(notes)
    .set({ ...filled, version: sql`${notes.version} + 1`, updatedAt: tx.clock.now() })
    .where(eq(notes.id, target.id));
  return filled;
}

/** Takes such details away again, where nobody has changed them since. */
export async function emptyDetails(tx: Tx, target: NoteRow, filled: MergeRecord['filled']): Promise<void> {
  const still = fillable.filter((name) => filled[name] !== undefined && target[name] === filled[name]);
  if (still.length === 0) return;
  await tx.db
    .update(notes)
    .set({
      ...Object.fromEntries(still.map((name) => [name, null])),
      version: sql`${notes.version} + 1`,
      updatedAt: tx.clock.now(),
    })
    .where(eq(notes.id, target.id));
}

/** Whoever could open the source can open the target, which now holds what they had there. */
export async function shareGrants(tx: Tx, sourceId: string, targetId: string): Promise<MergeRecord['grants']> {
  const held = await tx.db
    .select()
    .from(noteGrants)
    .where(inArray(noteGrants.noteId, [sourceId, targetId]));
  const there = new Map(
    held.filter(({ noteId }) => noteId === targetId).map((grant) => [grant.principal, grant.level]),
  );
  const given = held
    .filter(({ noteId, principal, level }) => {
      const before = there.get(principal);
      return noteId === sourceId && (before === undefined || !includesLevel(before, level));
    })
    .map(({ principal, level }) => ({ principal, level, before: there.get(principal) ?? null }));
  for (const { principal, level } of given) {
    await tx.db
      .insert(noteGrants)
      .values({ noteId: targetId, principal, level })
      .onConflictDoUpdate({ target: [noteGrants.noteId, noteGrants.principal], set: { level } });
  }
  return given;
}

/** Takes such grants away again, where they still are what the merge made them. */
export async function takeGrants(tx: Tx, targetId: string, grants: MergeRecord['grants']): Promise<void> {
  for (const { principal, level, before } of grants) {
    const asGiven = and(
      eq(noteGrants.noteId, targetId),
      eq(noteGrants.principal, principal),
      eq(noteGrants.level, level),
    );
    if (before === null) await tx.db.delete(noteGrants).where(asGiven);
    else await tx.db.update(noteGrants).set({ level: before }).where(asGiven);
  }
}

/** People who starred the source and not the target star the target. */
export async function shareStars(tx: Tx, sourceId: string, targetId: string): Promise<string[]> {
  const stars = await tx.db
    .insert(noteFavorites)
    .select(
      tx.db
        .select({ userId: noteFavorites.userId, noteId: sql<string>`${targetId}::uuid`.as('note_id') })
        .from(noteFavorites)
        .where(eq(noteFavorites.noteId, sourceId)),
    )
    .onConflictDoNothing()
    .returning({ userId: noteFavorites.userId });
  return stars.map(({ userId }) => userId);
}

export async function takeStars(tx: Tx, targetId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.db
    .delete(noteFavorites)
    .where(and(eq(noteFavorites.noteId, targetId), inArray(noteFavorites.userId, [...userIds])));
}

export async function insertMerge(tx: Tx, merge: typeof noteMerges.$inferInsert): Promise<void> {
  await tx.db.insert(noteMerges).values(merge);
}

const undoable = ({ actor }: Pick<Scope, 'actor'>, mergedAfter: number) =>
  and(
    eq(noteMerges.workspaceId, actor.workspaceId),
    isNull(noteMerges.undoneAt),
    gt(noteMerges.mergedAt, mergedAfter),
    actor.principals.includes(`admins:${actor.workspaceId}`) ? undefined : sql`false`,
  );

/** The merge, held until the transaction ends; null when the actor is no admin where it was made, or it is too old or undone. */
export async function lockMergeFor(tx: Tx, id: string, mergedAfter: number): Promise<MergeRow | null> {
  const [row] = await tx.db
    .select()
    .from(noteMerges)
    .where(and(eq(noteMerges.id, id), undoable(tx, mergedAfter)))
    .for('update');
  return row ?? null;
}

export async function markUndone(tx: Tx, id: string): Promise<void> {
  await tx.db.update(noteMerges).set({ undoneAt: tx.clock.now() }).where(eq(noteMerges.id, id));
}

const source = alias(notes, 'source');
const target = alias(notes, 'target');

/** Merges that the actor may take back, newest first, with the names of both charts. */
export async function selectMergesFor(scope: Pick<Scope, 'actor' | 'db'>, mergedAfter: number) {
  return scope.db
    .select({ merge: noteMerges, sourceTitle: source.title, targetTitle: target.title })
    .from(noteMerges)
    .innerJoin(source, eq(source.id, noteMerges.sourceId))
    .innerJoin(target, eq(target.id, noteMerges.targetId))
    .where(undoable(scope, mergedAfter))
    .orderBy(desc(noteMerges.mergedAt), desc(noteMerges.id));
}
