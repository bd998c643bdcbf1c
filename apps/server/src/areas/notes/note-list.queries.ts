import { limits } from '@clinical/contract/limits';
import type { NoteSort } from '@clinical/contract/notes/notes.schemas';
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { GrantLevel } from '../../platform/access.ts';
import type { Scope } from '../../platform/context.ts';
import { selectStatement } from '../../platform/db/statement.ts';
import type { TimeSpan } from './date-range.ts';
import type { NotePlace } from './note-cursor.ts';
import {
  anyReader,
  chartsWithin,
  levelHere,
  noteRow,
  readerValues,
  seesAll,
  visibleRows,
  type NoteRow,
  type Reader,
  visibleNotes,
} from './notes.queries.ts';
import { notes, searchText } from './notes.table.ts';

/** A chart that fits, whether or not the reader may see it. */
type TakenRow = Omit<NoteRow, 'level'> & { level: GrantLevel | null };

/** What a list is narrowed to; absent parts narrow nothing, but archived charts come only when asked for. */
export type NoteSelection = {
  sort?: NoteSort | undefined;
  ownerId?: string | undefined;
  /** Null for charts in none. */
  departmentId?: string | null | undefined;
  /** A LIKE pattern over `searchText`. */
  searchPattern?: string | undefined;
  tags?: string[] | undefined;
  activity?: TimeSpan | undefined;
  dateOfBirth?: string | undefined;
  archived?: 'only' | 'also' | undefined;
  after?: NotePlace | undefined;
  limit?: number | undefined;
};

const narrowings = {
  ownerId: eq(notes.ownerId, sql.placeholder('ownerId')),
  departmentId: eq(notes.departmentId, sql.placeholder('departmentId')),
  unfiled: sql`notes.department_id is null`,
  searchPattern: sql`${searchText} like ${sql.placeholder('searchPattern')}`,
  // the second half lets the index serve that leaves charts without tags out
  tags: sql`${notes.tags} && ${sql.placeholder('tags')}::text[] and tags <> '{}'`,
  from: gte(notes.lastActivityAt, sql.placeholder('from')),
  to: lt(notes.lastActivityAt, sql.placeholder('to')),
  dateOfBirth: eq(notes.dateOfBirth, sql.placeholder('dateOfBirth')),
} satisfies Record<string, SQL>;

const archives = {
  not: sql`notes.archived_at is null`,
  only: sql`notes.archived_at is not null`,
  also: undefined,
};

/** The folded name in the order of its bytes, which is the same on every database. */
const byName = sql`notes.title_search collate "C"`;

const orders: Record<NoteSort, { by: SQL; after: SQL }> = {
  activity: {
    by: sql`notes.last_activity_at desc, notes.id desc`,
    after: sql`(notes.last_activity_at, notes.id) < (${sql.placeholder('afterTime')}::bigint, ${sql.placeholder('afterId')}::uuid)`,
  },
  name: {
    by: sql`${byName}, notes.id`,
    after: sql`(${byName}, notes.id) > ((select last.title_search from notes last where last.id = ${sql.placeholder('afterId')}::uuid), ${sql.placeholder('afterId')}::uuid)`,
  },
};

const mine = sql`from note_favorites star where star.user_id = ${sql.placeholder('userId')}`;
/** Charts by their ids. Without `offset 0` the server may walk through all charts instead, and asks of each who may see it. */
const chartsOf = (ids: SQL) =>
  sql`(select found.* from ${ids} cross join lateral (select notes.* from notes where notes.id = one.id offset 0) found) notes`;
const starredCharts = chartsOf(sql`(select star.note_id as id ${mine}) one`);
const notMine = sql`not (notes.id = any(array(select star.note_id ${mine})))`;

type Narrowing = keyof typeof narrowings;
type Shape = {
  sort: NoteSort;
  reach: 'one' | 'several';
  wide: boolean;
  narrowedBy: Narrowing[];
  archived: keyof typeof archives;
  /** Where the page before ended. */
  after: 'nowhere' | 'starred' | 'others';
  rows: number | null;
};

/** What narrows a list, and its order. */
function selectionOf({ sort, narrowedBy, archived, rows }: Shape) {
  const order = orders[sort];
  const fits = [sql`not notes.sample`, archives[archived], ...narrowedBy.map((name) => narrowings[name])];
  return {
    /** Conditions, of which there is always one; `begun`: a page ended among these charts. */
    fitting: (begun: boolean) => sql`${and(sql`true`, ...fits, begun ? order.after : undefined)}`,
    inOrder: sql`order by ${order.by} ${rows === null ? sql`` : sql.raw(`limit ${rows}`)}`,
  };
}

/**
 * A list's statement for a reader who is granted a few charts among many, or one narrowed in ways that the server must weigh
 * each time, for it is not named. Starred charts, few and found by their stars, are one half, all others the second.
 * The limit is written out, for as a parameter it would be unknown to a plan made once.
 */
function buildVisible(shape: Shape) {
  const { reach, wide, after } = shape;
  const reader = anyReader(reach, wide);
  const { fitting, inOrder } = selectionOf(shape);
  const half = (starred: boolean, charts: SQL, conditions: SQL) => {
    const { rest, level } = visibleRows(reader, charts);
    const flag = sql.raw(String(starred));
    return sql`(select notes.*, ${level} as place, ${flag} as starred ${rest} and ${conditions} ${inOrder})`;
  };
  const others = half(false, sql`notes`, sql`${fitting(after === 'others')} and ${notMine}`);
  const stars = half(true, starredCharts, fitting(after === 'starred'));
  return selectStatement(
    noteRow(sql`notes.place`, sql<boolean>`notes.starred`),
    sql`from (${after === 'others' ? others : sql`${stars} union all ${others}`}) notes`,
  );
}

/** What is searched for, which the server does not see while it plans: then it has no reason to plan for each name anew. */
const unseenPattern = sql`(select ${sql.placeholder('searchPattern')}::text)`;

/** So many hits are looked at; of more than these the next page is found sooner by walking through the charts in order. */
const mostHits = 1_000;

/**
 * The charts without a star that fit a search. It is looked up in the index of names and numbers first, whatever the server
 * believes of the table: its beliefs are a minute old, and in that time somebody may have brought ten thousand charts.
 * The limit keeps other conditions out of the look-up, the added text keeps the walk away from that index.
 */
function namedCharts(shape: Shape, reader: Reader): SQL {
  const { fitting, inOrder } = selectionOf(shape);
  const fits = sql`${fitting(shape.after === 'others')} and ${notMine}`;
  return sql`(with hits as materialized (
      select notes.* from notes where ${searchText} like ${unseenPattern} limit ${sql.raw(String(mostHits + 1))}),
    many as materialized (select count(*) > ${sql.raw(String(mostHits))} as so from hits)
    (select notes.*, false as starred ${chartsWithin(reader, sql`hits notes`)} and ${fits}
      and not (select so from many) ${inOrder})
    union all
    (select notes.*, false as starred ${chartsWithin(reader)} and ${fits}
      and ${searchText} || '' like ${unseenPattern} and (select so from many) ${inOrder}))`;
}

/**
 * The same for a reader who is granted nearly all: the first charts that fit are taken, and the grants of only those are
 * looked at; `level` is null where there is none. Each way through it reads along one index, so it is planned once.
 */
function buildTaken(shape: Shape) {
  const { sort, reach, archived, after, rows } = shape;
  const reader = anyReader(reach, true);
  const named = shape.narrowedBy.length > 0;
  const unnamed = { ...shape, narrowedBy: [] };
  const { fitting, inOrder } = selectionOf(unnamed);
  const others = named
    ? namedCharts(unnamed, reader)
    : sql`(select notes.*, false as starred ${chartsWithin(reader)} and ${fitting(after === 'others')} and ${notMine} ${inOrder})`;
  const stars = sql`(select notes.*, true as starred ${chartsWithin(reader, starredCharts)} and ${fitting(after === 'starred')}
    and ${named ? sql`${searchText} like ${unseenPattern}` : sql`true`} ${inOrder})`;
  return selectStatement(
    { ...noteRow(levelHere, sql<boolean>`notes.starred`), level: levelHere },
    sql`from (${after === 'others' ? others : sql`${stars} union all ${others}`}) notes`,
    [named ? 'search' : 'notes', sort, reach, archived, after, rows].join('_'),
  );
}

function builtOnce<T>(make: (shape: Shape) => T): (shape: Shape) => T {
  const built = new Map<string, T>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const statement = built.get(key) ?? make(shape);
    built.set(key, statement);
    return statement;
  };
}

const visibleCharts = builtOnce(buildVisible);
const takenCharts = builtOnce(buildTaken);

/** Visible charts, the reader's starred ones first, in order; with a limit at least that many when there are as many. */
export async function selectNotes(scope: Scope, selection: NoteSelection): Promise<NoteRow[]> {
  const { actor, db } = scope;
  const {
    sort = 'activity',
    ownerId,
    departmentId,
    searchPattern,
    tags,
    activity,
    dateOfBirth,
    archived,
    after,
    limit,
  } = selection;
  const unfiled = departmentId === null ? true : undefined;
  const narrowing = {
    ownerId,
    departmentId,
    unfiled,
    searchPattern,
    tags,
    from: activity?.from,
    to: activity?.to,
    dateOfBirth,
  };
  const values = {
    ...narrowing,
    ...readerValues(actor),
    afterTime: after?.lastActivityAt,
    afterId: after?.id,
  };
  const shape: Shape = {
    sort,
    reach: actor.reach.length === 1 ? 'one' : 'several',
    wide: seesAll(actor),
    narrowedBy: (Object.keys(narrowings) as Narrowing[]).filter((name) => narrowing[name] != null),
    archived: archived ?? 'not',
    after: after === undefined ? 'nowhere' : after.starred ? 'starred' : 'others',
    rows: rowsFor(limit),
  };
  const taken = isTakeable(shape, searchPattern) ? whenAllSeen(await takenCharts(shape)(db, values), shape) : null;
  const rows = taken ?? (await visibleCharts(shape)(db, values));
  // nothing promises that the halves of a union come one after the other
  return [...rows.filter((row) => row.isReferralFavorite), ...rows.filter((row) => !row.isReferralFavorite)];
}

/** Narrowed by nothing, or by a text that the index of three letters or digits in a row can find wherever the database stands. */
function isTakeable({ wide, narrowedBy }: Shape, searchPattern: string | undefined): boolean {
  if (!wide || narrowedBy.some((name) => name !== 'searchPattern')) return false;
  return searchPattern === undefined || /[a-z0-9]{3}/.test(searchPattern);
}

/** Those that are visible. Null when some are not and more may fit, which belong in their place. */
function whenAllSeen(taken: TakenRow[], { rows }: Shape): NoteRow[] | null {
  const seen = taken.filter((row): row is NoteRow => row.level !== null);
  if (seen.length === taken.length || rows === null) return seen;
  const starred = taken.filter((row) => row.isReferralFavorite).length;
  return starred < rows && taken.length - starred < rows ? seen : null;
}

/** Two sizes are enough, and keep the number of statements small. */
function rowsFor(limit: number | undefined): number | null {
  if (limit === undefined) return null;
  return limit <= limits.pageSize + 1 ? limits.pageSize + 1 : limits.pageSizeMax + 1;
}

/** The tags of all charts that the actor may read, archived ones among them; each once, in the order of their bytes. */
export async function selectTags(scope: Pick<Scope, 'actor' | 'db'>): Promise<string[]> {
  const rows = await scope.db
    .selectDistinct({ tag: sql<string>`unnest(${notes.tags})` })
    .from(notes)
    // the first half lets the index serve that leaves charts without tags out
    .where(sql`tags <> '{}' and ${visibleNotes(scope)}`);
  return rows.map(({ tag }) => tag).toSorted();
}
