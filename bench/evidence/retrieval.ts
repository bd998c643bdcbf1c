import { composeAnswer } from '@clinical/language/literature/compose-answer';
import { createHash } from 'node:crypto';
import { findSources } from '../../apps/server/src/areas/evidence/find-sources.ts';
import { insertSources, type NewSource } from '../../apps/server/src/areas/evidence/library.queries.ts';
import { searchLibrary, weighWords } from '../../apps/server/src/areas/evidence/search-library.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { questionWords } from '@clinical/language/literature/terms';
import { said, timed } from '../lib/numbers.ts';
import { seeded } from './seeded.ts';

export type LabelledQuestion = {
  pmid: string;
  question: string;
  contexts: string[];
  labels: string[];
  long_answer: string;
};

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const workspaceId = '00000000-0000-7000-8000-000000000001';
const journalId = '00000000-0000-7000-8000-000000000002';
const where = { workspaceId, journalIds: [] };
const atOnce = 200;

/** Questions against abstracts without titles: their own, then with others that are mixed from their sentences. */
export async function measureRetrieval(questions: readonly LabelledQuestion[], mixed: number) {
  const engine = await openDatabase({ databaseUrl: null, dataDir: null, log: silent });
  try {
    const { db } = engine;
    await engine.query('set session_replication_role = replica');
    await add(
      db,
      questions.map((one, at) => ({ number: at, text: textOf(one) })),
    );
    const own = await ask(db, questions);
    await add(db, mixtures(questions, mixed - questions.length));
    await engine.query('analyze evidence_passages');
    return { abstracts: questions.length, own, mixed: { abstracts: mixed, ...(await ask(db, questions)) } };
  } finally {
    await engine.close();
  }
}

/** The whole abstract: the data set keeps what it concludes apart. */
const textOf = ({ contexts, labels, long_answer }: LabelledQuestion): string =>
  [...contexts.map((context, at) => `## ${labels[at] ?? ''}\n${context}`), `## CONCLUSION\n${long_answer}`].join('\n');

const idOf = (number: number): string => `00000000-0000-7000-9000-${number.toString(16).padStart(12, '0')}`;

async function add(db: Database, abstracts: readonly { number: number; text: string }[]): Promise<void> {
  for (let at = 0; at < abstracts.length; at += atOnce) {
    const some = abstracts.slice(at, at + atOnce);
    const sources = some.map(({ number, text }): NewSource => ({
      id: idOf(number),
      workspaceId,
      journalId,
      kind: 'abstract',
      title: '',
      publicationTypes: [],
      design: 'unknown',
      designWords: '',
      digest: createHash('sha256').update(text).digest('hex'),
      createdAt: 0,
    }));
    await db.transaction(async (tx) => {
      await insertSources(
        tx as Database,
        sources,
        some.map(({ number, text }) => ({ sourceId: idOf(number), page: 1, text })),
      );
    });
  }
}

/** Abstracts of eight sentences, each of another abstract. */
function mixtures(questions: readonly LabelledQuestion[], count: number): { number: number; text: string }[] {
  const sentences = questions.flatMap(({ contexts, long_answer }) =>
    [...contexts, long_answer].flatMap((context) => context.split(/(?<=[.?!])\s+(?=\p{Lu})/u)),
  );
  const next = seeded(23);
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    number: questions.length + at,
    text: Array.from({ length: 8 }, () => sentences[Math.floor(next() * sentences.length)]).join(' '),
  }));
}

async function ask(db: Database, questions: readonly LabelledQuestion[]) {
  const ranks: number[] = [];
  const times: number[] = [];
  const wholeTimes: number[] = [];
  let answered = 0;
  for (const [at, { question }] of questions.entries()) {
    let found: string[] = [];
    await timed(times, async () => {
      const { terms, lexemes } = await weighWords(db, where, questionWords(question));
      found = (await searchLibrary(db, where, { any: lexemes, terms, limit: 30 })).found.map(
        ({ sourceId }) => sourceId,
      );
    });
    await timed(wholeTimes, async () => {
      const { terms, sources } = await findSources(db, where, question, async () => undefined);
      if (composeAnswer(terms, sources).match) answered++;
    });
    const rank = found.indexOf(idOf(at));
    ranks.push(rank < 0 ? Infinity : rank + 1);
  }
  const recall = (most: number) => ranks.filter((rank) => rank <= most).length / ranks.length;
  return {
    recall1: recall(1),
    recall5: recall(5),
    recall10: recall(10),
    answered: answered / questions.length,
    searchMs: said(times),
    allSearchesMs: said(wholeTimes),
  };
}
