// node bench/engine.ts --data DIR: scores the embedded engine against reference notes with DIR/score-notes.mjs, prints one JSON line.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { halfHourMs, roleAccuracy, valuesSaidShare, verifiedShare } from './engine/measure.ts';
import { noteText } from './engine/note-text.ts';

type Visit = { id: string; source: string; dialogue: string; note: string };
type Scores = {
  r1: number;
  r2: number;
  rLsum: number;
  words: number;
  faultsPer100Sentences: Record<string, number>;
};
type Scorer = {
  score: (pairs: { id: string; reference: string; candidate: string }[]) => Scores;
};

const at = process.argv.indexOf('--data');
const folder = at < 0 ? undefined : process.argv[at + 1];
if (
  folder === undefined ||
  !existsSync(join(folder, 'aci-bench.valid.json')) ||
  !existsSync(join(folder, 'score-notes.mjs'))
) {
  console.log(
    'No benchmark data: pass --data DIR with aci-bench.valid.json, aci-bench.train.json and score-notes.mjs in it. Nothing was measured.',
  );
  process.exit(0);
}
const { score } = (await import(pathToFileURL(resolve(folder, 'score-notes.mjs')).href)) as Scorer;
const visitsOf = (split: string): Visit[] =>
  JSON.parse(readFileSync(join(folder, `aci-bench.${split}.json`), 'utf8')) as Visit[];

const measured: Record<string, unknown> = {};
for (const split of ['valid', 'train']) {
  const visits = visitsOf(split);
  const pairs = visits.map((visit) => ({
    id: visit.id,
    source: visit.source,
    reference: visit.note,
    candidate: noteText(visit.dialogue),
  }));
  const bySource = Object.groupBy(pairs, (pair) => pair.source);
  measured[split] = {
    ...score(pairs),
    r1BySource: Object.fromEntries(Object.entries(bySource).map(([source, own]) => [source, score(own ?? []).r1])),
  };
}
const dialogues = visitsOf('valid').map((visit) => visit.dialogue);
const percent = (share: number): number => Math.round(share * 10_000) / 100;
console.log(
  JSON.stringify({
    ...measured,
    rolesWithoutLabels: percent(roleAccuracy(dialogues)),
    rolesBySentence: percent(roleAccuracy(dialogues, 'sentences')),
    sentencesVerified: percent(verifiedShare(dialogues)),
    numeralsAndDrugsSaid: percent(valuesSaidShare(dialogues)),
    halfHourVisitMs: Math.round(halfHourMs(dialogues) * 10) / 10,
  }),
);
