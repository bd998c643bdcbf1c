import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { limits } from '@clinical/contract/limits';
import type { NoteSort } from '@clinical/contract/notes/notes.schemas';
import type { Scope } from '../../platform/context.ts';
import { selectStatement } from '../../platform/db/statement.ts';
import type { TimeSpan } from './date-range.ts';
import type { NotePlace } from './note-cursor.ts';
import { anyReader, chartsWithin, noteRow, readerValues, seesAll, visibleRows, type NoteRow } from './notes.queries.ts';
import { notes } from './notes.table.ts';

/** What a list is narrowed to; absent parts narrow nothing, but archived charts come only when asked for. */
export type NoteSelection = {
  sort?: NoteSort | undefined;
  ownerId?: string | undefined;
  /** A LIKE pattern over the folded name. */
  titlePattern?: string | undefined;
  tags?: string[] | undefined;
  activity?: TimeSpan | undefined;
  dateOfBirth?: string | undefined;
  archived?: 'only' | 'also' | undefined;
  after?: NotePlace | undefined;
  limit?: number | undefined;
};

const narrowings = {
  ownerId: eq(notes.ownerId, sql.placeholder('ownerId')),
  titlePattern: sql`${notes.titleSearch} like ${sql.placeholder('titlePattern')}`,
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
const takenCharts = chartsOf(sql`unnest(${sql.placeholder('taken')}::uuid[]) as one (id)`);
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
  const fits = [archives[archived], ...narrowedBy.map((name) => narrowings[name])];
  return {
    /** Conditions, of which there is always one; `begun`: a page ended among these charts. */
    fitting: (begun: boolean) => sql`${and(sql`true`, ...fits, begun ? order.after : undefined)}`,
    inOrder: sql`order by ${order.by} ${rows === null ? sql`` : sql.raw(`limit ${rows}`)}`,
  };
}

/**
 * A list's statement. It is named, and so planned once, only where every plan reads along the index by activity or by ids. In
 * all other cases, searches above all, the server must weigh each time where to start: a plan made once for all can be
 * hundreds of times slower. The limit is written out, for as a parameter it would be unknown to a plan made once.
 * Starred charts, few and found by their stars, are one half, all others the second: those that fit, or those `taken` before.
 */
function build(shape: Shape, taken: boolean) {
  const { sort, reach, wide, narrowedBy, archived, after, rows } = shape;
  const reader = anyReader(reach, wide);
  const { fitting, inOrder } = selectionOf(shape);
  const half = (starred: boolean, charts: SQL, conditions: SQL) => {
    const { rest, level } = visibleRows(reader, charts);
    const flag = sql.raw(String(starred));
    return sql`(select notes.*, ${level} as place, ${flag} as starred ${rest} and ${conditions} ${inOrder})`;
  };
  const others = taken
    ? half(false, takenCharts, notMine)
    : half(false, sql`notes`, sql`${fitting(after === 'others')} and ${notMine}`);
  const stars = half(true, starredCharts, fitting(after === 'starred'));
  const plain = wide && narrowedBy.length === 0 && sort === 'activity' && archived === 'not';
  const name = [taken ? 'search' : 'notes', sort, reach, archived, after, rows, ...narrowedBy].join('_');
  return selectStatement(
    noteRow(sql`notes.place`, sql<boolean>`notes.starred`),
    sql`from (${after === 'others' ? others : sql`${stars} union all ${others}`}) notes`,
    taken || plain ? name : undefined,
  );
}

/** The first charts without a star that fit, visible or not: a small question, which the server may weigh each time. */
function buildTaking(shape: Shape) {
  const { fitting, inOrder } = selectionOf(shape);
  const charts = chartsWithin(anyReader(shape.reach, true));
  return selectStatement(
    { id: notes.id },
    sql`${charts} and ${fitting(shape.after === 'others')} and ${notMine} ${inOrder}`,
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

const fittingCharts = builtOnce((shape) => build(shape, false));
const chartsTaken = builtOnce((shape) => build(shape, true));
const takeCharts = builtOnce(buildTaking);

/** Visible charts, the reader's starred ones first, in order; with a limit at least that many when there are as many. */
export async function selectNotes(scope: Scope, selection: NoteSelection): Promise<NoteRow[]> {
  const { actor, db } = scope;
  const { sort = 'activity', ownerId, titlePattern, tags, activity, dateOfBirth, archived, after, limit } = selection;
  const narrowing = { ownerId, titlePattern, tags, from: activity?.from, to: activity?.to, dateOfBirth };
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
  const searched = shape.wide && titlePattern !== undefined ? await search(db, shape, values) : null;
  const rows = searched ?? (await fittingCharts(shape)(db, values));
  // nothing promises that the halves of a union come one after the other
  return [...rows.filter((row) => row.isReferralFavorite), ...rows.filter((row) => !row.isReferralFavorite)];
}

/**
 * A search by a reader who is granted nearly all: the first that fit are taken, and the grants of only those looked at. Null
 * when some of them are not visible and more may fit, which belong in their place.
 */
async function search(db: Scope['db'], shape: Shape, values: Record<string, unknown>): Promise<NoteRow[] | null> {
  const taken = await takeCharts(shape)(db, values);
  const rows = await chartsTaken(shape)(db, { ...values, taken: taken.map(({ id }) => id) });
  const others = rows.filter((row) => !row.isReferralFavorite);
  const noMoreFit = shape.rows === null || taken.length < shape.rows;
  return noMoreFit || others.length === taken.length ? rows : null;
}

/** Two sizes are enough, and keep the number of statements small. */
function rowsFor(limit: number | undefined): number | null {
  if (limit === undefined) return null;
  return limit <= limits.pageSize + 1 ? limits.pageSize + 1 : limits.pageSizeMax + 1;
}
