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
/** Each looked up by its id. Without `offset 0` the server may walk through all charts instead, and asks of each who may see it. */
const starredCharts = sql`(
  select found.* from (select star.note_id ${mine}) star
  cross join lateral (select notes.* from notes where notes.id = star.note_id offset 0) found) notes`;
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
  /** The newest that fit are taken first, and the grants of only those looked at. */
  takesFirst: boolean;
};

/**
 * A list's statement. It is named, and so planned once, only where every plan reads along the index by activity. In all
 * other cases, searches above all, the server must weigh each time where to start: a plan made once for all can be
 * hundreds of times slower. The limit is written out, for as a parameter it would be unknown to a plan made once.
 * Starred charts, few and found by their stars, are one half, all others the second.
 */
function build({ sort, reach, wide, narrowedBy, archived, after, rows, takesFirst }: Shape) {
  const reader = anyReader(reach, wide);
  const order = orders[sort];
  const limit = rows === null ? sql`` : sql.raw(`limit ${rows}`);
  const fits = [archives[archived], ...narrowedBy.map((name) => narrowings[name])];
  const fitting = (begun: boolean) => and(sql`true`, ...fits, begun ? order.after : undefined);
  const inOrder = sql`order by ${order.by} ${limit}`;
  const half = (starred: boolean, begun: boolean) => {
    const { rest, level } = visibleRows(reader, starred ? starredCharts : undefined);
    return sql`(select notes.*, null::bigint as taken, ${level} as place, ${sql.raw(String(starred))} as starred ${rest}
      and ${fitting(begun)} ${starred ? sql`` : sql`and ${notMine}`} ${inOrder})`;
  };
  const firstTaken = (begun: boolean) => {
    const fit = sql`select notes.* ${chartsWithin(reader)} and ${fitting(begun)} and ${notMine} ${inOrder}`;
    const { rest, level } = visibleRows(reader, sql`(select fit.*, count(*) over () as taken from (${fit}) fit) notes`);
    return sql`(select notes.*, ${level} as place, false as starred ${rest} order by ${order.by})`;
  };
  const begun = after === 'others';
  const others = takesFirst ? firstTaken(begun) : half(false, begun);
  const halves = begun ? others : sql`${half(true, after === 'starred')} union all ${others}`;
  const kept = wide && narrowedBy.length === 0 && sort === 'activity' && archived === 'not';
  return selectStatement(
    {
      ...noteRow(sql`notes.place`, sql<boolean>`notes.starred`),
      taken: sql<number | null>`notes.taken`.mapWith(Number),
    },
    sql`from (${halves}) notes`,
    kept ? `notes_${reach}_${after}_${rows}` : undefined,
  );
}

const built = new Map<string, ReturnType<typeof build>>();

function statementFor(shape: Shape): ReturnType<typeof build> {
  const key = JSON.stringify(shape);
  const statement = built.get(key) ?? build(shape);
  built.set(key, statement);
  return statement;
}

/** Visible charts, the reader's starred ones first, in order; with a limit at least that many when there are as many. */
export async function selectNotes(scope: Scope, selection: NoteSelection): Promise<NoteRow[]> {
  const { actor, db } = scope;
  const { sort = 'activity', ownerId, titlePattern, tags, activity, dateOfBirth, archived, after, limit } = selection;
  const values = { ownerId, titlePattern, tags, from: activity?.from, to: activity?.to, dateOfBirth };
  const narrowedBy = (Object.keys(narrowings) as Narrowing[]).filter((name) => values[name] != null);
  const shape: Shape = {
    sort,
    reach: actor.reach.length === 1 ? 'one' : 'several',
    wide: seesAll(actor),
    narrowedBy,
    archived: archived ?? 'not',
    after: after === undefined ? 'nowhere' : after.starred ? 'starred' : 'others',
    rows: rowsFor(limit),
    takesFirst: false,
  };
  const select = (takesFirst: boolean) =>
    statementFor({ ...shape, takesFirst })(db, {
      ...values,
      ...readerValues(actor),
      afterTime: after?.lastActivityAt,
      afterId: after?.id,
    });
  const takesFirst = shape.wide && shape.rows !== null && titlePattern !== undefined;
  const first = takesFirst ? await select(true) : [];
  const rows = takesFirst && isWhole(first, shape.rows ?? 0) ? first : await select(false);
  // nothing promises that the halves of a union come one after the other
  return [...rows.filter((row) => row.isReferralFavorite), ...rows.filter((row) => !row.isReferralFavorite)];
}

/** True when all that was taken is visible, or nothing more was there to take: else others belong on the page as well. */
function isWhole(rows: readonly { isReferralFavorite: boolean; taken: number | null }[], limit: number): boolean {
  const others = rows.filter((row) => !row.isReferralFavorite);
  const taken = others[0]?.taken ?? limit;
  return taken < limit || others.length === taken;
}

/** Two sizes are enough, and keep the number of statements small. */
function rowsFor(limit: number | undefined): number | null {
  if (limit === undefined) return null;
  return limit <= limits.pageSize + 1 ? limits.pageSize + 1 : limits.pageSizeMax + 1;
}
