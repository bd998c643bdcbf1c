/**
 * `npm run -s bench:content -- --data DIR`: what a clinician looks for in a note, counted on visits with a reference note. On
 * ACI-Bench's validation visits: drugs, doses, orders and problem headings of the reference's plan that were said in the visit; notes
 * that deny and report one symptom. On PriMock57: terms of the doctor's plan, the impression, the complaint. `--split train` takes the
 * training visits instead. Prints one JSON.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digitise } from '@clinical/language/text/numbers';
import { countContent, type Counts, type Share } from './content/count.ts';
import { gpCounts } from './content/gp.ts';
import { candidateOf, type Visit } from './content/candidate.ts';
import { readReference } from './content/read-note.ts';

const at = process.argv.indexOf('--data');
const folder = at < 0 ? undefined : process.argv[at + 1];
if (folder === undefined || !existsSync(join(folder, 'aci-bench.valid.json'))) {
  console.log(
    'No benchmark data: pass --data DIR with aci-bench.valid.json and primock57.dev.json. Nothing was measured.',
  );
  process.exit(0);
}
const splitAt = process.argv.indexOf('--split');
const split = splitAt < 0 ? 'valid' : process.argv[splitAt + 1];
const visitsIn = (file: string): Visit[] => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Visit[];

const percent = ({ part, all }: Share): string => `${Math.round((part / Math.max(1, all)) * 1000) / 10} % of ${all}`;
function summed<T extends Record<string, Share>>(some: readonly T[]): Record<string, string> {
  return Object.fromEntries(
    Object.keys(some[0]!).map((key) => [
      key,
      percent(
        some.reduce((sum, one) => ({ part: sum.part + one[key]!.part, all: sum.all + one[key]!.all }), {
          part: 0,
          all: 0,
        }),
      ),
    ]),
  );
}
const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const spoken = (dialogue: string): string => digitise(dialogue.toLowerCase().split(/\s+/)).join(' ');
const counts: Counts[] = [];
const words: number[] = [];
for (const visit of visitsIn(`aci-bench.${split}.json`)) {
  const candidate = candidateOf(visit.dialogue);
  counts.push(countContent(readReference(visit.note), candidate, spoken(visit.dialogue)));
  words.push(candidate.all.split(/\s+/).length);
}
const practice = visitsIn('primock57.dev.json').map((visit) => gpCounts(visit, candidateOf(visit.dialogue)));
console.log(
  JSON.stringify({ [split!]: { ...summed(counts), wordsMedian: median(words) }, primock: summed(practice) }, null, 2),
);
