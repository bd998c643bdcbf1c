import type { Piece } from '../layout.ts';
import type { FoundBox } from './found-box.ts';
import { type Area, regionsOf } from './page-regions.ts';
import { type Ink, outlinesOf } from './ruling-lines.ts';

/** In points. */
const side = { least: 4.5, most: 20 };
/** In points: an edge that looks sunken. */
const widestEdge = 4;
/** Smaller ones, in points, may be the inside of a letter. */
const mostLetter = 7;
/** How much of its rectangle the inside of a square fills; of a small one more, or it is a letter. */
const squareFill = { plain: 0.87, small: 0.93 };

/** Check squares, circles for one of several, and squares with a grey edge that looks sunken. */
export function squaresOf(ink: Ink, words: readonly Piece[]): FoundBox[] {
  const outlines = outlinesOf(ink);
  const plain = enclosedBy(outlines, ink, isSquareOrCircle).map((area) => boxOf(area, 0.5, ink.scale));
  const edges = outlines.map((dot, at) => dot | ink.shaded[at]!);
  const sunken = enclosedBy(edges, ink, isFilled)
    .map((area) => boxOf(area, edgeAround(edges, ink, area), ink.scale))
    .filter((box) => !plain.some((other) => overlap(box, other)));
  return [...plain, ...sunken].filter((box) => !isWithinLetter(box, words));
}

function enclosedBy(
  blocked: Uint8Array,
  { width, height, scale }: Ink,
  isWanted: (sides: { w: number; h: number; fill: number }) => boolean,
): Area[] {
  return regionsOf(blocked, width, height, ({ x0, y0, x1, y1, fill, open }) => {
    const [w, h] = [(x1 - x0) / scale, (y1 - y0) / scale];
    const [short, long] = [Math.min(w, h), Math.max(w, h)];
    if (open || short < side.least || long > side.most || long > 1.35 * short) return false;
    return isWanted({ w, h, fill });
  });
}

function isSquareOrCircle({ w, h, fill }: { w: number; h: number; fill: number }): boolean {
  const isCircle = Math.abs(fill - Math.PI / 4) < 0.03 && w > 5.5 && Math.abs(w - h) < 1;
  return fill > (w > 6 ? squareFill.plain : squareFill.small) || isCircle;
}

const isFilled = ({ fill }: { fill: number }): boolean => fill > squareFill.small;

/** Points from the inside of a square to paper, beside its middle and without its outer line; at most a wide edge. */
function edgeAround(edges: Uint8Array, { width, scale }: Ink, { x0, y0, x1 }: Area): number {
  const row = Math.round(y0 + (x1 - x0) / 2) * width;
  let dots = 0;
  while (dots < widestEdge * scale && edges[row + x0 - 1 - dots]) dots += 1;
  return Math.max(0.5, dots / scale - 0.7);
}

function boxOf({ x0, y0, x1, y1 }: Area, edge: number, scale: number): FoundBox {
  return {
    kind: 'tick',
    x: x0 / scale - edge,
    y: y0 / scale - edge,
    width: (x1 - x0) / scale + 2 * edge,
    height: (y1 - y0) / scale + 2 * edge,
    sure: true,
    cells: 0,
  };
}

const overlap = (a: FoundBox, b: FoundBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

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
