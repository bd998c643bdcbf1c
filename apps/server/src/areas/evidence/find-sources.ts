import type { RunSearch } from '@clinical/contract/evidence/answer.schemas';
import type { FoundSource } from '@clinical/language/literature/compose-answer';
import { questionWords, type Term } from '@clinical/language/literature/terms';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { findSelection, journalTitles, selectKnownJournals } from './evidence.queries.ts';
import { viewCitation } from './evidence.view.ts';
import { searchLibrary, weighWords } from './search-library.ts';
import { type FoundPassage, selectReadable, type Where } from './search.queries.ts';

/** Passages that one search reads. */
const read = 30;

/** Studies of a high level, and what a prescription needs: as people read it, and in the forms that are indexed. */
const trials = {
  words: ['randomized', 'placebo', 'meta-analysis', 'systematic', 'guideline'],
  lexemes: ['random', 'placebo', 'metaanalysi', 'meta', 'systemat', 'guidelin'],
};
const prescribing = {
  words: ['dose', 'contraindicated', 'adverse', 'pregnant', 'renal', 'elderly', 'children'],
  lexemes: [
    'dose',
    'dosag',
    'contraind',
    'contraindic',
    'advers',
    'pregnanc',
    'pregnant',
    'renal',
    'elder',
    'child',
    'children',
  ],
};

export type Found = { terms: Term[]; sources: FoundSource[] };

/** The words of a question without identifiers, and without the marks that stand in their place. */
export const askedWords = (question: string): string[] =>
  questionWords(question.replaceAll(/\[(?:name|date|age|number|phone|email|address|link)\]/g, ' '));

/** Where the person searches: the journals of their saved selection that are there still, else everything. */
export async function ownWhere(ctx: Pick<Context, 'actor' | 'db'>): Promise<Where> {
  const saved = (await findSelection(ctx))?.journalIds ?? [];
  return { workspaceId: ctx.actor.workspaceId, journalIds: await selectKnownJournals(ctx, saved) };
}

/**
 * Searches the library for a question without identifiers: by all of its words, then with words of trials and of prescribing, so that
 * neither is crowded out. Where all words find nothing, the others find nothing. `onSearch` is told of each as it has run.
 */
export async function findSources(
  db: Database,
  where: Where,
  question: string,
  onSearch: (search: RunSearch) => Promise<void>,
): Promise<Found> {
  const { terms, lexemes } = await weighWords(db, where, askedWords(question));
  const passages = new Map<string, FoundPassage>();
  for (const also of [undefined, trials, prescribing]) {
    const { found, run } = await searchLibrary(db, where, { any: lexemes, also, terms, limit: read });
    for (const passage of found) {
      const key = `${passage.sourceId} ${passage.page}`;
      const rank = Math.max(passage.rank, passages.get(key)?.rank ?? 0);
      passages.set(key, { ...passage, rank });
    }
    await onSearch(run);
    if (also === undefined && run.found === 0) break;
  }
  return { terms, sources: await sourcesOf(db, where, [...passages.values()]) };
}

async function sourcesOf(
  db: Database,
  { workspaceId }: Where,
  passages: readonly FoundPassage[],
): Promise<FoundSource[]> {
  const bySource = Map.groupBy(passages, ({ sourceId }) => sourceId);
  const rows = await selectReadable(db, workspaceId, [...bySource.keys()]);
  const journals = await journalTitles(
    db,
    rows.map(({ journalId }) => journalId),
  );
  return rows.map((row) => ({
    citation: viewCitation(row, journals.get(row.journalId)),
    design: row.design,
    level: row.level,
    words: row.designWords,
    status: row.status,
    statusNote: row.statusNote,
    passages: (bySource.get(row.id) ?? []).toSorted((a, b) => a.page - b.page),
  }));
}
