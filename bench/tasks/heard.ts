import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hearTasks } from '@clinical/language/heard-tasks/hear-tasks';
import { parseTranscript } from '@clinical/language/parse-transcript';
import { assignRoles } from '@clinical/language/speaker-roles';

/**
 * A task that readers wrote down: where it was said (lines of the dialogue from 0), the category that each gave it, and whether
 * both have it. One that a single reader has may be heard and need not be.
 */
type Read = { lines: number[]; categories: string[]; title: string; both: boolean };
type Heard = { lines: number[]; category: string; title: string };
/** Tasks of each visit, by its id. */
type Reading = Record<string, Read[]>;
type Visit = { id: string; dialogue: string };

const linesOf = (dialogue: string): number[] => {
  const starts = [0];
  for (const { index } of dialogue.matchAll(/\n/g)) starts.push(index + 1);
  return starts;
};

/** The tasks that the program hears, each with the lines it rests on. */
function heardIn(dialogue: string): Heard[] {
  const utterances = assignRoles(parseTranscript(dialogue).utterances);
  const starts = linesOf(dialogue);
  let at = 0;
  const lineOf = new Map(
    utterances.map(({ id, text }) => {
      const found = dialogue.indexOf(text.slice(0, 40), at);
      if (found >= 0) at = found;
      return [id, starts.findLastIndex((start) => start <= at)];
    }),
  );
  return hearTasks(utterances, { today: '2026-11-25' }).map(({ title, category, links }) => ({
    title,
    category,
    lines: [...new Set(links.map(({ utteranceId }) => lineOf.get(utteranceId) ?? -1))],
  }));
}

const words = (title: string): Set<string> => new Set(title.toLowerCase().match(/[a-z0-9]{3,}/g));

/** How well what was heard fits what was read: a line of the dialogue, and then the category or a word; 0 when it does not. */
function fit(heard: Heard, read: Read): number {
  if (!heard.lines.some((line) => read.lines.some((each) => Math.abs(each - line) <= 1))) return 0;
  const shared = [...words(heard.title)].filter((word) => words(read.title).has(word)).length;
  return (read.categories.includes(heard.category) ? 2 : 0) + shared;
}

/** Pairs of tasks, the best fit first; each stands in one pair. */
function pairs(heard: readonly Heard[], read: readonly Read[]): [Heard, Read][] {
  const fits = heard
    .flatMap((one) => read.map((other) => ({ one, other, fit: fit(one, other) })))
    .filter((each) => each.fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const taken = new Set<Heard | Read>();
  return fits.flatMap(({ one, other }): [Heard, Read][] => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [[one, other]];
  });
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 1_000);

/** @param show prints what was missed and what nobody read, for each visit */
export function heardFigures(data: string, readingFile: string, show: boolean) {
  const reading = JSON.parse(readFileSync(readingFile, 'utf8')) as Reading;
  const visits = ['aci-bench.valid.json', 'aci-bench.train.json', 'primock57.dev.json']
    .flatMap((file) => JSON.parse(readFileSync(join(data, file), 'utf8')) as Visit[])
    .filter(({ id }) => id in reading);
  const sums = { visits: visits.length, read: 0, readFound: 0, heard: 0, heardFound: 0, category: 0 };
  for (const { id, dialogue } of visits) {
    const read = reading[id] ?? [];
    const heard = heardIn(dialogue);
    const found = pairs(heard, read);
    const sure = found.filter(([, { both }]) => both);
    const right = found.filter(([one, other]) => other.categories.includes(one.category));
    sums.read += read.filter(({ both }) => both).length;
    sums.readFound += sure.length;
    sums.heard += heard.length;
    sums.heardFound += found.length;
    sums.category += right.length;
    if (!show) continue;
    const inPair = new Set<Heard | Read>(found.flat());
    console.log(`\n${id}`);
    for (const task of read) if (task.both && !inPair.has(task)) console.log('  missed', JSON.stringify(task));
    for (const task of heard) if (!inPair.has(task)) console.log('  extra ', JSON.stringify(task));
    for (const pair of found) if (!right.includes(pair)) console.log('  other ', JSON.stringify(pair));
  }
  return {
    ...sums,
    recall: share(sums.readFound, sums.read),
    precision: share(sums.heardFound, sums.heard),
    categoryRight: share(sums.category, sums.heardFound),
  };
}
