/**
 * `npm run -s bench:fax [-- --count 500] [--patients 300] [--seed 1]`: made faxes of one to three pages (98 or 196 lines an inch, noise,
 * slant, upside down; about one patient, two, or a stranger with a patient's name) are read, compared with the charts of a clinic in
 * which names and dates of birth repeat, and filed where that is certain. Prints one JSON line: how many file themselves, how many of
 * those in the wrong chart, borders between two patients, words of clean pages. Nothing is sent, no database is needed.
 */
import type { FaxPage } from '@clinical/contract/fax/received.schemas';
import { certainMatch, matchChart } from '@clinical/language/fax/match-chart';
import { readFax } from '@clinical/language/fax/read-fax';
import { availableParallelism } from 'node:os';
import { createLocalReader } from '../apps/server/src/gateways/documents/local.ts';
import { madeFax, type MadeFax, madePatients, type Person, randomOf } from './fax/made-faxes.ts';

const numberAfter = (name: string, usual: number): number => {
  const at = process.argv.indexOf(name);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const count = numberAfter('--count', 500);
const random = randomOf(numberAfter('--seed', 1));
const shows = process.argv.includes('--show');
const patients = madePatients(random, numberAfter('--patients', 300));
const { signal } = new AbortController();

const tally = {
  faxes: 0,
  oneKnown: 0,
  filedRight: 0,
  filedWrong: 0,
  borders: 0,
  bordersFound: 0,
  bordersWrong: 0,
  cleanWords: 0,
  cleanWordsRead: 0,
  pages: 0,
  seconds: 0,
};

async function judge(fax: MadeFax, index: number, reader: ReturnType<typeof createLocalReader>): Promise<void> {
  const from = performance.now();
  const pages = await reader.readFax({ bytes: fax.pdf, signal }, () => undefined);
  tally.seconds += (performance.now() - from) / 1_000;
  tally.pages += pages.length;
  if (fax.isClean) countWords(fax, pages);
  const { fields, borders } = readFax(pages, 2026);
  const matches = patients.map((person) => ({
    person,
    ...matchChart(fields, { ...person, clinicians: [], sender: null }),
  }));
  const certain: { person: Person } | null = certainMatch(matches, borders.length > 0);
  const [person] = fax.about;
  tally.faxes += 1;
  if (fax.kind === 'one' || fax.kind === 'annex') tally.oneKnown += 1;
  const isRight = certain !== null && fax.kind !== 'two' && fax.kind !== 'stranger' && isSame(certain.person, person!);
  if (isRight) tally.filedRight += 1;
  else if (certain !== null) tally.filedWrong += 1;
  const border = fax.kind === 'two' ? fax.about.findLastIndex((about) => about !== null) : 0;
  if (border > 0) tally.borders += 1;
  if (border > 0 && borders.some(({ after }) => after === border)) tally.bordersFound += 1;
  tally.bordersWrong += borders.filter(({ after }) => after !== border).length;
  const isWrong = certain !== null && !isRight;
  if (shows && (isWrong || (fax.kind === 'one' || fax.kind === 'annex') !== isRight)) {
    const said = fields.map(({ kind, text, confidence }) => `${kind} “${text}” ${confidence}`).join('; ');
    console.error(
      `${isWrong ? 'WRONG ' : ''}${index} ${fax.kind} ${person?.name} ${person?.dateOfBirth}: ${said} | ${JSON.stringify(borders)}`,
    );
    if (process.argv.includes('--text'))
      for (const page of pages)
        for (const line of page.lines) console.error('   ', line.map(({ text }) => text).join(' '));
  }
}

/** Words as they were printed, without signs at their ends, that are among those that were read. */
function countWords({ texts }: MadeFax, pages: readonly FaxPage[]): void {
  // figures of a telephone number are one, however they are spaced
  const wordsOf = (text: string): string[] =>
    text.replaceAll(/(\d) (?=\d)/g, '$1').match(/[\p{L}\p{N}][\p{L}\p{N}/:-]*/gu) ?? [];
  const read = wordsOf(pages.flatMap(({ lines }) => lines.flat().map(({ text }) => text)).join(' '));
  const left = Map.groupBy(read, (word) => word);
  for (const word of texts.flatMap(wordsOf)) {
    tally.cleanWords += 1;
    if (left.get(word)?.pop() !== undefined) tally.cleanWordsRead += 1;
    else if (shows) console.error(`not read: ${word}`);
  }
}

const isSame = (a: Person, b: Person): boolean => a.name === b.name && a.dateOfBirth === b.dateOfBirth;

const faxes = Array.from({ length: count }, (_, index) => ({ index, make: () => madeFax(random, patients, index) }));
const made = faxes.map(({ index, make }) => ({ index, fax: make() }));
// as many at once as the machine has processors, each with a reader of its own
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    const reader = createLocalReader({ mostPages: 100 });
    for (let next = made.shift(); next; next = made.shift()) await judge(next.fax, next.index, reader);
  }),
);
const { oneKnown, filedRight, borders, bordersFound, pages, seconds } = tally;
console.log(
  JSON.stringify({
    ...tally,
    filedShare: filedRight / oneKnown,
    cleanWordShare: tally.cleanWordsRead / tally.cleanWords,
    borderShare: bordersFound / borders,
    secondsAPage: seconds / pages,
  }),
);
