import type { RunSearch } from '@clinical/contract/evidence/answer.schemas';
import { relevance, type Term, weigh } from '@clinical/language/literature/terms';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { evidencePassages, evidenceSources, evidenceWords } from './evidence.table.ts';

/** Where to search: what comes with the program, the workspace's own, of these journals only where any are named. */
export type Where = { workspaceId: string; journalIds: readonly string[] };

/** A passage that a search found. */
export type FoundPassage = { sourceId: string; page: number; text: string; rank: number };

/** So many of the rarest words choose the candidates; all words of the question rank them. */
const rarest = 5;
/** The database ranks by how often words stand; so many of its first are ranked again by how rare they are. */
const ranked = 80;

const within = ({ workspaceId, journalIds }: Where): SQL | undefined =>
  and(
    or(isNull(evidencePassages.workspaceId), eq(evidencePassages.workspaceId, workspaceId)),
    journalIds.length > 0 ? inArray(evidencePassages.journalId, [...journalIds]) : undefined,
  );

/** The sources that a search reads. */
export async function countSearched(db: Database, where: Where): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${evidencePassages.sourceId})::int` })
    .from(evidencePassages)
    .where(within(where));
  return row?.count ?? 0;
}

/** The words of a question, each with its weight and the form under which passages are indexed. */
export async function selectTerms(
  db: Database,
  words: readonly string[],
): Promise<{ terms: Term[]; lexemes: { word: string; lexeme: string; passages: number }[] }> {
  if (words.length === 0) return { terms: [], lexemes: [] };
  const asked = sql.join(
    words.map((word) => sql`(${word}::text)`),
    sql`, `,
  );
  const rows = await db
    .select({
      word: sql<string>`asked.word`,
      lexeme: sql<string>`form.lexeme`,
      passages: sql<number>`coalesce(${evidenceWords.passages}, 0)::int`,
      whole: sql<number>`(select coalesce(max(held.passages), 1) from evidence_words held where held.word = '')::int`,
    })
    .from(sql`(values ${asked}) as asked(word)`)
    .innerJoin(sql`lateral unnest(to_tsvector('english', asked.word)) as form(lexeme, positions, weights)`, sql`true`)
    .leftJoin(evidenceWords, eq(evidenceWords.word, sql`form.lexeme`));
  const counts = new Map<string, number>();
  for (const { word, passages } of rows) counts.set(word, Math.max(counts.get(word) ?? 0, passages));
  const known = words.filter((word) => rows.some((row) => row.word === word));
  return { terms: weigh(known, counts, rows[0]?.whole ?? 1), lexemes: rows };
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'`;

export type LibrarySearch = {
  /** Any of these. */
  any: readonly { word: string; lexeme: string; passages: number }[];
  /** One of these as well: as people read it, and the forms that are indexed. */
  also?: { words: readonly string[]; lexemes: readonly string[] } | undefined;
  /** Ranks what the database found by how rare its words are. */
  terms: readonly Term[];
  limit: number;
};

/**
 * The passages that say most to these words. Those with one of the rarest words are ranked by all of them. `run` is what it looked for, as
 * the database was asked, and how many passages that found.
 */
export async function searchPassages(
  db: Database,
  where: Where,
  { any, also, terms, limit }: LibrarySearch,
): Promise<{ found: FoundPassage[]; run: RunSearch }> {
  const known = any.filter(({ passages }) => passages > 0).toSorted((a, b) => a.passages - b.passages);
  const words = known.map(({ lexeme }) => lexeme);
  const chosen = words.slice(0, rarest);
  const named = known.slice(0, rarest).map(({ word }) => word);
  const shown = also ? `(${named.join(' OR ')}) AND (${also.words.join(' OR ')})` : named.join(' OR ');
  if (chosen.length === 0) return { found: [], run: { service: null, words: shown, found: 0, read: 0 } };
  const joined = (all: readonly string[]): string => all.map(quoted).join(' | ');
  const candidates = also ? `(${joined(chosen)}) & (${joined(also.lexemes)})` : joined(chosen);
  const rows = await db
    .select({
      sourceId: evidencePassages.sourceId,
      page: evidencePassages.page,
      rank: sql<number>`ts_rank(${evidencePassages.words}, ${joined(words)}::tsquery)::float8`,
      found: sql<number>`count(*) over ()::int`,
    })
    .from(evidencePassages)
    .where(and(sql`${evidencePassages.words} @@ ${candidates}::tsquery`, within(where)))
    .orderBy(sql`3 desc`, evidencePassages.sourceId, evidencePassages.page)
    .limit(ranked);
  const texts = await selectTexts(db, rows);
  const found = rows
    .map(({ sourceId, page, rank }) => {
      const { title = '', text = '' } = texts.get(`${sourceId} ${page}`) ?? {};
      return { sourceId, page, text, rank: relevance(terms, `${title} ${text}`) + rank };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, limit);
  return { found, run: { service: null, words: shown, found: rows[0]?.found ?? 0, read: found.length } };
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

/** Sources by id, those that the workspace may read. One that came with the program gives way to the workspace's own record of it. */
export async function selectReadable(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<(typeof evidenceSources.$inferSelect)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(evidenceSources)
    .where(
      and(
        inArray(evidenceSources.id, [...ids]),
        or(isNull(evidenceSources.workspaceId), eq(evidenceSources.workspaceId, workspaceId)),
      ),
    );
  const starters = rows.filter((row) => row.workspaceId === null && row.pmcid !== null).map(({ pmcid }) => pmcid!);
  if (starters.length === 0) return rows;
  const own = await db
    .select({ pmcid: evidenceSources.pmcid })
    .from(evidenceSources)
    .where(and(eq(evidenceSources.workspaceId, workspaceId), inArray(evidenceSources.pmcid, starters)));
  const replaced = new Set(own.map(({ pmcid }) => pmcid));
  return rows.filter((row) => row.workspaceId !== null || !replaced.has(row.pmcid));
}
