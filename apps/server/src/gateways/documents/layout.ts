/** What stands for words that could not be made out. */
export const unreadable = '[unreadable]';

/** A piece of text on a page. Lengths are in the page's own unit, `y` is the middle of the letters, counted from the top. */
export type Piece = { text: string; x: number; y: number; width: number; height: number };

export type PlacedLine = { text: string; left: number; right: number; y: number; height: number };

/** Pieces of a page as lines, from top to bottom; two columns of running text one after the other. */
export function linesOf(pieces: readonly Piece[]): PlacedLine[] {
  const filled = pieces.filter(({ text }) => text.trim() !== '');
  const gutter = gutterOf(rowsOf(filled));
  if (gutter === null) return rowsOf(filled).map(lineOf);
  const isLeft = ({ x, width }: Piece) => x + width / 2 < gutter;
  return [filled.filter(isLeft), filled.filter((piece) => !isLeft(piece))].flatMap((side) => rowsOf(side).map(lineOf));
}

function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && piece.y - first.y < 0.5 * Math.min(first.height, piece.height)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

/** Where a page of running text parts into two columns: nearly all rows have a wide gap there, and words enough on both sides. */
function gutterOf(rows: readonly Piece[][]): number | null {
  const full = rows.filter((row) => row.length > 0);
  if (full.length < 8) return null;
  const left = Math.min(...full.map((row) => row[0]!.x));
  const right = Math.max(...full.map((row) => endOf(row.at(-1)!)));
  const middle = (left + right) / 2;
  const reach = (right - left) / 8;
  const gaps = full.flatMap((row) =>
    row.slice(1).flatMap((piece, index) => {
      const from = endOf(row[index]!);
      const at = (from + piece.x) / 2;
      return piece.x - from > 1.2 * piece.height && Math.abs(at - middle) < reach ? [at] : [];
    }),
  );
  if (gaps.length < 0.6 * full.length) return null;
  const at = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  const crossing = full.filter((row) => row.some(({ x, width }) => x < at && x + width > at));
  const letters = (side: (piece: Piece) => boolean) =>
    full
      .flat()
      .filter(side)
      .reduce((sum, { text }) => sum + text.length, 0) / full.length;
  const isProse = letters(({ x }) => x < at) > 24 && letters(({ x }) => x >= at) > 24;
  return isProse && crossing.length < 0.1 * full.length ? at : null;
}

const endOf = ({ x, width }: Piece): number => x + width;

function lineOf(row: readonly Piece[]): PlacedLine {
  let text = '';
  let end: number | null = null;
  for (const piece of row) {
    const apart = end !== null && piece.x - end > 0.15 * piece.height;
    text += apart && !text.endsWith(' ') && !piece.text.startsWith(' ') ? ` ${piece.text}` : piece.text;
    end = endOf(piece);
  }
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    left: row[0]!.x,
    right: end ?? 0,
    y: row[0]!.y,
    height: Math.max(...row.map(({ height }) => height)),
  };
}

/** Lines of a paragraph that a page's width has broken, put together again. `join` makes one of two that belong together. */
export function joinLines<L extends PlacedLine>(lines: readonly L[], join: (a: L, b: L, text: string) => L): L[] {
  const edge = Math.max(...lines.map(({ right }) => right));
  const width = edge - Math.min(...lines.map(({ left }) => left));
  const joined: L[] = [];
  // of the paragraph so far, the last line as it stood on the page
  let last: L | null = null;
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && last && goesOn(last, line, edge - 0.12 * width)) {
      joined[joined.length - 1] = join(before, line, before.text + (last.text.endsWith('-') ? '' : ' ') + line.text);
    } else joined.push(line);
    last = line;
  }
  return joined;
}

function goesOn(line: PlacedLine, next: PlacedLine, edge: number): boolean {
  const near = next.y > line.y && next.y - line.y < 2 * line.height;
  const alike = next.height > 0.75 * line.height && next.height < 1.35 * line.height;
  if (!near || !alike || line.right < edge || Math.abs(line.left - next.left) > 2 * line.height) return false;
  if (/[.!?:;|]$/.test(line.text) || /^[-–•*·]/u.test(next.text)) return false;
  return /^\p{Ll}/u.test(next.text) || /[,-]$/.test(line.text) || (/\p{Ll}$/u.test(line.text) && wordsOf(line) >= 6);
}

const wordsOf = ({ text }: PlacedLine): number => text.split(' ').length;

/** Words of a line with those that are not sure left out, each run of them marked once. */
export function markUnsure(words: readonly { text: string; sure: boolean }[]): string {
  const shown = words.map(({ text, sure }) => (sure ? text : unreadable));
  return shown.filter((text, at) => text !== unreadable || shown[at - 1] !== unreadable).join(' ');
}
