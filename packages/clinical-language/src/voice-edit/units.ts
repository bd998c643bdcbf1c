import { type RichBlock, type Run, sliceRuns, textOf } from '../rich-text/rich-blocks.ts';
import { splitSentences } from '../split-sentences.ts';

/** What people count in a note. An `item` is a bullet or a line of a list; a `paragraph` may be one, too. */
export type Unit = 'sentence' | 'paragraph' | 'item';
type Textual = Exclude<RichBlock, { kind: 'table' }>;

const isTextual = (block: RichBlock): block is Textual => block.kind !== 'table';
const counts = (block: RichBlock, unit: Unit): block is Textual =>
  isTextual(block) && block.kind !== 'heading' && (unit !== 'item' || block.kind === 'item');

/** The sentences of a block with their marks. */
export const sentencesOf = ({ runs }: Textual): Run[][] =>
  splitSentences(textOf(runs)).map(({ start, end }) => sliceRuns(runs, start, end));

/** How many there are; headings and tables are not counted. */
export function countUnits(blocks: readonly RichBlock[], unit: Unit): number {
  const own = blocks.filter((block) => counts(block, unit)) as Textual[];
  return unit === 'sentence' ? own.reduce((sum, block) => sum + sentencesOf(block).length, 0) : own.length;
}

/** Takes one out. `at` counts from 0; nothing is taken when there are not so many. */
export function takeUnit(
  blocks: readonly RichBlock[],
  unit: Unit,
  at: number,
): { blocks: RichBlock[]; taken: Run[] | null } {
  let seen = -1;
  let taken: Run[] | null = null;
  const left = blocks.flatMap((block): RichBlock[] => {
    if (!counts(block, unit)) return [block];
    if (unit !== 'sentence') {
      if (++seen !== at) return [block];
      taken = block.runs;
      return [];
    }
    const kept = sentencesOf(block).filter((runs) => {
      if (++seen !== at) return true;
      taken = runs;
      return false;
    });
    if (kept.length === sentencesOf(block).length) return [block];
    const runs = kept.flatMap((each, place) => (place === 0 ? each : [{ text: ' ', marks: [] }, ...each]));
    return runs.length === 0 ? [] : [{ ...block, runs }];
  });
  return { blocks: left, taken };
}

/** Where the first sentence stands that holds what is looked for; -1 when none does. */
export function sentenceWith(blocks: readonly RichBlock[], wanted: RegExp): number {
  return blocks
    .filter((block) => counts(block, 'sentence'))
    .flatMap((block) => sentencesOf(block as Textual))
    .findIndex((runs) => textOf(runs).match(wanted) !== null);
}

/** Puts text at the end: a new item where it ends with a list, else another sentence of its last paragraph. */
export function appendText(blocks: readonly RichBlock[], runs: readonly Run[]): RichBlock[] {
  const last = blocks.at(-1);
  const text = textOf(runs).trim();
  if (text === '') return [...blocks];
  if (last?.kind === 'item') {
    return [...blocks, { ...last, number: last.number + 1, runs: withCapital(withoutStop(runs, last)) }];
  }
  const sentence = withStop(withCapital(runs));
  if (last?.kind !== 'paragraph') return [...blocks, { kind: 'paragraph', runs: sentence }];
  const joint: Run[] = [{ text: ' ', marks: [] }];
  return [...blocks.slice(0, -1), { ...last, runs: [...withStop(last.runs), ...joint, ...sentence] }];
}

const withCapital = (runs: readonly Run[]): Run[] =>
  runs.map((run, at) =>
    at === 0 ? { ...run, text: run.text.replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase()) } : run,
  );

const withStop = (runs: readonly Run[]): Run[] =>
  /[.?!:;]["”’)]*\s*$/.test(textOf(runs)) ? [...runs] : [...runs, { text: '.', marks: [] }];

/** Items of a list whose last one has no full stop do without. */
function withoutStop(runs: readonly Run[], last: Textual): Run[] {
  const text = textOf(runs);
  const bare = !/\.\s*$/.test(textOf(last.runs)) && /\.\s*$/.test(text);
  return bare ? sliceRuns(runs, 0, text.replace(/\.\s*$/, '').length) : [...runs];
}
