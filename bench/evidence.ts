/**
 * `npm run -s bench:evidence -- --data DIR [--mixed N] [--show]`: DeepEvidentia against DIR/pubmedqa.dev.json.gz. Its questions are searched for among their
 * abstracts without titles, then among N (50,000) of which the rest is mixed from their sentences; the guard gets sentences of them with
 * one change each; and names, dates and numbers of nobody are written into the questions. Prints one JSON line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { stripIdentities } from './evidence/identities.ts';
import { mutateQuotes } from './evidence/mutations.ts';
import { type LabelledQuestion, measureRetrieval } from './evidence/retrieval.ts';

const valueOf = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const shows = process.argv.includes('--show');
const show = (...words: unknown[]): void => {
  if (shows) console.error(...words);
};
const path = join(valueOf('--data') ?? '', 'pubmedqa.dev.json.gz');
if (!existsSync(path)) {
  console.error('No questions: pass --data DIR with pubmedqa.dev.json.gz.');
  process.exit(1);
}
const questions = JSON.parse(gunzipSync(readFileSync(path)).toString()) as LabelledQuestion[];
const guard = mutateQuotes(
  questions.flatMap(({ contexts, long_answer }) => [...contexts, long_answer]),
  1_000,
  show,
);
const identities = stripIdentities(
  questions.map(({ question }) => question),
  show,
);
const mixed = Number(valueOf('--mixed') ?? 50_000);
console.log(
  JSON.stringify({ guard, identities, retrieval: mixed === 0 ? null : await measureRetrieval(questions, mixed) }),
);
