import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { principalNames, type GrantLevel } from '../../platform/access.ts';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session.ts';
import { collaborations } from '../teams/teams.table.ts';
import { ownerGrants } from './first-grants.ts';
import { noteGrants, notes } from './notes.table.ts';

/** How many charts a person owns, by workspace. */
export async function countOwnedNotes(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: notes.workspaceId, count: count() })
    .from(notes)
    .where(and(eq(notes.ownerId, userId), isNull(notes.deletedAt), eq(notes.sample, false)))
    .groupBy(notes.workspaceId);
  return new Map(rows.map((row) => [row.workspaceId, row.count]));
}

/** Null for a chart that is gone. For the program itself, which asks before it knows who acts. */
export async function workspaceOfNote(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ workspaceId: notes.workspaceId }).from(notes).where(eq(notes.id, id));
  return row?.workspaceId ?? null;
}

/** The charts that the actor owns in the acting workspace, oldest first; the sample is none of them. */
export async function listOwnedNotes(db: Database, { userId, workspaceId }: Actor): Promise<string[]> {
  const rows = await db
    .select({ id: notes.id })
    .from(notes)
    .where(
      and(
        eq(notes.ownerId, userId),
        eq(notes.workspaceId, workspaceId),
        isNull(notes.deletedAt),
        eq(notes.sample, false),
      ),
    )
    .orderBy(asc(notes.createdAt), asc(notes.id));
  return rows.map(({ id }) => id);
}

/**
 * Makes somebody else the owner of all of a person's charts there, the bin included, with an owner's grants. Whom the person
 * shared them with sees them no longer. Gives the charts' ids.
 */
export async function transferNotes(tx: Tx, fromId: string, toId: string, workspaceId: string): Promise<string[]> {
  const owned = and(eq(notes.ownerId, fromId), eq(notes.workspaceId, workspaceId), eq(notes.sample, false));
  const ids = tx.db.select({ id: notes.id }).from(notes).where(owned);
  const chosen = tx.db
    .select({ id: collaborations.id })
    .from(collaborations)
    .where(and(eq(collaborations.ownerId, fromId), eq(collaborations.workspaceId, workspaceId)));
  const past = [
    ...ownerGrants(fromId, workspaceId).map(({ principal }) => principal),
    ...(await chosen).flatMap(({ id }) => [principalNames.shared(id, 'read'), principalNames.shared(id, 'edit')]),
  ];
  await tx.db.delete(noteGrants).where(and(inArray(noteGrants.noteId, ids), inArray(noteGrants.principal, past)));
  for (const { principal, level } of ownerGrants(toId, workspaceId))
    await tx.db.execute(sql`insert into note_grants (note_id, principal, level)
      select id, ${principal}, ${level} from notes where ${owned}
      on conflict (note_id, principal) do update set level = excluded.level`);
  const rows = await tx.db.update(notes).set({ ownerId: toId }).where(owned).returning({ id: notes.id });
  return rows.map(({ id }) => id);
}

/** Deletes the sample patient that a person has there: nobody takes it over. */
export async function deleteSampleOf(tx: Tx, ownerId: string, workspaceId: string): Promise<void> {
  await tx.db
    .delete(notes)
    .where(and(eq(notes.ownerId, ownerId), eq(notes.workspaceId, workspaceId), eq(notes.sample, true)));
}

/** Moves all of a person's charts there to the bin. Gives the ids of those that were not in it. */
export async function binOwnedNotes(tx: Tx, ownerId: string, workspaceId: string): Promise<string[]> {
  const rows = await tx.db
    .update(notes)
    .set({ deletedAt: tx.clock.now(), deletedBy: ownerId })
    .where(and(eq(notes.ownerId, ownerId), eq(notes.workspaceId, workspaceId), isNull(notes.deletedAt)))
    .returning({ id: notes.id });
  return rows.map(({ id }) => id);
}

/** Who holds what on a chart, by principal. */
export async function selectGrants(db: Database, noteId: string): Promise<Map<string, GrantLevel>> {
  const rows = await db.select().from(noteGrants).where(eq(noteGrants.noteId, noteId));
  return new Map(rows.map(({ principal, level }) => [principal, level]));
}
