import type { RunSearch } from '@clinical/contract/evidence/answer.schemas';
import { relevance, type Term, weigh } from '@clinical/language/literature/terms';
import type { Database } from '../../platform/db/database.ts';
import { type AskedLexeme, type FoundPassage, selectLexemes, selectPassages, type Where } from './search.queries.ts';

/** So many of the rarest words choose the candidates; all words of the question rank them. */
const rarest = 5;
/** The database ranks by how often words stand; so many of its first are ranked again by how rare they are. */
const ranked = 80;

/** The words of a question, each with its weight, and the forms under which passages are indexed. */
export async function weighWords(
  db: Database,
  where: Where,
  words: readonly string[],
): Promise<{ terms: Term[]; lexemes: AskedLexeme[] }> {
  const lexemes = await selectLexemes(db, where, words);
  const counts = new Map<string, number>();
  for (const { word, passages } of lexemes) counts.set(word, Math.max(counts.get(word) ?? 0, passages));
  const known = words.filter((word) => counts.has(word));
  return { terms: weigh(known, counts, lexemes[0]?.whole ?? 1), lexemes };
}

export type LibrarySearch = {
  /** Any of these. */
  any: readonly AskedLexeme[];
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
export async function searchLibrary(
  db: Database,
  where: Where,
  { any, also, terms, limit }: LibrarySearch,
): Promise<{ found: FoundPassage[]; run: RunSearch }> {
  const known = any.filter(({ passages }) => passages > 0).toSorted((a, b) => a.passages - b.passages);
  const chosen = known.slice(0, rarest);
  const named = chosen.map(({ word }) => word).join(' OR ');
  const words = also ? `(${named}) AND (${also.words.join(' OR ')})` : named;
  if (chosen.length === 0) return { found: [], run: { service: null, words, found: 0, read: 0 } };
  const rows = await selectPassages(db, where, {
    any: chosen.map(({ lexeme }) => lexeme),
    also: also?.lexemes ?? [],
    by: known.map(({ lexeme }) => lexeme),
    limit: ranked,
  });
  const found = rows
    .map(({ sourceId, page, text, title, rank }) => {
      return { sourceId, page, text, rank: relevance(terms, `${title} ${text}`) + rank };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, limit);
  return { found, run: { service: null, words, found: rows[0]?.found ?? 0, read: found.length } };
}
