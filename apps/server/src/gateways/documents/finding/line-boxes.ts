import { type FoundBox, leastHeight, leastWidth, lineHeight } from './found-box.ts';
import type { Area } from './page-regions.ts';
import type { PrintedPage } from './printed-page.ts';
import type { Rule } from './ruling-lines.ts';

/** In points: how near the edge of a cell a line is its edge. */
const near = 2.5;
/** In points: thicker ones are bars, and those between parts of a form. */
const thickest = { line: 2.5, acrossPage: 1.4 };
/** Shares of the page's text, and of the line itself. */
const acrossPage = 0.75;
const free = { stacked: 0.5, alone: 0.9 };
/** In points: a line before a word that is ticked. */
const longestTick = 34;

/** Lines to write on, with room above; those that are the edge of a cell are the cell's. */
export function boxesOnLines(page: PrintedPage, cells: readonly Area[]): FoundBox[] {
  const { scale } = page;
  return page.horizontal.flatMap((rule) => {
    if ((rule.y1 - rule.y0) / scale > thickest.line || isBarEdge(page, rule)) return [];
    const edges = cells.filter(
      (cell) =>
        Math.abs(cell.y1 - rule.y0) < near * scale ||
        (Math.abs(cell.y0 - rule.y1) < near * scale && (!page.isBlank(cell) || hasSide(page, cell))),
    );
    return roomAbove(page, rule)
      .filter(({ x, width }) => {
        const shared = edges.map(({ x0, x1 }) =>
          Math.max(0, Math.min(x1 / scale, x + width) - Math.max(x0 / scale, x)),
        );
        return shared.reduce((sum, length) => sum + length, 0) < 0.5 * width;
      })
      .map((box) => asTick(page, box));
  });
}

/** What lies between two lines to write on has none. */
function hasSide({ vertical, scale }: PrintedPage, { x0, x1, y0, y1 }: Area): boolean {
  const middle = (y0 + y1) / 2;
  return vertical.some(
    (side) =>
      side.y0 < middle &&
      side.y1 > middle &&
      (Math.abs(side.x1 - x0) < near * scale || Math.abs(side.x0 - x1) < near * scale),
  );
}

/** The edge of a grey bar or field is no line to write on. */
function isBarEdge({ ink, scale }: PrintedPage, { x0, x1, y0, y1 }: Rule): boolean {
  const { shaded, width, height } = ink;
  const isGrey = (y: number) => {
    if (y < 0 || y >= height) return false;
    let count = 0;
    for (let x = x0; x <= x1; x += 1) count += shaded[y * width + x]!;
    return count > 0.5 * (x1 - x0 + 1);
  };
  const apart = Math.round(scale);
  return isGrey(y0 - apart) !== isGrey(y1 + apart);
}

type Part = { from: number; to: number };

/** Parts of a line over which nothing is printed. */
function roomAbove(page: PrintedPage, rule: Rule): FoundBox[] {
  const { scale } = page;
  const room = roomOver(page, rule);
  const isAcross = (rule.x1 - rule.x0) / scale > acrossPage * textWidth(page);
  const isStacked = isAcross && hasNeighbour(page, rule);
  const isThick = (rule.y1 - rule.y0 + 1) / scale > thickest.acrossPage;
  if (isAcross && !isStacked && isThick) return [];
  const leastShare = isAcross ? (isStacked ? free.stacked : free.alone) : 0;
  const leastRoom = isAcross ? (isStacked ? 0.7 : 0.9) * lineHeight : 0;
  return freeParts(room, scale).flatMap(({ from, to }) => {
    const width = (to - from + 1) / scale;
    const sorted = room.slice(from, to + 1).toSorted((a, b) => a - b);
    const height = sorted[Math.floor((to - from) / 8)]! / scale;
    const isEnough = width >= leastWidth * 0.8 && (to - from + 1) / room.length >= leastShare && height >= leastRoom;
    if (!isEnough) return [];
    const place = { x: (rule.x0 + from) / scale, y: rule.y0 / scale - height, width, height };
    return [{ kind: 'text', ...place, sure: !isAcross || isStacked, cells: 0 }];
  });
}

/** Dots without print above each place of a line, as far as writing reaches. */
function roomOver(page: PrintedPage, { x0, x1, y0 }: Rule): number[] {
  const most = Math.round(lineHeight * page.scale);
  const room: number[] = [];
  for (let x = x0; x <= x1; x += 1) {
    // a line is never quite level
    let foot = y0 - 1;
    while (foot > y0 - 4 && foot >= 0 && page.has(x, foot)) foot -= 1;
    let dots = 0;
    while (dots < most && foot - dots >= 0 && !page.has(x, foot - dots)) dots += 1;
    room.push(dots);
  }
  return room;
}

/** Runs with room enough; one goes on over a speck, and under the tails of letters in the line above. */
function freeParts(room: readonly number[], scale: number): Part[] {
  const least = Math.round(leastHeight * scale);
  const parts: Part[] = [];
  for (let from = 0; from < room.length; from += 1) {
    if (room[from]! < least) continue;
    let to = from;
    while (to + 1 < room.length && room[to + 1]! >= least) to += 1;
    const before = parts.at(-1);
    const gap = before ? from - before.to : Infinity;
    const isTail = before && gap < 10 * scale && room.slice(before.to + 1, from).every((each) => each > 0.5 * least);
    if (before && (isTail || gap < 1.5 * scale)) before.to = to;
    else parts.push({ from, to });
    from = to;
  }
  return parts;
}

function textWidth({ words }: PrintedPage): number {
  return Math.max(0, ...words.map(({ x, width }) => x + width)) - Math.min(...words.map(({ x }) => x), Infinity);
}

/** One of several lines of the same ends, as far apart as lines of writing. */
function hasNeighbour({ horizontal, scale }: PrintedPage, { x0, y0, x1 }: Rule): boolean {
  return horizontal.some((other) => {
    const apart = Math.abs(other.y0 - y0) / scale;
    return apart > 10 && apart < 34 && Math.abs(other.x0 - x0) < 3 * scale && Math.abs(other.x1 - x1) < 3 * scale;
  });
}

/** A short line before a word is ticked, as in "__ Yes". */
function asTick({ words }: PrintedPage, box: FoundBox): FoundBox {
  if (box.width > longestTick) return box;
  const [foot, end] = [box.y + box.height, box.x + box.width];
  const row = words.filter(({ y, height }) => Math.abs(y - foot + height * 0.4) < height * 0.6);
  const after = row.filter(({ x }) => x > box.x + box.width / 2 && x < end + 14).toSorted((a, b) => a.x - b.x)[0];
  if (!after || !/^[\s_.]*(?:\p{Lu}|is\b|is not\b)/u.test(after.text)) return box;
  const isLabelled = row.some(
    ({ x, width, text }) => x + width <= box.x + 2 && x + width > box.x - 14 && /[:$#(]\s*$/.test(text),
  );
  return isLabelled ? box : { ...box, kind: 'tick' };
}
