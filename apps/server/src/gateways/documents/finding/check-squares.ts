import type { Piece } from '../layout.ts';
import type { FoundBox } from './found-box.ts';
import { regionsOf } from './page-regions.ts';
import { type Ink, outlinesOf } from './ruling-lines.ts';

/** In points. */
const side = { least: 4.5, most: 20 };
/** Smaller ones, in points, may be the inside of a letter. */
const mostLetter = 7;
/** How much of its rectangle the inside of a square fills; of a small one more, or it is a letter. */
const squareFill = { plain: 0.87, small: 0.93 };

/** Check squares, and circles for one of several. */
export function squaresOf(ink: Ink, words: readonly Piece[]): FoundBox[] {
  const { width, height, scale } = ink;
  const found = regionsOf(outlinesOf(ink), width, height, ({ x0, y0, x1, y1, fill, open }) => {
    const [w, h] = [(x1 - x0) / scale, (y1 - y0) / scale];
    const [short, long] = [Math.min(w, h), Math.max(w, h)];
    if (open || short < side.least || long > side.most || long > 1.35 * short) return false;
    const isSquare = fill > (w > 6 ? squareFill.plain : squareFill.small);
    const isCircle = Math.abs(fill - Math.PI / 4) < 0.03 && w > 5.5 && Math.abs(w - h) < 1;
    return isSquare || isCircle;
  });
  return found
    .map(({ x0, y0, x1, y1 }): FoundBox => ({
      kind: 'tick',
      x: x0 / scale - 0.5,
      y: y0 / scale - 0.5,
      width: (x1 - x0) / scale + 1,
      height: (y1 - y0) / scale + 1,
      sure: true,
      cells: 0,
    }))
    .filter((box) => !isWithinLetter(box, words));
}

function isWithinLetter({ x, y, width, height }: FoundBox, words: readonly Piece[]): boolean {
  if (height > mostLetter) return false;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return words.some(
    (word) =>
      word.height > height &&
      middle.x > word.x &&
      middle.x < word.x + word.width &&
      Math.abs(middle.y - word.y) < word.height / 2,
  );
}
