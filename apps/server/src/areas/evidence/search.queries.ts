import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { starterJournalId, withMarks } from './library.queries.ts';
import { evidencePassages, evidenceSources, evidenceWords } from './evidence.table.ts';

/** Where to search: what comes with the program, the workspace's own, of these journals only where any are named. */
export type Where = { workspaceId: string; journalIds: readonly string[] };

/** A passage that a search found. */
export type FoundPassage = { sourceId: string; page: number; text: string; rank: number };

const within = ({ workspaceId, journalIds }: Where): SQL | undefined =>
  and(
    or(isNull(evidencePassages.workspaceId), eq(evidencePassages.workspaceId, workspaceId)),
    journalIds.length > 0 ? inArray(evidencePassages.journalId, [...journalIds]) : undefined,
  );

/** The sources that a search reads. */
export async function countSearched(db: Database, { workspaceId, journalIds }: Where): Promise<number> {
  const [row] = await db
    .select({ sources: count() })
    .from(evidenceSources)
    .where(
      and(
        or(isNull(evidenceSources.workspaceId), eq(evidenceSources.workspaceId, workspaceId)),
        journalIds.length > 0 ? inArray(evidenceSources.journalId, [...journalIds]) : undefined,
      ),
    );
  return row?.sources ?? 0;
}

/**
 * A form of a word under which passages are indexed, in how many of them it stands, and how many there are; 0 where no passage that is searched
 * holds it. The counts are of all workspaces, so a rare word of another one must not show.
 */
export type AskedLexeme = { word: string; lexeme: string; passages: number; whole: number };

/** A word of so many passages is no secret of a workspace. */
const commonFrom = 200;

/** The words of a question in the forms under which passages are indexed. */
export async function selectLexemes(db: Database, where: Where, words: readonly string[]): Promise<AskedLexeme[]> {
  if (words.length === 0) return [];
  const asked = sql.join(
    words.map((word) => sql`(${word}::text)`),
    sql`, `,
  );
  const isHeld = sql`exists (select 1 from ${evidencePassages} where ${evidencePassages.words} @@ quote_literal(form.lexeme)::tsquery and ${within(where)})`;
  return db
    .select({
      word: sql<string>`asked.word`,
      lexeme: sql<string>`form.lexeme`,
      passages: sql<number>`(case when ${evidenceWords.passages} is null then 0 when ${evidenceWords.passages} >= ${commonFrom}::int or ${isHeld} then ${evidenceWords.passages} else 0 end)::int`,
      whole: sql<number>`(select coalesce(max(held.passages), 1) from evidence_words held where held.word = '')::int`,
    })
    .from(sql`(values ${asked}) as asked(word)`)
    .innerJoin(sql`lateral unnest(to_tsvector('english', asked.word)) as form(lexeme, positions, weights)`, sql`true`)
    .leftJoin(evidenceWords, eq(evidenceWords.word, sql`form.lexeme`));
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'`;
const anyOf = (lexemes: readonly string[]): string => lexemes.map(quoted).join(' | ');

export type Candidates = {
  /** One of these stands in a passage. */
  any: readonly string[];
  /** And one of these, where there are some. */
  also: readonly string[];
  /** They rank what is found. */
  by: readonly string[];
  limit: number;
};
export type RankedPassage = FoundPassage & { title: string; found: number };

/** Passages by how often and how near each other words stand in them, the first ones. `found`: how many there are. */
export async function selectPassages(
  db: Database,
  where: Where,
  { any, also, by, limit }: Candidates,
): Promise<RankedPassage[]> {
  const candidates = also.length > 0 ? `(${anyOf(any)}) & (${anyOf(also)})` : anyOf(any);
  const rows = await db
    .select({
      sourceId: evidencePassages.sourceId,
      page: evidencePassages.page,
      rank: sql<number>`ts_rank(${evidencePassages.words}, ${anyOf(by)}::tsquery)::float8`,
      found: sql<number>`count(*) over ()::int`,
    })
    .from(evidencePassages)
    .where(and(sql`${evidencePassages.words} @@ ${candidates}::tsquery`, within(where)))
    .orderBy(sql`3 desc`, evidencePassages.sourceId, evidencePassages.page)
    .limit(limit);
  const texts = await selectTexts(db, rows);
  return rows.map((row) => ({ ...row, ...(texts.get(`${row.sourceId} ${row.page}`) ?? { title: '', text: '' }) }));
}

async function selectTexts(
  db: Database,
  rows: readonly { sourceId: string; page: number }[],
): Promise<Map<string, { title: string; text: string }>> {
  if (rows.length === 0) return new Map();
  const ids = [...new Set(rows.map(({ sourceId }) => sourceId))];
  const pages = [...new Set(rows.map(({ page }) => page))];
  const texts = await db
    .select({
      sourceId: evidencePassages.sourceId,
      page: evidencePassages.page,
      text: evidencePassages.text,
      title: evidenceSources.title,
    })
    .from(evidencePassages)
    .innerJoin(evidenceSources, eq(evidenceSources.id, evidencePassages.sourceId))
    .where(and(inArray(evidencePassages.sourceId, ids), inArray(evidencePassages.page, pages)));
  return new Map(texts.map(({ sourceId, page, ...rest }) => [`${sourceId} ${page}`, rest]));
}

type Numbered = Pick<typeof evidenceSources.$inferSelect, 'pmid' | 'pmcid' | 'journalId' | 'workspaceId'>;

const isSameArticle = (one: Numbered, other: Numbered): boolean =>
  (one.pmid !== null && one.pmid === other.pmid) || (one.pmcid !== null && one.pmcid === other.pmcid);

/** The workspace's own, then the operator's, then what comes with the program. */
function standing({ workspaceId, journalId }: Numbered): number {
  if (workspaceId !== null) return 0;
  return journalId === starterJournalId ? 2 : 1;
}

/** Sources by id, those that the workspace may read, as they stand by all marks. Of records of one article the workspace's own comes first. */
export async function selectReadable(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<(typeof evidenceSources.$inferSelect)[]> {
  if (ids.length === 0) return [];
  const held = await db
    .select()
    .from(evidenceSources)
    .where(
      and(
        inArray(evidenceSources.id, [...ids]),
        or(isNull(evidenceSources.workspaceId), eq(evidenceSources.workspaceId, workspaceId)),
      ),
    );
  const rows = await withMarks(db, workspaceId, held);
  const shared = rows.filter((row) => row.workspaceId === null);
  const pmids = shared.flatMap(({ pmid }) => pmid ?? []);
  const pmcids = shared.flatMap(({ pmcid }) => pmcid ?? []);
  if (pmids.length + pmcids.length === 0) return rows;
  const { pmid, pmcid, journalId, workspaceId: owner } = evidenceSources;
  const others = await db
    .select({ pmid, pmcid, journalId, workspaceId: owner })
    .from(evidenceSources)
    .where(and(or(isNull(owner), eq(owner, workspaceId)), or(inArray(pmid, pmids), inArray(pmcid, pmcids))));
  return rows.filter((row) => !others.some((other) => standing(other) < standing(row) && isSameArticle(row, other)));
}
