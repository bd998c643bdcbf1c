/** Which known sentence a sentence in the editor is; `edited` when its words have changed since. */
export type SentenceMatch = { index: number; edited: boolean };

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();
const wordsOf = (text: string): string[] =>
  fold(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Dice coefficient of two word lists: 1 for the same words, 0 for none in common. */
function likeness(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
}

const leastLikeness = 0.5;

/** Longest common order-preserving pairing, weighted by `score` (0 means "never pair"). */
function align(rows: number, columns: number, score: (row: number, column: number) => number): [number, number][] {
  const best = Array.from({ length: rows + 1 }, () => Array.from({ length: columns + 1 }, () => 0));
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const points = score(row, column);
      const pair = points > 0 ? points + best[row + 1]![column + 1]! : 0;
      best[row]![column] = Math.max(pair, best[row + 1]![column]!, best[row]![column + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    const points = score(row, column);
    if (points > 0 && best[row]![column] === points + best[row + 1]![column + 1]!) pairs.push([row++, column++]);
    else if (best[row]![column] === best[row]![column + 1]) column++;
    else row++;
  }
  return pairs;
}

/** Above this many comparisons an order is not looked for: equal words are found all the same, wherever they stand. */
const mostComparisons = 1_000_000;

/** Equal sentences in the same order. What is the same at both ends, nearly all of a text that is being typed in, is not compared. */
function pairSame(found: readonly string[], known: readonly string[]): [number, number][] {
  let start = 0;
  while (start < found.length && start < known.length && found[start] === known[start]) start += 1;
  let end = 0;
  const rest = Math.min(found.length, known.length) - start;
  while (end < rest && found.at(-1 - end) === known.at(-1 - end)) end += 1;
  const [rows, columns] = [found.length - start - end, known.length - start - end];
  const same = (row: number, column: number): number => (found[start + row] === known[start + column] ? 1 : 0);
  const middle = rows * columns > mostComparisons ? [] : align(rows, columns, same);
  return [
    ...range(0, start).map((at): [number, number] => [at, at]),
    ...middle.map(([row, column]): [number, number] => [start + row, start + column]),
    ...range(0, end).map((at): [number, number] => [found.length - end + at, known.length - end + at]),
  ];
}

/**
 * Pairs the sentences found in a section's text with the ones the server knows, in this order: the same words in the same order; the same
 * words moved elsewhere; and, between two pairs, a sentence of at least half the same words, which is one that is being edited.
 * Returns one entry for each found sentence, null for one that is new.
 */
export function matchSentences(found: readonly string[], known: readonly string[]): (SentenceMatch | null)[] {
  const result: (SentenceMatch | null)[] = found.map(() => null);
  const foundText = found.map(fold);
  const knownText = known.map(fold);
  const pairs = pairSame(foundText, knownText);
  const taken = new Set<number>();
  for (const [row, column] of pairs) {
    result[row] = { index: column, edited: false };
    taken.add(column);
  }
  const free = new Map<string, number[]>();
  for (const [column, text] of knownText.entries()) {
    if (taken.has(column)) continue;
    const places = free.get(text);
    if (places) places.push(column);
    else free.set(text, [column]);
  }
  for (const [row, text] of foundText.entries()) {
    if (result[row] !== null) continue;
    const moved = free.get(text)?.shift();
    if (moved === undefined) continue;
    result[row] = { index: moved, edited: false };
    taken.add(moved);
  }
  const fences = [...pairs, [found.length, known.length] as [number, number]];
  let rowStart = 0;
  let columnStart = 0;
  for (const [rowEnd, columnEnd] of fences) {
    const rows = range(rowStart, rowEnd).filter((row) => result[row] === null);
    const columns = range(columnStart, columnEnd).filter((column) => !taken.has(column));
    pairEdited(rows, columns);
    rowStart = rowEnd + 1;
    columnStart = columnEnd + 1;
  }
  return result;

  function pairEdited(rows: number[], columns: number[]): void {
    if (rows.length === 0 || columns.length === 0 || rows.length * columns.length > mostComparisons) return;
    const rowWords = rows.map((row) => wordsOf(foundText[row]!));
    const columnWords = columns.map((column) => wordsOf(knownText[column]!));
    const edited = align(rows.length, columns.length, (row, column) => {
      const points = likeness(rowWords[row]!, columnWords[column]!);
      return points >= leastLikeness ? points : 0;
    });
    for (const [row, column] of edited) {
      result[rows[row]!] = { index: columns[column]!, edited: true };
      taken.add(columns[column]!);
    }
  }
}

function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, step) => start + step);
}
