import { leastHeight, leastWidth } from './found-box.ts';
import { type Area, regionsOf } from './page-regions.ts';
import type { PrintedPage } from './printed-page.ts';
import { barsOf, type Rule } from './ruling-lines.ts';

/** In points: a gap in a frame, and how far ends of lines may be apart that belong together. */
const gap = 1.5;
const near = 3;
/** In points: a row of an open table, and a band between two lines, are no higher. */
const highestRow = 90;
const highestBand = 45;

/** Rectangles that lines enclose. They are looked for at half the dots, because a page is large. */
export function cellsOf(page: PrintedPage): Area[] {
  const { ink, scale } = page;
  const width = Math.ceil(ink.width / 2);
  const height = Math.ceil(ink.height / 2);
  const blocked = new Uint8Array(width * height);
  const reach = Math.round(gap * scale);
  const block = (rule: Rule, along: number, across: number) => {
    const [x0, x1] = [Math.max(0, rule.x0 - along) >> 1, Math.min(ink.width - 1, rule.x1 + along) >> 1];
    const [y0, y1] = [Math.max(0, rule.y0 - across) >> 1, Math.min(ink.height - 1, rule.y1 + across) >> 1];
    for (let y = y0; y <= y1; y += 1) blocked.fill(1, y * width + x0, y * width + x1 + 1);
  };
  for (const rule of page.horizontal) block(rule, reach, 0);
  for (const bar of barsOf(ink)) if (page.lettersIn(bar) > 2) block(bar, 0, 0);
  for (const rule of [...page.vertical, ...openEndsOf(page)]) block(rule, 0, reach);
  const isCell = ({ x0, y0, x1, y1, fill, open }: Area & { fill: number; open: boolean }) =>
    !open && fill > 0.92 && 2 * (x1 - x0) >= leastWidth * scale && 2 * (y1 - y0) >= leastHeight * scale;
  return regionsOf(blocked, width, height, isCell).map(({ x0, y0, x1, y1 }) => ({
    x0: x0 * 2,
    y0: y0 * 2,
    x1: x1 * 2,
    y1: y1 * 2,
  }));
}

/** Ends of rows that have no line there: of tables that are open at their sides, and of bands between two lines. */
function openEndsOf({ horizontal, vertical, scale }: PrintedPage): Rule[] {
  const close = near * scale;
  const long = horizontal.filter(({ x0, x1 }) => x1 - x0 > 60 * scale).toSorted((a, b) => a.y0 - b.y0);
  return long.flatMap((top, at) => {
    const below = long
      .slice(at + 1)
      .find(({ x0, x1, y0 }) => y0 > top.y1 + leastHeight * scale && x0 < top.x1 - close && x1 > top.x0 + close);
    if (!below || below.y0 - top.y1 > highestRow * scale) return [];
    const isDivided = vertical.some(
      ({ x0, y0, y1 }) => x0 > top.x0 + close && x0 < top.x1 - close && y0 < top.y1 + close && y1 > below.y0 - close,
    );
    const sameStart = Math.abs(top.x0 - below.x0) < close;
    const sameEnd = Math.abs(top.x1 - below.x1) < close;
    const isBand = sameStart && sameEnd && below.y0 - top.y1 < highestBand * scale;
    if (!isDivided && !isBand) return [];
    const ends = [...(sameStart ? [Math.min(top.x0, below.x0)] : []), ...(sameEnd ? [Math.max(top.x1, below.x1)] : [])];
    return ends.map((x) => ({ x0: x, y0: top.y1, x1: x, y1: below.y0 }));
  });
}
