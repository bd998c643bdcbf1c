import { Refusal } from '../edit/edit-text.ts';
import { joinRuns, type RichBlock, type Run, sliceRuns, textOf } from '../rich-text/rich-blocks.ts';
import { splitSentences } from '../split-sentences.ts';
import { isIn, type OpenSection, placeName } from './open-sections.ts';
import type { Wish } from './read-wishes.ts';

type DoseWish = Extract<Wish, { kind: 'dose' }>;
type Found = { start: number; end: number; text: string; unit: string };

const doses =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)\s?(mg|mcg|µg|g|mL|ml|units?|IU|tablets?|puffs?|%)(?![\p{L}\p{N}/])/giu;

/** The doses of a text; with a drug those that follow its name in a sentence, before another dose's drug could be meant. */
function dosesIn(text: string, drug: string | null): Found[] {
  return splitSentences(text).flatMap((sentence) => {
    const own = text.slice(sentence.start, sentence.end);
    const name = drug === null ? 0 : own.toLowerCase().indexOf(drug.toLowerCase());
    if (name < 0) return [];
    const found = [...own.matchAll(doses)]
      .filter((match) => drug === null || match.index > name)
      .map((match) => {
        const start = sentence.start + match.index;
        return { start, end: start + match[0].length, text: match[0], unit: match[2]!.toLowerCase() };
      });
    return drug === null ? found : found.slice(0, 1);
  });
}

const textsOf = (block: RichBlock): Run[][] =>
  block.kind === 'table' ? block.rows.flatMap(({ cells }) => (cells.length > 0 ? [joined(cells)] : [])) : [block.runs];
/** A row of a table is read as one line: the drug stands in one cell and its dose in the next. */
const joined = (cells: readonly Run[][]): Run[] => cells.flatMap((cell) => [...cell, { text: ' ', marks: [] }]);

/**
 * Writes another dose. Which one is meant must be plain: there is only one, or the drug was named. @throws Refusal otherwise
 */
export function changeDose(sections: OpenSection[], wish: DoseWish): OpenSection[] {
  const { drug } = wish;
  const where = placeName(sections, wish.section);
  const all = sections
    .filter((section) => isIn(wish, section))
    .flatMap(({ blocks }) => blocks.flatMap(textsOf).flatMap((runs) => dosesIn(textOf(runs), drug)));
  if (all.length === 0) {
    throw new Refusal(
      drug === null
        ? `There is no dose in ${where}. Nothing was changed.`
        : `No dose of “${drug}” is in ${where}. Nothing was changed.`,
    );
  }
  const unit = /[\p{L}%]+$/u.exec(wish.to)?.[0].toLowerCase();
  const sameUnit = unit === undefined ? all : all.filter((found) => found.unit === unit);
  const meant = sameUnit.length > 0 ? sameUnit : all;
  const kinds = [...new Set(meant.map(({ text }) => text.replace(/\s+/g, ' ')))];
  if (kinds.length > 1) {
    const first = kinds[0]!;
    throw new Refusal(
      `There are several doses in ${where}: ${kinds.join(', ')}. Say which one, as in “change ${first} to ${wish.to}”, or name the drug.`,
    );
  }
  const to = unit === undefined ? `${wish.to} ${/[^\d.,\s]+$/u.exec(kinds[0]!)![0]}` : wish.to;
  const change: Change = (runs) => withDoses(runs, drug, kinds[0]!, to);
  const changeAny: Change = (runs) => withDoses(runs, null, kinds[0]!, to);
  return sections.map((section) =>
    isIn(wish, section)
      ? { ...section, blocks: section.blocks.map((block) => inBlock(block, drug, change, changeAny)) }
      : section,
  );
}

type Change = (runs: Run[]) => Run[];

function inBlock(block: RichBlock, drug: string | null, change: Change, changeAny: Change): RichBlock {
  if (block.kind !== 'table') return { ...block, runs: change(block.runs) };
  const names = (cells: readonly Run[][]): boolean =>
    drug === null || textOf(joined(cells)).toLowerCase().includes(drug.toLowerCase());
  const rows = block.rows.map((row) => (names(row.cells) ? { ...row, cells: row.cells.map(changeAny) } : row));
  return { ...block, rows };
}

function withDoses(runs: readonly Run[], drug: string | null, kind: string, to: string): Run[] {
  const out: Run[] = [];
  const text = textOf(runs);
  let at = 0;
  for (const found of dosesIn(text, drug)) {
    if (found.text.replace(/\s+/g, ' ') !== kind) continue;
    const [first] = sliceRuns(runs, found.start, found.end);
    out.push(...sliceRuns(runs, at, found.start), { ...first!, text: to });
    at = found.end;
  }
  return joinRuns([...out, ...sliceRuns(runs, at, text.length)]);
}
