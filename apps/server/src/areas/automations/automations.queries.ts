import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { clinicalTasks } from '../clinical-tasks/clinical-tasks.table.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { departments } from '../teams/teams.table.ts';
import { templates } from '../templates/templates.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import { autoTaskerRuns, autoTaskers } from './automations.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type AutoTaskerRow = typeof autoTaskers.$inferSelect;
export type RunRow = typeof autoTaskerRuns.$inferSelect;
export type ShownAutoTasker = AutoTaskerRow & {
  assigneeName: string | null;
  templateName: string | null;
};

const own = ({ actor }: Pick<Scope, 'actor'>): SQL | undefined =>
  and(
    eq(autoTaskers.userId, actor.userId),
    eq(autoTaskers.workspaceId, actor.workspaceId),
    isNull(autoTaskers.deletedAt),
  );

/** The actor's rules in the acting workspace, oldest first; all or one. */
export async function selectAutoTaskers(scope: Reading, id?: string): Promise<ShownAutoTasker[]> {
  const rows = await scope.db
    .select({
      rule: autoTaskers,
      assigneeName: sql<
        string | null
      >`coalesce(trim(${users.givenName} || ' ' || ${users.familyName}), ${departments.name})`,
      templateName: templates.title,
    })
    .from(autoTaskers)
    .leftJoin(users, eq(users.id, autoTaskers.assigneeId))
    .leftJoin(departments, eq(departments.id, autoTaskers.departmentId))
    .leftJoin(templates, eq(templates.id, autoTaskers.templateId))
    .where(and(own(scope), id === undefined ? undefined : eq(autoTaskers.id, id)))
    .orderBy(asc(autoTaskers.createdAt), asc(autoTaskers.id));
  return rows.map(({ rule, ...names }) => ({ ...rule, ...names }));
}

/** Those that are to learn of an event now. */
export async function selectActiveIds(scope: Reading): Promise<string[]> {
  const rows = await scope.db
    .select({ id: autoTaskers.id })
    .from(autoTaskers)
    .where(and(own(scope), eq(autoTaskers.paused, false)));
  return rows.map(({ id }) => id);
}

/** The actor's rules of these ids, in one order, held until the end of the transaction: none is paused or changed meanwhile. */
export function lockAutoTaskers(tx: Tx, ids: readonly string[]): Promise<AutoTaskerRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.db
    .select()
    .from(autoTaskers)
    .where(and(own(tx), inArray(autoTaskers.id, [...ids])))
    .orderBy(asc(autoTaskers.id))
    .for('update')
    .execute();
}

export async function countAutoTaskers(scope: Reading): Promise<number> {
  const [row] = await scope.db.select({ n: count() }).from(autoTaskers).where(own(scope));
  return row?.n ?? 0;
}

export async function insertAutoTasker(tx: Tx, row: typeof autoTaskers.$inferInsert): Promise<void> {
  await tx.db.insert(autoTaskers).values(row);
}

export async function changeAutoTasker(tx: Tx, id: string, set: Partial<AutoTaskerRow>): Promise<void> {
  await tx.db.update(autoTaskers).set(set).where(eq(autoTaskers.id, id));
}

/** Tasks that rules made since then, by rule. */
export async function countMadeSince(
  { db }: Pick<Scope, 'db'>,
  ids: readonly string[],
  since: number,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: autoTaskerRuns.taskerId, n: count() })
    .from(autoTaskerRuns)
    .where(
      and(
        inArray(autoTaskerRuns.taskerId, [...ids]),
        eq(autoTaskerRuns.outcome, 'made'),
        gt(autoTaskerRuns.createdAt, since),
      ),
    )
    .groupBy(autoTaskerRuns.taskerId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export async function hasRun(
  tx: Tx,
  { id, version }: Pick<AutoTaskerRow, 'id' | 'version'>,
  eventKey: string,
): Promise<boolean> {
  const rows = await tx.db
    .select({ id: autoTaskerRuns.id })
    .from(autoTaskerRuns)
    .where(
      and(
        eq(autoTaskerRuns.taskerId, id),
        eq(autoTaskerRuns.ruleVersion, version),
        eq(autoTaskerRuns.eventKey, eventKey),
      ),
    );
  return rows.length > 0;
}

/** What was made of an event before, by whichever rule and version. */
export function selectMadeOf(
  { db }: Pick<Scope, 'db'>,
  eventKey: string,
): Promise<Pick<RunRow, 'taskerId' | 'taskId'>[]> {
  return db
    .select({ taskerId: autoTaskerRuns.taskerId, taskId: autoTaskerRuns.taskId })
    .from(autoTaskerRuns)
    .where(and(eq(autoTaskerRuns.eventKey, eventKey), eq(autoTaskerRuns.outcome, 'made')))
    .execute();
}

/** @throws the database's error when this run is there already */
export async function insertRun(tx: Tx, row: typeof autoTaskerRuns.$inferInsert): Promise<void> {
  await tx.db.insert(autoTaskerRuns).values(row);
}

/** The log of the actor's rules, of charts that they may read, newest first. */
export function selectRuns(scope: Reading, { taskerId, limit }: { taskerId?: string | undefined; limit: number }) {
  return scope.db
    .select({
      run: autoTaskerRuns,
      category: autoTaskers.category,
      rule: autoTaskers.title,
      noteId: notes.id,
      patient: notes.title,
      taskTitle: clinicalTasks.title,
    })
    .from(autoTaskerRuns)
    .innerJoin(autoTaskers, eq(autoTaskers.id, autoTaskerRuns.taskerId))
    .innerJoin(transcripts, eq(transcripts.id, autoTaskerRuns.transcriptId))
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .leftJoin(
      clinicalTasks,
      and(eq(clinicalTasks.id, autoTaskerRuns.taskId), eq(clinicalTasks.noteId, transcripts.noteId)),
    )
    .where(
      and(
        eq(autoTaskers.userId, scope.actor.userId),
        eq(autoTaskers.workspaceId, scope.actor.workspaceId),
        taskerId === undefined ? undefined : eq(autoTaskers.id, taskerId),
        isNull(transcripts.deletedAt),
        visibleNotes(scope),
      ),
    )
    .orderBy(desc(autoTaskerRuns.createdAt), desc(autoTaskerRuns.id))
    .limit(limit)
    .execute();
}

/** Entries of the actor in the acting workspace with a note since then, newest first, for a dry run. */
export async function selectWrittenSince(scope: Reading, since: number, limit: number): Promise<string[]> {
  const rows = await scope.db
    .select({ id: transcripts.id })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(
      and(
        eq(transcripts.createdBy, scope.actor.userId),
        eq(transcripts.workspaceId, scope.actor.workspaceId),
        gt(transcripts.createdAt, since),
        gt(transcripts.version, 0),
        sql`${transcripts.kind} <> 'synthetic'`,
        isNull(transcripts.deletedAt),
        visibleNotes(scope),
      ),
    )
    .orderBy(desc(transcripts.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Names of assignees, by id, in the acting workspace. */
export async function findAssigneeName(
  { db, actor }: Reading,
  { assigneeId, departmentId }: { assigneeId: string | null; departmentId: string | null },
): Promise<string | null> {
  if (assigneeId !== null) {
    const [person] = await db
      .select({ name: sql<string>`trim(${users.givenName} || ' ' || ${users.familyName})` })
      .from(users)
      .innerJoin(workspaceMembers, eq(workspaceMembers.userId, users.id))
      .where(
        and(
          eq(users.id, assigneeId),
          eq(workspaceMembers.workspaceId, actor.workspaceId),
          isNull(workspaceMembers.removedAt),
        ),
      );
    return person?.name ?? null;
  }
  if (departmentId === null) return null;
  const [department] = await db
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.id, departmentId), eq(departments.workspaceId, actor.workspaceId)));
  return department?.name ?? null;
}

/** The zone of the actor's working hours, if they have said when they work. */
export async function findOwnZone({ db, actor }: Reading): Promise<string | null> {
  const [row] = await db.select({ hours: users.workingHours }).from(users).where(eq(users.id, actor.userId));
  return row?.hours?.timeZone ?? null;
}

/** Runs of entries that lie in a chart now belong to its workspace. */
export async function placeRuns(tx: Tx, { id, workspaceId }: { id: string; workspaceId: string }): Promise<void> {
  const inChart = tx.db.select({ id: transcripts.id }).from(transcripts).where(eq(transcripts.noteId, id));
  await tx.db.update(autoTaskerRuns).set({ workspaceId }).where(inArray(autoTaskerRuns.transcriptId, inChart));
}

export async function placeRunsOf(tx: Tx, entryId: string, workspaceId: string): Promise<void> {
  await tx.db.update(autoTaskerRuns).set({ workspaceId }).where(eq(autoTaskerRuns.transcriptId, entryId));
}

/** Rules of persons who have closed their account, and those that were deleted so long ago, with their runs. */
export async function deleteOldRules(db: Database, deletedBefore: number): Promise<void> {
  const closed = db.select({ id: users.id }).from(users).where(isNotNull(users.closedAt));
  await db.delete(autoTaskers).where(inArray(autoTaskers.userId, closed));
  await db.delete(autoTaskers).where(lt(autoTaskers.deletedAt, deletedBefore));
}

export async function deleteRunsBefore(db: Database, before: number): Promise<void> {
  await db.delete(autoTaskerRuns).where(lt(autoTaskerRuns.createdAt, before));
}
