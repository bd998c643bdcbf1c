import type { Piece } from '../layout.ts';
import { boxesInCells } from './cell-boxes.ts';
import { squaresOf } from './check-squares.ts';
import type { FoundBox } from './found-box.ts';
import { boxesOnLines } from './line-boxes.ts';
import { PrintedPage } from './printed-page.ts';
import type { Ink } from './ruling-lines.ts';
import { cellsOf } from './table-cells.ts';

/**
 * Places to fill in on a page without fields of its own: check squares, cells of tables, and lines with room above.
 * @param words what is printed, in points
 */
export function boxesOf(ink: Ink, words: readonly Piece[]): FoundBox[] {
  const ticks = squaresOf(ink, words);
  const page = new PrintedPage(ink, words, ticks);
  const cells = cellsOf(page);
  const all = [...ticks, ...boxesInCells(page, cells), ...boxesOnLines(page, cells)];
  return all.filter((box, at) => !all.slice(0, at).some((before) => covers(before, box)));
}

function covers(a: FoundBox, b: FoundBox): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 && width * height > 0.4 * Math.min(a.width * a.height, b.width * b.height);
}
