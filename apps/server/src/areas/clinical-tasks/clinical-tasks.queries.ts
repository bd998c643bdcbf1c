import { and, asc, eq, gte, inArray, isNotNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedOf } from '@clinical/contract/route';
import type { listClinicalTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.contract';
import type { TaskSelection } from '@clinical/contract/clinical-tasks/shares.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Ranked } from '../../platform/db/ranks.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { normaliseTitle, readTags, starOf, visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';
import { departments } from '../teams/teams.table.ts';
import { clinicalTasks, droppedSuggestions } from './clinical-tasks.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type ClinicalTaskRow = typeof clinicalTasks.$inferSelect;
/** A task with what its reader sees of others. */
export type ShownTask = ClinicalTaskRow & {
  noteTitle: string;
  noteName: string;
  dateOfBirth: string | null;
  /** The reader's own star of the chart. */
  starred: boolean;
  mayManage: boolean;
  creatorName: string;
  assigneeName: string | null;
  waitsFor: { id: string; title: string }[];
};
export type ListFilter = ParsedOf<typeof listClinicalTasks>['query'];
/** What a list is narrowed to. `mineOf`: work that a person answers for. `open`: not done. `manageable`: what the actor may change. */
export type TaskFilter = Omit<ListFilter, 'cursor' | 'limit' | 'today'> & {
  mineOf?: string | undefined;
  open?: boolean | undefined;
  manageable?: true | undefined;
  /** Of a patient whose name has these words, or of one of these owners. */
  named?: { patientWords: readonly string[]; owners: readonly string[] } | undefined;
  /** In another list as well, or not in it. */
  within?: TaskSelection | undefined;
  outside?: TaskSelection | undefined;
};

/**
 * Charts whose tasks the actor may change: those they may edit, and those that they see and that are filed in a department where
 * they manage tasks. It speaks of the table `notes` by its name, as `visibleNotes` does.
 */
export function manageableNotes(scope: Pick<Scope, 'actor'>): SQL {
  if (scope.actor.cap === 'read') return sql`false`;
  return sql`(${visibleNotes(scope, 'edit')} or (${visibleNotes(scope, 'read')} and exists (
    select from department_members tasked
    where tasked.department_id = notes.department_id and tasked.user_id = ${scope.actor.userId} and tasked.manage_tasks)))`;
}

/**
 * Work that a person answers for: assigned to them or to a department of theirs, made by them and assigned to nobody, or with an open
 * step of theirs.
 */
export const answeredForBy = (userId: string): SQL => sql`(clinical_tasks.assignee_id = ${userId}::uuid
  or exists (
    select from department_members own
    where own.department_id = clinical_tasks.department_id and own.user_id = ${userId}::uuid)
  or (clinical_tasks.assignee_id is null and clinical_tasks.department_id is null
    and clinical_tasks.created_by = ${userId}::uuid)
  or (clinical_tasks.checklist <> '[]' and exists (
    select from jsonb_array_elements(clinical_tasks.checklist) item
    where item -> 'assignee' ->> 'id' = ${userId} and not (item ->> 'done')::boolean)))`;

const isStarred = (scope: Reading) => starOf(sql.param(scope.actor.userId));

const creator = sql`(select trim(maker.given_name || ' ' || maker.family_name) from users maker where maker.id = clinical_tasks.created_by)`;

/** Open tasks that come first; most tasks name none, and look for none. */
const openBlockers = sql`case when clinical_tasks.blocked_by = '[]' then '[]' else (
  select coalesce(jsonb_agg(jsonb_build_object('id', first.id, 'title', first.title) order by first.created_at), '[]')
  from clinical_tasks first where first.note_id = clinical_tasks.note_id and first.status <> 'done'
    and clinical_tasks.blocked_by ? first.id::text) end`;

function shown(scope: Reading, which: SQL | undefined) {
  return scope.db
    .select({
      task: clinicalTasks,
      noteTitle: notes.title,
      noteName: notes.titleSearch,
      dateOfBirth: notes.dateOfBirth,
      starred: isStarred(scope),
      mayManage: sql<boolean>`${manageableNotes(scope)}`,
      creatorName: sql<string>`${creator}`,
      waitsFor: sql<{ id: string; title: string }[]>`${openBlockers}`,
      assigneeName: sql<
        string | null
      >`coalesce(trim(${users.givenName} || ' ' || ${users.familyName}), ${departments.name})`,
    })
    .from(clinicalTasks)
    .innerJoin(notes, eq(notes.id, clinicalTasks.noteId))
    .leftJoin(users, eq(users.id, clinicalTasks.assigneeId))
    .leftJoin(departments, eq(departments.id, clinicalTasks.departmentId))
    .where(and(which, visibleNotes(scope)));
}

type Found = Awaited<ReturnType<typeof shown>>[number];
const flat = ({ task, ...rest }: Found): ShownTask => ({ ...task, ...rest });

/** Tasks without a day come last. */
const noDay = '9999-12-31';
const dueOrder = sql<string>`coalesce(${clinicalTasks.dueOn}, ${sql.raw(`'${noDay}'`)})`;

/** The tasks that a condition finds, by due day and then by age; those without a day last. */
export async function selectShown(scope: Reading, which: SQL): Promise<ShownTask[]> {
  const rows = await shown(scope, which).orderBy(asc(dueOrder), asc(clinicalTasks.createdAt), asc(clinicalTasks.id));
  return rows.map(flat);
}

/** Where a page ended: due day, time of making (epoch milliseconds) and id of its last task; of referrals, whether it is starred. */
export type TaskPlace = { starred: boolean; due: string; createdAt: number; id: string };

export function matching(scope: Reading, filter: TaskFilter, today: string): SQL | undefined {
  const {
    noteId,
    category,
    status,
    assignee,
    overdue,
    from,
    to,
    tag,
    query,
    open,
    manageable,
    named,
    within,
    outside,
  } = filter;
  const who = assignee === 'me' ? undefined : assignee;
  const mineOf = assignee === 'me' ? scope.actor.userId : filter.mineOf;
  const tags = readTags(tag);
  const pattern = query && `%${query.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    noteId === undefined ? undefined : eq(clinicalTasks.noteId, noteId),
    category === undefined ? undefined : eq(clinicalTasks.category, category),
    status === undefined ? undefined : eq(clinicalTasks.status, status),
    who === undefined ? undefined : or(eq(clinicalTasks.assigneeId, who), eq(clinicalTasks.departmentId, who)),
    mineOf === undefined ? undefined : answeredForBy(mineOf),
    open ? ne(clinicalTasks.status, 'done') : undefined,
    manageable ? manageableNotes(scope) : undefined,
    overdue === undefined ? undefined : overdueOn(today),
    from === undefined ? undefined : gte(clinicalTasks.dueOn, from),
    to === undefined ? undefined : lte(clinicalTasks.dueOn, to),
    tags && sql`(${notes.tags} && ${sql.param(tags)}::text[] and notes.tags <> '{}')`,
    named && or(hasAllWords(named.patientWords), ownedBy(named.owners)),
    within && matching(scope, within, today),
    // a task without a day is in no list of days
    outside && sql`(${matching(scope, outside, today) ?? sql`true`}) is not true`,
    pattern === undefined || pattern === ''
      ? undefined
      : sql`(lower(${clinicalTasks.title}) like ${pattern} or lower(${notes.title}) like ${pattern})`,
  );
}

/** Words as `normaliseTitle` writes them; a longer word may hold one. */
function hasAllWords(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  return and(...words.map((word) => sql`${notes.titleSearch} like ${`%${word}%`}`));
}

function ownedBy(owners: readonly string[]): SQL | undefined {
  if (owners.length === 0) return undefined;
  return or(inArray(clinicalTasks.assigneeId, [...owners]), inArray(clinicalTasks.departmentId, [...owners]));
}

const overdueOn = (today: string): SQL =>
  sql`(${clinicalTasks.status} <> 'done' and ${isNotNull(clinicalTasks.dueOn)} and ${lt(clinicalTasks.dueOn, today)})`;

/** By due day and then by age; those without a day last. Referrals that the actor follows come before all others. */
export async function selectTaskPage(
  scope: Reading,
  filter: TaskFilter,
  { today, limit, after }: { today: string; limit: number; after: TaskPlace | null },
): Promise<ShownTask[]> {
  // a row that is starred sorts before one that is not
  const first = filter.category === 'Referral' ? [sql`not ${isStarred(scope)}`] : [];
  const place = sql.join([...first, dueOrder, sql`${clinicalTasks.createdAt}`, sql`${clinicalTasks.id}`], sql`, `);
  const isAfter = ({ starred, due, createdAt, id }: TaskPlace) => {
    const last = sql.join(
      [...first.map(() => sql`${!starred}::boolean`), sql`${due}, ${createdAt}::bigint, ${id}::uuid`],
      sql`, `,
    );
    return sql`(${place}) > (${last})`;
  };
  const rows = await shown(scope, and(matching(scope, filter, today), after ? isAfter(after) : undefined))
    .orderBy(...first, asc(dueOrder), asc(clinicalTasks.createdAt), asc(clinicalTasks.id))
    .limit(limit);
  return rows.map(flat);
}

export const placeOf = ({ starred, dueOn, createdAt, id }: ShownTask): TaskPlace => ({
  starred,
  due: dueOn ?? noDay,
  createdAt,
  id,
});

export type TaskCounts = { todo: number; doing: number; done: number; overdue: number };

/** Of all that a filter finds, whatever its status. */
export async function countTasks(
  scope: Reading,
  { status: _, ...filter }: TaskFilter,
  today: string,
): Promise<TaskCounts> {
  const of = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await scope.db
    .select({
      todo: of(eq(clinicalTasks.status, 'todo')),
      doing: of(eq(clinicalTasks.status, 'doing')),
      done: of(eq(clinicalTasks.status, 'done')),
      overdue: of(overdueOn(today)),
    })
    .from(clinicalTasks)
    .innerJoin(notes, eq(notes.id, clinicalTasks.noteId))
    .where(and(matching(scope, filter, today), visibleNotes(scope)));
  return row!;
}

/** Names of the actor's charts that have a word of the text, with accents or without. */
export async function selectNamedCharts(scope: Reading, text: string): Promise<string[]> {
  const patterns = [...new Set(normaliseTitle(text).match(/\p{L}{2,}/gu))].map((word) => `%${word}%`);
  const rows = await scope.db
    .selectDistinct({ title: notes.title })
    .from(notes)
    .where(and(sql`${notes.titleSearch} like any(${sql.param(patterns)}::text[])`, visibleNotes(scope)));
  return rows.map(({ title }) => title);
}

/** Those of the ids that the actor sees. */
export async function selectTasks(scope: Reading, ids: readonly string[]): Promise<ShownTask[]> {
  if (ids.length === 0) return [];
  return (await shown(scope, inArray(clinicalTasks.id, [...ids]))).map(flat);
}

/** Those of the ids in charts that the actor may `level`. */
export const selectReachableTasks: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: clinicalTasks.id, noteId: clinicalTasks.noteId })
    .from(clinicalTasks)
    .innerJoin(notes, eq(notes.id, clinicalTasks.noteId))
    .where(and(inArray(clinicalTasks.id, [...ids]), visibleNotes(scope, level)))
    .execute();

/** Those of the ids whose charts' tasks the actor may change, held until the transaction ends. */
export async function lockTasks(tx: Tx, ids: readonly string[]): Promise<ClinicalTaskRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx.db
    .select({ task: clinicalTasks })
    .from(clinicalTasks)
    .innerJoin(notes, eq(notes.id, clinicalTasks.noteId))
    .where(and(inArray(clinicalTasks.id, [...ids]), manageableNotes(tx)))
    .orderBy(asc(clinicalTasks.id))
    .for('update', { of: clinicalTasks });
  return rows.map(({ task }) => task);
}

/**
 * A task of the chart, which the actor may change.
 * @throws AppError NOT_FOUND
 */
export async function getManageableTask(scope: Reading, noteId: string, id: string): Promise<ShownTask> {
  const [task] = isUuid(id) && isUuid(noteId) ? await selectTasks(scope, [id]) : [];
  if (!task?.mayManage || task.noteId !== noteId) throw notFound();
  return task;
}

/** Charts of the ids whose tasks the actor may change, with their workspace. */
export async function selectManageableNotes(
  scope: Reading,
  ids: readonly string[],
): Promise<{ id: string; workspaceId: string }[]> {
  if (ids.length === 0) return [];
  return scope.db
    .select({ id: notes.id, workspaceId: notes.workspaceId })
    .from(notes)
    .where(and(inArray(notes.id, [...ids]), manageableNotes(scope)));
}

/** Those of the ids that are tasks of a chart that the actor has reached already. */
export async function selectOfChart(tx: Pick<Scope, 'db'>, noteId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.db
    .select({ id: clinicalTasks.id })
    .from(clinicalTasks)
    .where(and(eq(clinicalTasks.noteId, noteId), inArray(clinicalTasks.id, [...ids])));
  return rows.map(({ id }) => id);
}

export const isTaskOfChart = async (scope: Pick<Scope, 'db'>, noteId: string, id: string): Promise<boolean> =>
  (await selectOfChart(scope, noteId, [id])).length > 0;

/** Whether it is new: not when its id is taken, or its suggestion by a task of the chart. */
export async function insertTask(tx: Tx, row: ClinicalTaskRow): Promise<boolean> {
  const made = await tx.db.insert(clinicalTasks).values(row).onConflictDoNothing().returning({ id: clinicalTasks.id });
  return made.length > 0;
}

export async function changeTask(tx: Tx, id: string, changes: Partial<ClinicalTaskRow>): Promise<void> {
  await tx.db.update(clinicalTasks).set(changes).where(eq(clinicalTasks.id, id));
}

type OfChart = { id: string; noteId: string };

/** Gives the tasks that pointed to the card. */
export const clearCard = (tx: Tx, cardId: string): Promise<OfChart[]> =>
  clearCards(tx, eq(clinicalTasks.cardId, cardId));

/** Gives the tasks of the chart that pointed to another card than `cardIds`. */
export const clearStrayCards = (tx: Tx, noteId: string, cardIds: readonly string[]): Promise<OfChart[]> =>
  clearCards(
    tx,
    and(
      eq(clinicalTasks.noteId, noteId),
      isNotNull(clinicalTasks.cardId),
      notInArray(clinicalTasks.cardId, [...cardIds]),
    ),
  );

const clearCards = async (tx: Tx, which: SQL | undefined): Promise<OfChart[]> =>
  tx.db
    .update(clinicalTasks)
    .set({ cardId: null, version: sql`${clinicalTasks.version} + 1`, updatedAt: tx.clock.now() })
    .where(which)
    .returning({ id: clinicalTasks.id, noteId: clinicalTasks.noteId });

export async function removeTask(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(clinicalTasks).where(eq(clinicalTasks.id, id));
}

/** Under this name the ranks of a workspace's tasks are locked. */
export const rankLock = (workspaceId: string): string => `task-ranks:${workspaceId}`;

/** One column of the board of a workspace. */
export const rankedTasks = (workspaceId: string, status: ClinicalTaskRow['status']): Ranked => ({
  rank: clinicalTasks.rank,
  which: and(eq(clinicalTasks.workspaceId, workspaceId), eq(clinicalTasks.status, status)),
});

export async function dropSuggestions(tx: Tx, noteId: string, keys: readonly string[]): Promise<void> {
  const createdAt = tx.clock.now();
  const rows = keys.map((key) => ({ noteId, key, createdAt }));
  await tx.db.insert(droppedSuggestions).values(rows).onConflictDoNothing();
}

/** Keys of suggestions that a chart has taken or dropped. */
export async function selectSettledKeys({ db }: Pick<Scope, 'db'>, noteId: string): Promise<Set<string>> {
  const [taken, dropped] = await Promise.all([
    db.select({ key: clinicalTasks.suggestionKey }).from(clinicalTasks).where(eq(clinicalTasks.noteId, noteId)),
    db.select({ key: droppedSuggestions.key }).from(droppedSuggestions).where(eq(droppedSuggestions.noteId, noteId)),
  ]);
  return new Set([...taken, ...dropped].flatMap(({ key }) => (key === null ? [] : [key])));
}

/** The task that a suggestion became, in a chart that the actor has reached already. */
export async function findBySuggestion(tx: Pick<Scope, 'db'>, noteId: string, key: string): Promise<string | null> {
  const [row] = await tx.db
    .select({ id: clinicalTasks.id })
    .from(clinicalTasks)
    .where(and(eq(clinicalTasks.noteId, noteId), eq(clinicalTasks.suggestionKey, key)));
  return row?.id ?? null;
}

/** Which of these keys have a task in the chart. */
export async function selectSuggestions(
  scope: Pick<Scope, 'db'>,
  noteId: string,
  keys: readonly string[],
): Promise<string[]> {
  const { suggestionKey } = clinicalTasks;
  const rows = await scope.db
    .select({ suggestionKey })
    .from(clinicalTasks)
    .where(and(eq(clinicalTasks.noteId, noteId), inArray(suggestionKey, [...keys])));
  return rows.flatMap((row) => row.suggestionKey ?? []);
}

/** Open tasks of a chart that the reader has reached already. */
export async function selectOpenTasks(
  { db }: Pick<Scope, 'db'>,
  noteId: string,
): Promise<Pick<ClinicalTaskRow, 'id' | 'category' | 'title' | 'dueOn'>[]> {
  return db
    .select({
      id: clinicalTasks.id,
      category: clinicalTasks.category,
      title: clinicalTasks.title,
      dueOn: clinicalTasks.dueOn,
    })
    .from(clinicalTasks)
    .where(and(eq(clinicalTasks.noteId, noteId), ne(clinicalTasks.status, 'done')));
}
