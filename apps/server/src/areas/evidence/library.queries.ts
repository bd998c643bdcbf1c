import { and, count, desc, eq, gte, ilike, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/ids.ts';
import { evidenceJournals, evidenceMarks, evidencePassages, evidenceSources, evidenceWords } from './evidence.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type SourceRow = typeof evidenceSources.$inferSelect;
export type NewSource = typeof evidenceSources.$inferInsert;
export type JournalRow = typeof evidenceJournals.$inferSelect;
export type MarkRow = typeof evidenceMarks.$inferSelect;
/** Whose library is written: a workspace's, or the operator's, which every workspace reads and nobody changes. */
export type Shelf = Pick<Scope, 'db' | 'clock' | 'ids'> & { workspaceId: string | null; addedBy: string | null };
/** The library of the acting workspace. */
export const shelfOf = ({ db, clock, ids, actor }: Tx): Shelf => ({
  db,
  clock,
  ids,
  workspaceId: actor.workspaceId,
  addedBy: actor.userId,
});
/** `text`: as it stands in the source. */
export type NewPassage = { sourceId: string; page: number; text: string };

const ofShelf = (
  { workspaceId }: Pick<Shelf, 'workspaceId'>,
  column: typeof evidenceSources.workspaceId | typeof evidenceMarks.workspaceId,
): SQL => (workspaceId === null ? isNull(column) : eq(column, workspaceId));

/** Of the abstracts that come with the program. Two processes that start at once give the same id. */
export const starterJournalId = '00000000-0000-7000-8000-0e51de9ce000';
const isStarter = eq(evidenceSources.journalId, starterJournalId);

const readable = ({ actor }: Pick<Scope, 'actor'>): SQL | undefined =>
  or(isNull(evidenceSources.workspaceId), eq(evidenceSources.workspaceId, actor.workspaceId));

const like = (query: string): string => `%${query.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** A page of the library, newest first, with what comes with the program at its end. */
export async function selectLibrary(
  scope: Reading,
  { query, limit, offset }: { query: string | undefined; limit: number; offset: number },
): Promise<{ rows: { source: SourceRow; journal: string }[]; total: number }> {
  const which = and(
    readable(scope),
    query
      ? or(ilike(evidenceSources.title, like(query)), eq(evidenceSources.pmid, query), eq(evidenceSources.pmcid, query))
      : undefined,
  );
  const rows = await scope.db
    .select({ source: evidenceSources, journal: evidenceJournals.title })
    .from(evidenceSources)
    .innerJoin(evidenceJournals, eq(evidenceJournals.id, evidenceSources.journalId))
    .where(which)
    .orderBy(sql`${evidenceSources.workspaceId} is null`, desc(evidenceSources.createdAt), evidenceSources.id)
    .limit(limit)
    .offset(offset);
  const [all] = await scope.db.select({ total: count() }).from(evidenceSources).where(which);
  const sources = await withMarks(
    scope.db,
    scope.actor.workspaceId,
    rows.map(({ source }) => source),
  );
  return { rows: rows.map(({ journal }, at) => ({ source: sources[at]!, journal })), total: all?.total ?? 0 };
}

const gravity = { current: 0, superseded: 1, retracted: 2 } as const;

/**
 * Sources as they stand by the marks of the workspace and of the operator as well. A mark holds for what comes with the program, too, which no
 * workspace changes.
 */
export async function withMarks<T extends Pick<SourceRow, 'pmid' | 'status' | 'statusNote'>>(
  db: Database,
  workspaceId: string,
  rows: readonly T[],
): Promise<T[]> {
  const pmids = rows.flatMap(({ pmid }) => pmid ?? []);
  if (pmids.length === 0) return [...rows];
  const marks = await db
    .select()
    .from(evidenceMarks)
    .where(
      and(
        inArray(evidenceMarks.pmid, pmids),
        or(isNull(evidenceMarks.workspaceId), eq(evidenceMarks.workspaceId, workspaceId)),
      ),
    );
  return rows.map((row) => {
    let now = row;
    for (const { pmid, kind, note } of marks)
      if (pmid === row.pmid && kind !== 'deleted' && gravity[kind] > gravity[now.status])
        now = { ...now, status: kind, statusNote: note };
    return now;
  });
}

export async function countLibrary(scope: Reading) {
  const some = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})::int`;
  const marked = (kind: MarkRow['kind']) =>
    sql`exists (select 1 from evidence_marks mark where mark.pmid = ${evidenceSources.pmid} and mark.kind = ${kind} and (mark.workspace_id is null or mark.workspace_id = ${scope.actor.workspaceId}))`;
  const retracted = sql`(${evidenceSources.status} = 'retracted' or ${marked('retracted')})`;
  const [row] = await scope.db
    .select({
      starter: some(isStarter),
      abstracts: some(and(not(isStarter), eq(evidenceSources.kind, 'abstract'))),
      files: some(eq(evidenceSources.kind, 'file')),
      retracted: some(retracted),
      superseded: some(and(not(retracted), or(eq(evidenceSources.status, 'superseded'), marked('superseded')))),
    })
    .from(evidenceSources)
    .where(readable(scope));
  return row ?? { starter: 0, abstracts: 0, files: 0, retracted: 0, superseded: 0 };
}

/** A source that the acting workspace added. @throws AppError NOT_FOUND */
export async function getOwnSource(scope: Reading, sourceId: string): Promise<SourceRow> {
  if (!isUuid(sourceId)) throw notFound();
  const [row] = await scope.db
    .select()
    .from(evidenceSources)
    .where(and(eq(evidenceSources.id, sourceId), eq(evidenceSources.workspaceId, scope.actor.workspaceId)));
  if (!row) throw notFound();
  return row;
}

/** One import of a workspace at a time changes its sources, and one at a time counts words. */
export async function lockLibrary(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('evidence library', 0))`);
}

/** Sources of the shelf that may be the same as one of these. */
export async function selectSame(
  shelf: Shelf,
  { pmids, dois, pmcids, titles }: Record<'pmids' | 'dois' | 'pmcids' | 'titles', readonly string[]>,
): Promise<SourceRow[]> {
  const some = [
    pmids.length > 0 ? inArray(evidenceSources.pmid, [...pmids]) : undefined,
    dois.length > 0 ? inArray(evidenceSources.doi, [...dois]) : undefined,
    pmcids.length > 0 ? inArray(evidenceSources.pmcid, [...pmcids]) : undefined,
    titles.length > 0 ? inArray(evidenceSources.title, [...titles]) : undefined,
  ].filter((one) => one !== undefined);
  if (some.length === 0) return [];
  return shelf.db
    .select()
    .from(evidenceSources)
    .where(and(ofShelf(shelf, evidenceSources.workspaceId), not(isStarter), or(...some)));
}

/** Those of the PMIDs whose records the acting workspace has read since then. */
export async function selectStoredPmids({ actor, db }: Reading, pmids: readonly string[], since: number) {
  if (pmids.length === 0) return new Set<string>();
  const rows = await db
    .select({ pmid: evidenceSources.pmid })
    .from(evidenceSources)
    .where(
      and(
        eq(evidenceSources.workspaceId, actor.workspaceId),
        inArray(evidenceSources.pmid, [...pmids]),
        gte(evidenceSources.readAt, since),
      ),
    );
  return new Set(rows.flatMap(({ pmid }) => pmid ?? []));
}

/** Titles of those that are journals, not collections. */
export async function selectJournalNames(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ title: evidenceJournals.title })
    .from(evidenceJournals)
    .where(and(inArray(evidenceJournals.id, [...ids]), eq(evidenceJournals.kind, 'journal')));
  return rows.map(({ title }) => title);
}

/** Ids of the journals of a shelf by key, those that are new added. */
export async function journalIdsOf(
  db: Database,
  workspaceId: string | null,
  wanted: readonly Omit<typeof evidenceJournals.$inferInsert, 'workspaceId'>[],
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const keys = wanted.map(({ key }) => key);
  await db
    .insert(evidenceJournals)
    .values(wanted.map((one) => ({ ...one, workspaceId })))
    .onConflictDoNothing();
  const rows = await db
    .select({ id: evidenceJournals.id, key: evidenceJournals.key })
    .from(evidenceJournals)
    .where(
      and(
        workspaceId === null ? isNull(evidenceJournals.workspaceId) : eq(evidenceJournals.workspaceId, workspaceId),
        inArray(evidenceJournals.key, keys),
      ),
    );
  return new Map(rows.map(({ id, key }) => [key, id]));
}

export async function selectMarks(shelf: Shelf, pmids: readonly string[]): Promise<MarkRow[]> {
  if (pmids.length === 0) return [];
  return shelf.db
    .select()
    .from(evidenceMarks)
    .where(and(ofShelf(shelf, evidenceMarks.workspaceId), inArray(evidenceMarks.pmid, [...pmids])));
}

/** A retraction is never taken back by a mark that says less. */
export async function upsertMarks(
  { db, workspaceId }: Shelf,
  marks: readonly Omit<MarkRow, 'workspaceId'>[],
): Promise<void> {
  if (marks.length === 0) return;
  await db
    .insert(evidenceMarks)
    .values(marks.map((mark) => ({ ...mark, workspaceId })))
    .onConflictDoUpdate({
      target: [evidenceMarks.workspaceId, evidenceMarks.pmid],
      set: { kind: sql`excluded.kind`, note: sql`excluded.note` },
      setWhere: sql`${evidenceMarks.kind} <> 'retracted' or excluded.kind = 'retracted'`,
    });
}

/** Notes that files or services held these sources as they are. */
export async function updateReadAt(db: Database, sourceIds: readonly string[], readAt: number): Promise<void> {
  if (sourceIds.length === 0) return;
  await db
    .update(evidenceSources)
    .set({ readAt })
    .where(inArray(evidenceSources.id, [...sourceIds]));
}

export async function updateSource(
  { db }: Pick<Scope, 'db'>,
  sourceId: string,
  changes: Partial<SourceRow>,
): Promise<void> {
  await db.update(evidenceSources).set(changes).where(eq(evidenceSources.id, sourceId));
}

/** Adds sources with their text, and counts its words. */
export async function insertSources(
  db: Database,
  sources: readonly NewSource[],
  passages: readonly NewPassage[],
): Promise<void> {
  if (sources.length === 0) return;
  await db.insert(evidenceSources).values([...sources]);
  await insertPassages(db, sources, passages);
}

/** The title weighs more than the text, and stands with the first page only. */
export async function insertPassages(
  db: Database,
  sources: readonly Pick<NewSource, 'id' | 'title' | 'workspaceId' | 'journalId'>[],
  passages: readonly NewPassage[],
): Promise<void> {
  if (passages.length === 0) return;
  const byId = new Map(sources.map((source) => [source.id, source]));
  await db.insert(evidencePassages).values(
    passages.map(({ sourceId, page, text }) => {
      const { title, workspaceId, journalId } = byId.get(sourceId)!;
      const named = page === 1 ? title : '';
      const words = sql<string>`setweight(to_tsvector('english', ${named}), 'A') || setweight(to_tsvector('english', ${text}), 'B')`;
      return { sourceId, page, workspaceId: workspaceId ?? null, journalId, text, words };
    }),
  );
  await countWords(db, [...byId.keys()], 1);
}

/** Adds the words of these sources to the counts, or takes them off. The empty word counts the passages. */
async function countWords(db: Database, sourceIds: readonly string[], by: 1 | -1): Promise<void> {
  const held = db
    .select({
      word: sql<string>`form.lexeme`.as('word'),
      passages: sql<number>`(count(*) * ${by})::int`.as('passages'),
    })
    .from(evidencePassages)
    .innerJoin(
      sql`lateral (select lexeme from unnest(${evidencePassages.words}) union all select '') as form(lexeme)`,
      sql`true`,
    )
    .where(inArray(evidencePassages.sourceId, [...sourceIds]))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  await db
    .insert(evidenceWords)
    .select(held)
    .onConflictDoUpdate({
      target: evidenceWords.word,
      set: { passages: sql`${evidenceWords.passages} + excluded.passages` },
    });
}

export async function deletePassages(db: Database, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await countWords(db, sourceIds, -1);
  await db.delete(evidencePassages).where(inArray(evidencePassages.sourceId, [...sourceIds]));
}

export async function deleteSources(db: Database, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await deletePassages(db, sourceIds);
  await db.delete(evidenceSources).where(inArray(evidenceSources.id, [...sourceIds]));
}

/** How many abstracts that come with the program are there. */
export async function selectStarterIds(db: Database): Promise<Set<string>> {
  const rows = await db.select({ id: evidenceSources.id }).from(evidenceSources).where(isStarter);
  return new Set(rows.map(({ id }) => id));
}

export async function insertStarterJournal(db: Database, row: typeof evidenceJournals.$inferInsert): Promise<void> {
  await db.insert(evidenceJournals).values(row).onConflictDoNothing();
}

export async function countAdded(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: evidenceSources.workspaceId, total: count() })
    .from(evidenceSources)
    .where(and(eq(evidenceSources.addedBy, userId), eq(evidenceSources.kind, 'file')))
    .groupBy(evidenceSources.workspaceId);
  return new Map(
    rows.flatMap(({ workspaceId, total }) => (workspaceId === null ? [] : [[workspaceId, total] as const])),
  );
}

/** @returns ids of the files that change hands */
export async function changeAdder(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: { fromUserId: string; workspaceId: string; toUserId: string },
): Promise<string[]> {
  const rows = await tx.db
    .update(evidenceSources)
    .set({ addedBy: toUserId })
    .where(and(eq(evidenceSources.addedBy, fromUserId), eq(evidenceSources.workspaceId, workspaceId)))
    .returning({ id: evidenceSources.id, kind: evidenceSources.kind });
  return rows.filter(({ kind }) => kind === 'file').map(({ id }) => id);
}

/** Files of the acting workspace. */
export async function selectFiles(tx: Tx) {
  const { id, title, year, status, digest } = evidenceSources;
  return tx.db
    .select({ id, title, year, status, digest })
    .from(evidenceSources)
    .where(and(eq(evidenceSources.workspaceId, tx.actor.workspaceId), eq(evidenceSources.kind, 'file')));
}
