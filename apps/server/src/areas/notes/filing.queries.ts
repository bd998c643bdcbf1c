import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { principalNames } from '../../platform/access.ts';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { departmentGrants } from './first-grants.ts';
import type { NoteRow } from './notes.queries.ts';
import { noteGrants, notes } from './notes.table.ts';

const namesOf = (departmentId: string) => departmentGrants(departmentId).map(({ principal }) => principal);

/** Files a chart in a department, or in none, and gives it that department's grants in place of those of the one before. */
export async function setDepartment(
  tx: Tx,
  { id, departmentId: before }: Pick<NoteRow, 'id' | 'departmentId'>,
  departmentId: string | null,
): Promise<void> {
  await tx.db.update(notes).set({ departmentId }).where(eq(notes.id, id));
  if (before !== null)
    await tx.db
      .delete(noteGrants)
      .where(and(eq(noteGrants.noteId, id), inArray(noteGrants.principal, namesOf(before))));
  if (departmentId === null) return;
  for (const grant of departmentGrants(departmentId))
    await tx.db
      .insert(noteGrants)
      .values({ noteId: id, ...grant })
      .onConflictDoUpdate({ target: [noteGrants.noteId, noteGrants.principal], set: { level: grant.level } });
}

/** How many charts, those in the bin apart, are filed in each of these departments. */
export async function countFiledNotes(db: Database, departmentIds: readonly string[]): Promise<Map<string, number>> {
  if (departmentIds.length === 0) return new Map();
  const rows = await db
    .select({ departmentId: notes.departmentId, charts: count() })
    .from(notes)
    .where(and(inArray(notes.departmentId, [...departmentIds]), isNull(notes.deletedAt)))
    .groupBy(notes.departmentId);
  return new Map(rows.map(({ departmentId, charts }) => [departmentId ?? '', charts]));
}

/** Takes every chart out of a department, those in the bin too; how many were not in it. */
export async function unfileNotes(tx: Tx, departmentId: string): Promise<number> {
  // also of a chart that got them by a merge
  await tx.db.delete(noteGrants).where(inArray(noteGrants.principal, namesOf(departmentId)));
  const rows = await tx.db
    .update(notes)
    .set({ departmentId: null })
    .where(eq(notes.departmentId, departmentId))
    .returning({ deletedAt: notes.deletedAt });
  return rows.filter(({ deletedAt }) => deletedAt === null).length;
}

/** Makes these the charts of a collaboration, in place of those before. */
export async function shareNotes(tx: Tx, collaborationId: string, noteIds: readonly string[]): Promise<void> {
  await unshareNotes(tx, [collaborationId]);
  for (const level of ['read', 'edit'] as const) {
    const principal = principalNames.shared(collaborationId, level);
    if (noteIds.length > 0)
      await tx.db.insert(noteGrants).values(noteIds.map((noteId) => ({ noteId, principal, level })));
  }
}

/** Those of the charts that the actor owns in that workspace and that are not in the bin. */
export async function selectOwnAmong(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .select({ id: notes.id })
    .from(notes)
    .where(
      and(
        inArray(notes.id, [...ids]),
        eq(notes.ownerId, tx.actor.userId),
        eq(notes.workspaceId, workspaceId),
        isNull(notes.deletedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Takes every chart out of these collaborations. */
export async function unshareNotes(tx: Tx, collaborationIds: readonly string[]): Promise<void> {
  const names = collaborationIds.flatMap((id) => [
    principalNames.shared(id, 'read'),
    principalNames.shared(id, 'edit'),
  ]);
  if (names.length > 0) await tx.db.delete(noteGrants).where(inArray(noteGrants.principal, names));
}

/** The charts, not in the bin, of each of these collaborations. */
export async function selectShared(db: Database, collaborationIds: readonly string[]): Promise<Map<string, string[]>> {
  if (collaborationIds.length === 0) return new Map();
  const names = new Map(collaborationIds.map((id) => [principalNames.shared(id, 'read'), id]));
  const rows = await db
    .select({ principal: noteGrants.principal, noteId: noteGrants.noteId })
    .from(noteGrants)
    .innerJoin(notes, eq(notes.id, noteGrants.noteId))
    .where(and(inArray(noteGrants.principal, [...names.keys()]), isNull(notes.deletedAt)))
    .orderBy(noteGrants.noteId);
  const shared = Map.groupBy(rows, ({ principal }) => names.get(principal) ?? '');
  return new Map([...shared].map(([id, of]) => [id, of.map(({ noteId }) => noteId)]));
}

/** Takes a person's own grants off charts of a workspace that others own, as a merge may have left them. */
export async function dropGrantsOf(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  const names = [
    principalNames.user(userId),
    principalNames.owned(userId, workspaceId, 'read'),
    principalNames.owned(userId, workspaceId, 'edit'),
  ];
  const there = tx.db.select({ id: notes.id }).from(notes).where(eq(notes.workspaceId, workspaceId));
  await tx.db.delete(noteGrants).where(and(inArray(noteGrants.principal, names), inArray(noteGrants.noteId, there)));
}
