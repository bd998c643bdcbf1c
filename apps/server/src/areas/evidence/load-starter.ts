import { designOf } from '@clinical/language/literature/study-design';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Started } from '../../platform/area.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  insertSources,
  insertStarterJournal,
  lockLibrary,
  type NewPassage,
  type NewSource,
  selectStarterIds,
  starterJournalId,
} from './library.queries.ts';

/** Abstracts under CC0 and CC BY, each with its title, PMC number and licence. */
const file = new URL('./starter-library.jsonl', import.meta.url);
const atOnce = 20;

type Starter = { pmcid: string; licence: string; title: string; abstract: string };

/** The abstracts that come with the program, so that the page answers something at once. A part after the other, for a stop waits for one. */
export const loadStarter: Started = async ({ db, signal }) => {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  if ((await selectStarterIds(db)).size >= lines.length) return;
  const starters = lines.map((line) => JSON.parse(line) as Starter);
  for (let at = 0; at < starters.length && !signal.aborted; at += atOnce) {
    const some = starters.slice(at, at + atOnce);
    await db.transaction((tx) => addStarters(tx as Database, some));
  }
};

/** Those that are not there yet: another process may add them, too. */
async function addStarters(db: Database, some: readonly Starter[]): Promise<void> {
  await lockLibrary(db);
  const known = await selectStarterIds(db);
  const added = some.filter((starter) => !known.has(idOf(starter)));
  await insertStarterJournal(db, {
    id: starterJournalId,
    workspaceId: null,
    kind: 'starter',
    title: 'Open-access abstracts (starter library)',
    key: 'starter',
    createdAt: 0,
  });
  await insertSources(db, added.map(rowOf), added.map(passageOf));
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An id of its own that is the same in each installation. */
function idOf({ pmcid }: Starter): string {
  const hex = digestOf(pmcid);
  return `00000000-0000-7000-8${hex.slice(0, 3)}-${hex.slice(3, 15)}`;
}

function rowOf(starter: Starter): NewSource {
  const { pmcid, licence, title, abstract } = starter;
  const { design, level, words } = designOf({ title, abstract });
  return {
    id: idOf(starter),
    workspaceId: null,
    journalId: starterJournalId,
    kind: 'abstract',
    title,
    year: null,
    pmid: null,
    pmcid,
    doi: null,
    licence,
    publicationTypes: [],
    design,
    level,
    designWords: words,
    digest: digestOf(JSON.stringify(starter)),
    addedBy: null,
    createdAt: 0,
  };
}

const passageOf = (starter: Starter): NewPassage => ({ sourceId: idOf(starter), page: 1, text: starter.abstract });
