import type { Piece } from '../layout.ts';
import type { FoundBox } from './found-box.ts';
import type { Area } from './page-regions.ts';
import { type Ink, type Rule, rulesOf } from './ruling-lines.ts';

/** Around an area, in points: its own lines are no print within it. */
const ownLine = 1.2;
/** Lines shorter than this, in points, may be parts of letters. */
const mostStroke = 24;

/** The words of a page without what is to be written on, each at about its place. */
export const wordsOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap(apartFromBlanks).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

function apartFromBlanks(piece: Piece): Piece[] {
  if (!/_{2,}|\.{4,}/.test(piece.text)) return [piece];
  const unit = piece.width / breadthOf(piece.text);
  let end = piece.x;
  return piece.text.split(/(_{2,}|\.{4,})/).flatMap((part) => {
    const text = part.trim();
    const x = end + breadthOf(part.slice(0, part.length - part.trimStart().length)) * unit;
    end += breadthOf(part) * unit;
    return text === '' || /^[_.]+$/.test(text) ? [] : [{ ...piece, text, x, width: breadthOf(text) * unit }];
  });
}

/** About how wide a text is in the fonts of forms, in which a sign of a blank is half as wide as high. */
const breadthOf = (text: string): number => [...text].reduce((sum, sign) => sum + signBreadth(sign), 0);

function signBreadth(sign: string): number {
  if (/[\s.,:;'|!ijlItfr()[\]]/.test(sign)) return 0.27;
  if (/[mwMW]/.test(sign)) return 0.75;
  if (/\p{Ll}/u.test(sign)) return 0.455;
  return /\p{Lu}/u.test(sign) ? 0.64 : 0.5;
}

/** What is printed on a page: its lines, its words, and what is between them. Areas and lines are in dots. */
export class PrintedPage {
  readonly ink: Ink;
  readonly words: readonly Piece[];
  readonly ticks: readonly FoundBox[];
  readonly horizontal: readonly Rule[];
  readonly vertical: readonly Rule[];
  readonly #undivided: Uint8Array;

  /** @param ticks its check squares, whose sides are no lines */
  constructor(ink: Ink, words: readonly Piece[], ticks: readonly FoundBox[]) {
    this.ink = ink;
    this.words = words;
    this.ticks = ticks;
    const { horizontal, vertical } = rulesOf(ink);
    const isLine = (rule: Rule) => !this.#isStroke(rule) && !this.#isSide(rule);
    this.horizontal = horizontal.filter(isLine);
    this.vertical = vertical.filter(isLine);
    this.#undivided = withoutLines(ink, this.vertical);
  }

  get scale(): number {
    return this.ink.scale;
  }

  /** Strokes of large letters are as long as short lines. */
  #isStroke({ x0, y0, x1, y1 }: Rule): boolean {
    const { scale } = this;
    const [x, y] = [(x0 + x1) / 2 / scale, (y0 + y1) / 2 / scale];
    const length = Math.max(x1 - x0, y1 - y0) / scale;
    return this.words.some(
      (word) =>
        length < Math.max(word.height * 1.3, mostStroke) &&
        x > word.x - 1 &&
        x < word.x + word.width + 1 &&
        Math.abs(y - word.y) < word.height * 0.4,
    );
  }

  #isSide({ x0, y0, x1, y1 }: Rule): boolean {
    const { scale } = this;
    return this.ticks.some(
      ({ x, y, width, height }) =>
        x0 / scale > x - 2 && x1 / scale < x + width + 2 && y0 / scale > y - 2 && y1 / scale < y + height + 2,
    );
  }

  has(x: number, y: number): boolean {
    return this.ink.dots[y * this.ink.width + x] === 1;
  }

  /** Dots of an area's own edge. */
  get edge(): number {
    return Math.round(ownLine * this.scale);
  }

  /** Dark dots in each row of an area, its edge and upright lines left out. */
  rowsOf(area: Area): number[] {
    return this.#counts(area.y0, area.y1, area.x0, area.x1, (row, at) => row * this.ink.width + at);
  }

  /** Dark dots in each column of an area, its edge and upright lines left out. */
  columnsOf(area: Area): number[] {
    return this.#counts(area.x0, area.x1, area.y0, area.y1, (column, at) => at * this.ink.width + column);
  }

  #counts(
    from: number,
    to: number,
    start: number,
    end: number,
    placeOf: (line: number, at: number) => number,
  ): number[] {
    const counts: number[] = [];
    for (let line = from + this.edge; line < to - this.edge; line += 1) {
      let count = 0;
      for (let at = start + this.edge; at < end - this.edge; at += 1) count += this.#undivided[placeOf(line, at)]!;
      counts.push(count);
    }
    return counts;
  }

  isBlank(area: Area): boolean {
    return this.rowsOf(area).every((count) => count === 0);
  }

  isShaded({ x0, y0, x1, y1 }: Area): boolean {
    const { shaded, width } = this.ink;
    let count = 0;
    for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) count += shaded[y * width + x]!;
    return count > 0.4 * (x1 - x0) * (y1 - y0);
  }

  /** Points below the last print of an area. */
  roomBelow(area: Area): number {
    const rows = this.rowsOf(area);
    return (rows.length - 1 - rows.findLastIndex((count) => count > 0)) / this.scale;
  }

  wordsIn({ x0, y0, x1, y1 }: Area): Piece[] {
    const { scale } = this;
    return this.words.filter(({ x, y, width }) => {
      const middle = x + width / 2;
      return y > y0 / scale && y < y1 / scale && middle > x0 / scale && middle < x1 / scale;
    });
  }

  lettersIn(area: Area): number {
    return this.wordsIn(area).reduce((sum, { text }) => sum + text.trim().length, 0);
  }

  ticksIn({ x0, y0, x1, y1 }: Area): FoundBox[] {
    const { scale } = this;
    return this.ticks.filter(
      ({ x, y }) => x > x0 / scale - 2 && x < x1 / scale && y > y0 / scale - 2 && y < y1 / scale,
    );
  }
}

function withoutLines({ dots, width }: Ink, lines: readonly Rule[]): Uint8Array {
  const left = Uint8Array.from(dots);
  for (const { x0, y0, x1, y1 } of lines) {
    for (let y = y0; y <= y1; y += 1) left.fill(0, y * width + Math.max(0, x0 - 1), y * width + x1 + 2);
  }
  return left;
}
