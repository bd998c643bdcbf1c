import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { limits } from '@clinical/contract/limits';
import type { Scope } from '../../platform/context.ts';
import { selectStatement } from '../../platform/db/statement.ts';
import type { TimeSpan } from './date-range.ts';
import type { NotePlace } from './note-cursor.ts';
import { anyReader, noteRow, readerValues, seesAll, visibleTo, type NoteRow } from './notes.queries.ts';
import { notes } from './notes.table.ts';

/** What a list is narrowed to; absent parts narrow nothing. */
export type NoteSelection = {
  ownerId?: string | undefined;
  /** A LIKE pattern over the folded name. */
  titlePattern?: string | undefined;
  tags?: string[] | undefined;
  activity?: TimeSpan | undefined;
  after?: NotePlace | undefined;
  limit?: number | undefined;
};

const narrowings = {
  ownerId: eq(notes.ownerId, sql.placeholder('ownerId')),
  titlePattern: sql`${notes.titleSearch} like ${sql.placeholder('titlePattern')}`,
  tags: sql`exists (select from note_tags tagged where tagged.note_id = notes.id and tagged.tag = any(${sql.placeholder('tags')}::text[]))`,
  from: gte(notes.lastActivityAt, sql.placeholder('from')),
  to: lt(notes.lastActivityAt, sql.placeholder('to')),
  afterId: sql`(${notes.lastActivityAt}, ${notes.id}) < (${sql.placeholder('afterTime')}::bigint, ${sql.placeholder('afterId')}::uuid)`,
} satisfies Record<string, SQL>;

type Narrowing = keyof typeof narrowings;
type Shape = { reach: 'one' | 'several'; wide: boolean; narrowedBy: Narrowing[]; rows: number | null };

/**
 * A list's statement. It is named, and so planned once, only where every plan reads along the index by activity. In all
 * other cases, searches above all, the server must weigh each time where to start: a plan made once for all can be
 * hundreds of times slower. The limit is written out, for as a parameter it would be unknown to a plan made once.
 */
function build({ reach, wide, narrowedBy, rows }: Shape) {
  const reader = anyReader(reach, wide);
  const wanted = and(visibleTo(reader), ...narrowedBy.map((name) => narrowings[name]));
  const limit = rows === null ? sql`` : sql.raw(`limit ${rows}`);
  const kept = wide && narrowedBy.every((name) => name === 'afterId');
  return selectStatement(
    noteRow(reader.principals),
    sql`from notes where ${wanted} order by ${desc(notes.lastActivityAt)}, ${desc(notes.id)} ${limit}`,
    kept ? `notes_${reach}_${narrowedBy.join('_')}_${rows}` : undefined,
  );
}

const built = new Map<string, ReturnType<typeof build>>();

function statementFor(shape: Shape): ReturnType<typeof build> {
  const key = JSON.stringify(shape);
  const statement = built.get(key) ?? build(shape);
  built.set(key, statement);
  return statement;
}

/** Visible charts, newest activity first; with a limit at least that many when there are as many. */
export async function selectNotes(scope: Scope, selection: NoteSelection): Promise<NoteRow[]> {
  const { actor, db } = scope;
  const { ownerId, titlePattern, tags, activity, after, limit } = selection;
  const values = { ownerId, titlePattern, tags, from: activity?.from, to: activity?.to, afterId: after?.id };
  const narrowedBy = (Object.keys(narrowings) as Narrowing[]).filter((name) => values[name] != null);
  const statement = statementFor({
    reach: actor.reach.length === 1 ? 'one' : 'several',
    wide: seesAll(actor),
    narrowedBy,
    rows: rowsFor(limit),
  });
  return statement(db, {
    ...values,
    ...readerValues(actor),
    afterTime: after?.lastActivityAt,
  });
}

/** Two sizes are enough, and keep the number of statements small. */
function rowsFor(limit: number | undefined): number | null {
  if (limit === undefined) return null;
  return limit <= limits.pageSize + 1 ? limits.pageSize + 1 : limits.pageSizeMax + 1;
}
