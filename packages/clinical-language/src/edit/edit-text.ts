import {
  joinRuns,
  printBlocks,
  type RichBlock,
  richBlocks,
  type Run,
  sliceRuns,
  textOf,
} from '../rich-text/rich-blocks.ts';
import { splitSentences } from '../split-sentences.ts';
import { readInstruction, type Step } from './read-instruction.ts';
import {
  abbreviate,
  closeSentence,
  correct,
  formalise,
  shorten,
  spellOut,
  type TextEdit,
  thirdPersonFor,
  tidy,
  toPast,
} from './text-edits.ts';

export type EditRequest = {
  /** Clean note HTML. */
  html: string;
  /** What to do with it, in a person's own words. */
  instruction: string;
  /** The patient's sex as the chart has it. */
  sex: string | null;
};
/** `refused` says in plain words what could not be done and why; nothing is changed then. */
export type EditResult = { html: string } | { refused: string };

const can =
  'It can shorten, make bullets or running text, expand or use abbreviations, correct spelling, write in the third person, the past tense or more formally, replace or remove words, and add a sentence in quotes.';

/** Says in plain words what could not be done. */
export class Refusal extends Error {}

/** Changes a text as told, by fixed rules: the same text and words give the same result, and no fact is made up. */
export function editText({ html, instruction, sex }: EditRequest): EditResult {
  const read = readInstruction(instruction);
  if ('unknown' in read) return { refused: `The built-in engine cannot do “${read.unknown}”. ${can}` };
  try {
    const before = richBlocks(html);
    const after = read.steps.reduce((blocks, step) => applyStep(step, blocks, sex), before);
    const printed = printBlocks(after);
    if (printed === printBlocks(before)) return { refused: nothingToDo(read.steps) };
    return { html: printed };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}

function nothingToDo([first, ...more]: readonly Step[]): string {
  if (more.length > 0) return 'This would not change the text.';
  if (first?.kind === 'shorten') return 'The text cannot be shortened without losing a fact. Nothing was changed.';
  if (first?.kind === 'correct') return 'The built-in engine found no mistakes. Nothing was changed.';
  if (first?.kind === 'spell-out' || first?.kind === 'abbreviate')
    return 'The text has no abbreviations that the built-in engine knows. Nothing was changed.';
  return 'This would not change the text.';
}

/** One change to a text. @throws Refusal */
export function applyStep(step: Step, blocks: RichBlock[], sex: string | null): RichBlock[] {
  switch (step.kind) {
    case 'shorten':
      return mapText(blocks, shorten);
    case 'spell-out':
      return mapText(blocks, spellOut);
    case 'abbreviate':
      return mapText(blocks, abbreviate);
    case 'correct':
      return mapLast(mapText(blocks, correct), closeSentence);
    case 'third-person':
      return mapText(blocks, thirdPersonFor(sex));
    case 'past':
      return mapText(blocks, toPast);
    case 'formal':
      return mapText(blocks, formalise);
    case 'list':
      return toList(blocks, step.ordered);
    case 'prose':
      return toProse(blocks);
    case 'replace':
      return replace(blocks, step.from, step.to);
    case 'remove':
      return remove(blocks, step.what);
    case 'remove-about':
      return removeAbout(blocks, step.what);
    case 'remove-place':
      return removePlace(blocks, step.unit, step.place);
    case 'add':
      return add(blocks, step.text);
  }
}

/** Changes each row of letters: a block's, or a cell's. */
export function mapRuns(blocks: readonly RichBlock[], change: (runs: Run[]) => Run[]): RichBlock[] {
  return blocks.map((block) =>
    block.kind === 'table'
      ? { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(change) })) }
      : { ...block, runs: change(block.runs) },
  );
}

const mapText = (blocks: readonly RichBlock[], edit: TextEdit): RichBlock[] =>
  mapRuns(blocks, (runs) =>
    runs.map((run, at) => {
      const text = edit(run.text);
      // only a block's first words may begin with a capital that was not there
      if (text === run.text) return run;
      return { ...run, text: at > 0 ? keepStart(run.text, text) : text.replace(/^\s*[,;:]\s*/, '') };
    }),
  );

const keepStart = (before: string, after: string): string =>
  /^\p{Ll}/u.test(before) ? after.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : after;

/** Only in running text: items, cells and headings do without full stops. */
const mapLast = (blocks: readonly RichBlock[], edit: TextEdit): RichBlock[] =>
  blocks.map((block) =>
    block.kind === 'paragraph'
      ? {
          ...block,
          runs: block.runs.map((run, at) => (at === block.runs.length - 1 ? { ...run, text: edit(run.text) } : run)),
        }
      : block,
  );

type Textual = Exclude<RichBlock, { kind: 'table' }>;
const sentencesOf = (block: Textual): Run[][] =>
  splitSentences(textOf(block.runs)).map(({ start, end }) => sliceRuns(block.runs, start, end));

const withoutStop = (runs: Run[]): Run[] => {
  const text = textOf(runs);
  return /[\p{L}\p{N})%]\.$/u.test(text) ? sliceRuns(runs, 0, text.length - 1) : runs;
};

function toList(blocks: readonly RichBlock[], ordered: boolean): RichBlock[] {
  let number = 0;
  return blocks.flatMap((block): RichBlock[] => {
    if (block.kind === 'table' || block.kind === 'heading') {
      number = 0;
      return [block];
    }
    const depth = block.kind === 'item' ? block.depth : 1;
    const parts = block.kind === 'item' ? [block.runs] : sentencesOf(block).map(withoutStop);
    return parts.map((runs) => ({ kind: 'item', ordered, depth, number: ++number, runs }));
  });
}

function toProse(blocks: readonly RichBlock[]): RichBlock[] {
  const out: RichBlock[] = [];
  let joining = false;
  for (const block of blocks) {
    if (block.kind !== 'item') {
      out.push(block);
      joining = false;
      continue;
    }
    const text = textOf(block.runs);
    const stop: Run[] = /[.?!:]$/.test(text) ? [] : [{ text: '.', marks: [] }];
    const own = block.runs.map((run, at) =>
      at === 0 ? { ...run, text: run.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) } : run,
    );
    const last = out.at(-1);
    if (joining && last?.kind === 'paragraph') last.runs.push({ text: ' ', marks: [] }, ...own, ...stop);
    else out.push({ kind: 'paragraph', runs: [...own, ...stop] });
    joining = true;
  }
  return out;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
/** Finds words as whole words, whatever their case. */
export const phrase = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'giu');
const doseOf = /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|g|mL|ml|units?|IU|%|tablets?|puffs?)\b/g;

const allText = (blocks: readonly RichBlock[]): string =>
  blocks
    .map((block) =>
      block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells.map(textOf)).join('\n') : textOf(block.runs),
    )
    .join('\n');

function replace(blocks: readonly RichBlock[], from: string, to: string): RichBlock[] {
  const text = allText(blocks);
  const known = phrase(from);
  if (!known.test(text) && !/^(?:the )?(?:dose|dosage)$/i.test(from))
    throw new Refusal(`“${from}” is not in the selected text. Nothing was changed.`);
  known.lastIndex = 0;
  if (/^(?:the )?(?:dose|dosage)$/i.test(from)) {
    const doses = [...new Set(text.match(doseOf) ?? [])];
    if (doses.length !== 1)
      throw new Refusal(
        doses.length === 0
          ? 'There is no dose in the selected text. Nothing was changed.'
          : `There are several doses: ${doses.join(', ')}. Say which one, as in “replace ${doses[0]} with ${to}”.`,
      );
    return mapText(blocks, (own) => own.replaceAll(doses[0]!, to));
  }
  return mapRuns(blocks, (runs) => replaceInRuns(runs, known, to));
}

/** Also where the words go over the border of bold and plain; what is written takes the marks of the first letter. */
export function replaceInRuns(runs: readonly Run[], pattern: RegExp, to: string): Run[] {
  const text = textOf(runs);
  const out: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    out.push(...sliceRuns(runs, at, match.index));
    const [first] = sliceRuns(runs, match.index, match.index + match[0].length);
    const upper = /^\p{Lu}\p{Ll}/u.test(match[0]) && /^\p{Ll}/u.test(to);
    if (first && to !== '') out.push({ ...first, text: upper ? to[0]!.toUpperCase() + to.slice(1) : to });
    at = match.index + match[0].length;
  }
  return joinRuns([...out, ...sliceRuns(runs, at, text.length)]);
}

function remove(blocks: readonly RichBlock[], what: string): RichBlock[] {
  if (!phrase(what).test(allText(blocks))) {
    throw new Refusal(`“${what}” is not in the selected text. Nothing was changed.`);
  }
  const out = mapRuns(blocks, (runs) => replaceInRuns(runs, phrase(what), ''));
  return withoutEmpty(mapText(out, tidy));
}

function removeAbout(blocks: readonly RichBlock[], what: string): RichBlock[] {
  const about = phrase(what.replace(/^(?:the|her|his|their) /i, ''));
  const holds = (runs: readonly Run[]): boolean => textOf(runs).match(about) !== null;
  if (!about.test(allText(blocks)))
    throw new Refusal(`Nothing in the selected text mentions “${what}”. Nothing was changed.`);
  return keepSentences(blocks, (runs) => !holds(runs));
}

function removePlace(
  blocks: readonly RichBlock[],
  unit: 'sentence' | 'paragraph' | 'item',
  place: number,
): RichBlock[] {
  if (unit === 'sentence') {
    const count = blocks.reduce((sum, block) => sum + (block.kind === 'table' ? 0 : sentencesOf(block).length), 0);
    const wanted = place < 0 ? count - 1 : place;
    if (wanted >= count || wanted < 0)
      throw new Refusal(`The selected text has ${count} sentences. Nothing was changed.`);
    let at = -1;
    return keepSentences(blocks, () => ++at !== wanted);
  }
  const kinds = unit === 'item' ? ['item'] : ['paragraph', 'quote', 'item'];
  const candidates = blocks.filter(({ kind }) => kinds.includes(kind));
  const gone = candidates.at(place);
  if (!gone) throw new Refusal(`The selected text has ${candidates.length} of these. Nothing was changed.`);
  return blocks.filter((block) => block !== gone);
}

function keepSentences(blocks: readonly RichBlock[], keep: (runs: readonly Run[]) => boolean): RichBlock[] {
  const out = blocks.map((block): RichBlock => {
    if (block.kind === 'table')
      return { ...block, rows: block.rows.filter(({ cells }) => cells.length === 0 || keep(cells.flat())) };
    if (block.kind === 'heading') return block;
    const kept = sentencesOf(block).filter((runs) => keep(runs));
    return { ...block, runs: kept.flatMap((runs, at) => (at === 0 ? runs : [{ text: ' ', marks: [] }, ...runs])) };
  });
  return withoutEmpty(out);
}

const withoutEmpty = (blocks: readonly RichBlock[]): RichBlock[] =>
  blocks.filter((block) => (block.kind === 'table' ? block.rows.length > 0 : textOf(block.runs).trim() !== ''));

function add(blocks: readonly RichBlock[], text: string): RichBlock[] {
  const last = blocks.at(-1);
  if (last?.kind === 'item') return [...blocks, { ...last, number: last.number + 1, runs: [{ text, marks: [] }] }];
  if (last?.kind !== 'paragraph') return [...blocks, { kind: 'paragraph', runs: [{ text, marks: [] }] }];
  return [...blocks.slice(0, -1), { ...last, runs: [...last.runs, { text: ` ${text}`, marks: [] }] }];
}
