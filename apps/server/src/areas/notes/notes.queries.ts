import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { capLevel, grantLevels, includesLevel, principalNames, type GrantLevel } from '../../platform/access.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { commandStatement, selectStatement } from '../../platform/db/statement.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import type { Actor } from '../../platform/session.ts';
import { markEditing } from './editors.queries.ts';
import { noteFavorites, noteGrants, notes } from './notes.table.ts';

/** A chart as the rest of the program sees it, with the best grant level the reader holds on it. */
export type NoteRow = Omit<
  typeof notes.$inferSelect,
  'titleSearch' | 'deletedAt' | 'deletedBy' | 'mergedInto' | 'sample'
> & {
  level: GrantLevel;
  /** The reader's own star. */
  isReferralFavorite: boolean;
  /** The newest job that has not ended; its progress is null before it starts. */
  running: { progress: number | null; message: string } | null;
};

/**
 * Who reads: a condition on the workspace, the principals to look for, and the grant levels that will do (null: any).
 * A `wide` reader is granted nearly all that lies within; any other may hold a few charts among very many.
 */
export type Reader = { within: SQL; principals: SQLWrapper; levels: SQLWrapper | null; wide: boolean };
type ScopeOfReader = Pick<Scope, 'actor'>;

const levelsFrom = (need: GrantLevel) => grantLevels.filter((level) => includesLevel(level, need));

/** A parameter that holds a whole list; Drizzle would spread a bare array. */
const list = (values: readonly string[]) => sql.param([...values]);

/** A value that comes with each run of a statement. */
const given = (name: string) => sql.placeholder(name);

const givenPrincipals = given('principals');

/** Conditions for statements that are built once and run with `readerValues`. */
const givenReach = {
  // `=` for the usual single workspace: only then the index by workspace and activity gives its order.
  one: eq(notes.workspaceId, given('workspaceId')),
  several: sql`notes.workspace_id = any(${given('reach')}::uuid[])`,
};

export function anyReader(reach: keyof typeof givenReach, wide: boolean): Reader {
  return { within: givenReach[reach], principals: givenPrincipals, levels: null, wide };
}

/** True for those who see whole workspaces. */
export function seesAll(actor: Actor): boolean {
  return actor.reach.every((workspaceId) => actor.principals.includes(principalNames.admins(workspaceId)));
}

export function readerValues(actor: Actor) {
  const { principals, reach, userId } = actor;
  return { principals, likeliest: likeliestOf(actor), reach, workspaceId: reach[0], userId };
}

/** Of an actor's names the one under which most charts are theirs to manage. */
function likeliestOf({ principals, workspaceId }: Actor): string {
  return principals.find((principal) => principal === principalNames.admins(workspaceId)) ?? principals[0] ?? '';
}

function readerOf({ actor }: ScopeOfReader, need: GrantLevel): Reader {
  const [first, ...more] = actor.reach;
  return {
    within:
      first !== undefined && more.length === 0
        ? eq(notes.workspaceId, first)
        : sql`notes.workspace_id = any(${list(actor.reach)}::uuid[])`,
    principals: list(actor.principals),
    levels: need === 'read' ? null : list(levelsFrom(need)),
    wide: seesAll(actor),
  };
}

/** The grants on the chart at hand. An expression instead of the bare column keeps the index by principal out of it. */
const heldHere = (principals: SQLWrapper) =>
  sql`from note_grants held where held.note_id = notes.id and held.principal || '' = any(${principals}::text[])`;

/**
 * Charts, in the bin or not, that the reader holds a grant on. `exists` leaves the server free to start from the grants,
 * at the price of weighing it each time; for a wide reader that never pays, and `limit 1` tells it to look row by row.
 */
function grantedTo({ within, principals, levels, wide }: Reader): SQL {
  const enough = levels ? sql`and held.level = any(${levels}::text[])` : sql``;
  if (wide) return sql`${within} and (select true ${heldHere(principals)} ${enough} limit 1)`;
  return sql`${within} and exists (
    select from note_grants held
    where held.note_id = notes.id and held.principal = any(${principals}::text[]) ${enough})`;
}

/** The one condition that makes a chart visible. */
export function visibleTo(reader: Reader): SQL {
  return sql`notes.deleted_at is null and ${grantedTo(reader)}`;
}

/**
 * The condition every query about charts carries: `notes` rows that are not in the bin and that the actor may `need`.
 * It speaks of the table by its name, so `notes` must stand in the query without an alias.
 */
export function visibleNotes(scope: ScopeOfReader, need: GrantLevel = 'read'): SQL {
  return includesLevel(capLevel(scope.actor.cap), need) ? visibleTo(readerOf(scope, need)) : sql`false`;
}

/** Charts in the bin that the actor may take out again. Those that were merged away come back by undoing that. */
export function binnedNotes(scope: ScopeOfReader): SQL {
  if (!includesLevel(capLevel(scope.actor.cap), 'manage')) return sql`false`;
  return sql`notes.deleted_at is not null and notes.merged_into is null and ${grantedTo(readerOf(scope, 'manage'))}`;
}

const columns = {
  id: notes.id,
  workspaceId: notes.workspaceId,
  ownerId: notes.ownerId,
  departmentId: notes.departmentId,
  title: notes.title,
  dateOfBirth: notes.dateOfBirth,
  sex: notes.sex,
  mrn: notes.mrn,
  phone: notes.phone,
  email: notes.email,
  language: notes.language,
  tags: notes.tags,
  entryCount: notes.entryCount,
  lastVisit: notes.lastVisit,
  createdAt: notes.createdAt,
  lastActivityAt: notes.lastActivityAt,
  updatedAt: notes.updatedAt,
  archivedAt: notes.archivedAt,
  version: notes.version,
};

const places = sql.raw(grantLevels.map((level) => `'${level}'`).join(', '));

/** The level that stands at this place, counted from one as the database does. */
function levelAt(place: number): GrantLevel {
  return grantLevels[place - 1] ?? 'read';
}

/** Whether a person has starred the chart at hand. */
export const starOf = (userId: SQLWrapper) =>
  sql<boolean>`exists (select from note_favorites star where star.note_id = notes.id and star.user_id = ${userId})`;

/**
 * The best grant on the chart at hand, as its place in `grantLevels`. Most often the `likeliest` name holds the highest level:
 * that one row is looked for first, and all are compared only without it.
 */
const heldLevel = (principals: SQLWrapper, likeliest: SQLWrapper) =>
  sql`select coalesce(
    (select ${sql.raw(String(grantLevels.length))} from note_grants held where held.note_id = notes.id
      and held.principal = ${likeliest} and held.level = ${sql.raw(`'${grantLevels.at(-1)}'`)}),
    (select max(array_position(array[${places}], held.level)) ${heldHere(principals)})) as level`;

/** The same for a statement that is built once; null when the reader holds none. */
export const levelHere = sql<GrantLevel | null>`(${heldLevel(givenPrincipals, given('likeliest'))})`.mapWith(levelAt);

/** Charts that lie within a reader's reach and are not in the bin; whether they are visible is not asked yet. */
export function chartsWithin({ within }: Reader, charts = sql`notes`): SQL {
  return sql`from ${charts} where notes.deleted_at is null and ${within}`;
}

/**
 * Visible charts, from `from` on, where conditions may be added; and the place of the level held on each. For a wide reader the
 * grants are looked at once for both. `charts` is the table or a selection of its rows under that name.
 */
export function visibleRows(reader: Reader, charts = sql`notes`): { rest: SQL; level: SQL } {
  const { within, principals, wide } = reader;
  const level = heldLevel(principals, given('likeliest'));
  if (!wide) return { rest: sql`from ${charts} where ${visibleTo(reader)}`, level: sql`(${level})` };
  // `offset 0` has the level worked out once for all that asks for it
  const rest = sql`from ${charts} cross join lateral (${level} offset 0) granted
    where notes.deleted_at is null and ${within} and granted.level is not null`;
  return { rest, level: sql`granted.level` };
}

/** What is read of a chart: `level` is the place of the level held on it. */
export const noteRow = (level: SQL, isReferralFavorite = starOf(given('userId'))) => ({
  ...columns,
  isReferralFavorite,
  level: sql<GrantLevel>`${level}`.mapWith(levelAt),
  running: sql<
    NoteRow['running']
  >`(select json_build_object('progress', task.progress, 'message', task.message) from background_tasks task where task.note_id = notes.id and task.status in ('PENDING', 'PROGRESS') order by task.created_at desc limit 1)`,
});

/** The same for a statement that is built for one actor. */
export const noteRowFor = ({ actor }: ScopeOfReader) =>
  noteRow(sql`(${heldLevel(list(actor.principals), sql.param(likeliestOf(actor)))})`, starOf(sql.param(actor.userId)));

const visibleAnywhere = visibleRows(anyReader('several', true));
const noteById = selectStatement(
  noteRow(visibleAnywhere.level),
  sql`${visibleAnywhere.rest} and ${notes.id} = ${given('id')} and granted.level >= ${given('least')}`,
  'note_by_id',
);

/** @throws AppError NOT_FOUND when there is no such chart, it is in the bin, or the actor may not do `need` with it. */
export async function getNoteFor(scope: Pick<Scope, 'actor' | 'db'>, id: string, need: GrantLevel): Promise<NoteRow> {
  const { actor, db } = scope;
  if (!isUuid(id) || !includesLevel(capLevel(actor.cap), need)) throw notFound();
  const [note] = await noteById(db, { ...readerValues(actor), id, least: grantLevels.indexOf(need) + 1 });
  if (!note) throw notFound();
  return note;
}

/** Those of the ids that are charts the actor may `level`. */
export const selectReachableNotes: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: notes.id, noteId: notes.id })
    .from(notes)
    .where(and(inArray(notes.id, [...ids]), visibleNotes(scope, level)))
    .execute();

type NewNoteRow = typeof notes.$inferInsert;
type NewNote = NoteRow & { titleSearch: string };
type Grant = { principal: string; level: GrantLevel };

const insertNoteAndGrants = commandStatement(
  sql`with made as (
    insert into notes (id, workspace_id, owner_id, department_id, title, title_search, date_of_birth, sex, mrn, phone, email, language,
      created_at, last_activity_at, updated_at)
    values (${given('id')}, ${given('workspaceId')}, ${given('ownerId')}, ${given('departmentId')}, ${given('title')},
      ${given('titleSearch')}, ${given('dateOfBirth')}, ${given('sex')}, ${given('mrn')}, ${given('phone')},
      ${given('email')}, ${given('language')}, ${given('createdAt')}, ${given('lastActivityAt')}, ${given('updatedAt')})
    returning id)
  insert into note_grants (note_id, principal, level)
  select made.id, granted.principal, granted.level
  from made, unnest(${given('principals')}::text[], ${given('levels')}::text[]) as granted (principal, level)`,
  'insert_note',
);

/** The chart and its grants, in one statement. */
export function insertNote(tx: Tx, note: NewNote, grants: readonly Grant[]): Promise<void> {
  const principals = grants.map((grant) => grant.principal);
  return insertNoteAndGrants(tx.db, { ...note, principals, levels: grants.map((grant) => grant.level) });
}

type NoteChanges = Partial<
  Pick<
    NewNoteRow,
    'title' | 'titleSearch' | 'dateOfBirth' | 'sex' | 'mrn' | 'phone' | 'email' | 'language' | 'departmentId'
  >
>;

/** Null when the chart is not the actor's to edit, or is no longer at `basedOn`. */
export async function changeNote(
  tx: Tx,
  id: string,
  changes: NoteChanges,
  basedOn: number | null,
): Promise<NoteRow | null> {
  const [changed] = await tx.db
    .update(notes)
    .set({ ...changes, version: sql`${notes.version} + 1`, updatedAt: tx.clock.now() })
    .where(and(eq(notes.id, id), visibleNotes(tx, 'edit'), basedOn === null ? undefined : eq(notes.version, basedOn)))
    .returning(noteRowFor(tx));
  return changed ?? null;
}

/** Ids of those that went to the bin; charts that are not the actor's to manage stay. */
export async function binNotes(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const now = tx.clock.now();
  const binned = await tx.db
    .update(notes)
    .set({ deletedAt: now, deletedBy: tx.actor.userId, updatedAt: now })
    .where(and(inArray(notes.id, [...ids]), visibleNotes(tx, 'manage')))
    .returning({ id: notes.id });
  return binned.map((note) => note.id);
}

/** Null when the chart is not the actor's to manage. */
export async function setArchived(tx: Tx, id: string, archived: boolean): Promise<NoteRow | null> {
  const now = tx.clock.now();
  const [changed] = await tx.db
    .update(notes)
    .set({ archivedAt: archived ? sql`coalesce(archived_at, ${now}::bigint)` : null, updatedAt: now })
    .where(and(eq(notes.id, id), visibleNotes(tx, 'manage')))
    .returning(noteRowFor(tx));
  return changed ?? null;
}

export async function setStar(tx: Tx, noteId: string, starred: boolean): Promise<void> {
  const star = { noteId, userId: tx.actor.userId };
  if (starred) await tx.db.insert(noteFavorites).values(star).onConflictDoNothing();
  else
    await tx.db
      .delete(noteFavorites)
      .where(and(eq(noteFavorites.noteId, noteId), eq(noteFavorites.userId, star.userId)));
}

/** Those of the charts that the actor may read, with their number of entries. */
export async function selectEntryCounts(
  scope: Pick<Scope, 'actor' | 'db'>,
  ids: readonly string[],
): Promise<{ id: string; entries: number }[]> {
  return scope.db
    .select({ id: notes.id, entries: notes.entryCount })
    .from(notes)
    .where(and(inArray(notes.id, [...ids]), visibleNotes(scope)));
}

/** Everybody who holds a grant on one of these charts: the audience of an event about them. */
export async function noteAudience(scope: Pick<Scope, 'db'>, noteIds: readonly string[]): Promise<string[]> {
  const held = await scope.db
    .selectDistinct({ principal: noteGrants.principal })
    .from(noteGrants)
    .where(inArray(noteGrants.noteId, [...noteIds]));
  return held.map((grant) => grant.principal);
}

/** `entriesDelta`: entries that came (positive) or went (negative). `lastVisit`: selects the newest visit, as it is now. */
export type NoteActivity = { entriesDelta?: number; lastVisit?: SQL };

/** Marks activity in a chart now. */
export async function touchNote(
  tx: Tx,
  noteId: string,
  { entriesDelta = 0, lastVisit }: NoteActivity = {},
): Promise<void> {
  await tx.db
    .update(notes)
    .set({ lastActivityAt: tx.clock.now(), entryCount: sql`${notes.entryCount} + ${entriesDelta}`, lastVisit })
    .where(eq(notes.id, noteId));
  await markEditing(tx, noteId);
}

/** Makes `tags` the tags of a chart: those of its entries, each once. */
export async function setNoteTags(tx: Tx, noteId: string, tags: readonly string[]): Promise<void> {
  await tx.db
    .update(notes)
    .set({ tags: [...new Set(tags)].toSorted() })
    .where(eq(notes.id, noteId));
}
