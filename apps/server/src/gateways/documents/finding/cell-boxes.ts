import { type FoundBox, leastHeight, leastWidth, lineHeight } from './found-box.ts';
import type { Area } from './page-regions.ts';
import type { PrintedPage } from './printed-page.ts';

/** In points: between a printed line and what is written in its cell. */
const inset = 1;
/** In points: a cell for a single character. */
const singleCell = { width: 22, height: 34 };
/** More letters than this are no name of a field. */
const longestLabel = 160;
/** Text of so many letters in a cell without room is there to be read. */
const prose = { lines: 24, tight: 60 };

/** What is free in each cell below its label or beside it. */
export function boxesInCells(page: PrintedPage, cells: readonly Area[]): FoundBox[] {
  const combs = combsOf(page, cells);
  const inCombs = new Set(combs.flatMap(({ parts }) => parts));
  const rest = cells.filter((cell) => !inCombs.has(cell));
  const isRead = readRows(page, rest);
  const looked = rest.map((cell) => ({
    isLabelled: page.lettersIn(cell) > 0,
    isTicked: page.ticksIn(cell).length > 0,
    boxes: isRead(cell) ? [] : freeIn(page, cell),
  }));
  const labelled = looked.filter(({ isLabelled, isTicked }) => isLabelled && !isTicked);
  // a table that is mostly full is there to be read
  const isFull = labelled.length > 3 * labelled.filter(({ boxes }) => boxes.length > 0).length;
  const free = looked.flatMap(({ isLabelled, boxes }) => (isLabelled && isFull ? [] : boxes));
  return [...combs.map(({ box }) => box), ...free];
}

/** Rows there to be read: the longest text leaves no room, and what the others leave is not for writing. */
function readRows(page: PrintedPage, cells: readonly Area[]): (cell: Area) => boolean {
  const near = 2 * page.scale;
  const full = cells.filter((cell) => {
    const letters = page.lettersIn(cell);
    if (letters === 0 || page.ticksIn(cell).length > 0) return false;
    const room = page.roomBelow(cell);
    if (room < leastHeight) return letters > prose.lines && textLines(page, cell) > 1;
    return room < lineHeight && letters > prose.tight;
  });
  return (cell) =>
    page.lettersIn(cell) > 0 &&
    full.some(({ x0, y0, y1 }) => x0 !== cell.x0 && Math.abs(y0 - cell.y0) < near && Math.abs(y1 - cell.y1) < near);
}

function textLines(page: PrintedPage, cell: Area): number {
  const middles = page.wordsIn(cell).map(({ y }) => y);
  const sorted = middles.toSorted((a, b) => a - b);
  return sorted.filter((y, at) => at === 0 || y - sorted[at - 1]! > 4).length;
}

/** Narrow cells side by side are one box with a cell for each character. */
function combsOf(page: PrintedPage, cells: readonly Area[]): { parts: Area[]; box: FoundBox }[] {
  const { scale } = page;
  const near = 2 * scale;
  const isSingle = (cell: Area) =>
    cell.x1 - cell.x0 < singleCell.width * scale && cell.y1 - cell.y0 < singleCell.height * scale && page.isBlank(cell);
  const rows: Area[][] = [];
  for (const cell of cells.filter(isSingle).toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const row = rows.find((each) => {
      const last = each.at(-1)!;
      const gap = cell.x0 - last.x1;
      return gap >= 0 && gap < near && Math.abs(cell.y0 - last.y0) < near && Math.abs(cell.y1 - last.y1) < near;
    });
    if (row) row.push(cell);
    else rows.push([cell]);
  }
  return rows
    .filter((row) => row.length > 1)
    .map((parts) => {
      const [first, last] = [parts[0]!, parts.at(-1)!];
      return { parts, box: { ...boxOf(page, { ...first, x1: last.x1 }), cells: parts.length } };
    });
}

function boxOf({ scale }: PrintedPage, { x0, y0, x1, y1 }: Area, sure = true): FoundBox {
  return {
    kind: 'text',
    x: x0 / scale + inset,
    y: y0 / scale + inset / 2,
    width: (x1 - x0) / scale - 2 * inset,
    height: (y1 - y0) / scale - inset,
    sure,
    cells: 0,
  };
}

function freeIn(page: PrintedPage, cell: Area): FoundBox[] {
  const { scale, ink } = page;
  const [width, height] = [(cell.x1 - cell.x0) / scale, (cell.y1 - cell.y0) / scale];
  const isTooSmall = width < leastWidth || height < leastHeight;
  const isPage = width * height * scale * scale > 0.5 * ink.width * ink.height;
  if (isTooSmall || isPage) return [];
  const ticks = page.ticksIn(cell);
  const letters = page.lettersIn(cell);
  const isSquare = ticks.some((tick) => tick.width * tick.height > 0.4 * width * height);
  if (isSquare || (letters > 0 && page.isShaded(cell))) return [];
  const rows = page.rowsOf(cell);
  const last = rows.findLastIndex((count) => count > 0);
  if (last < 0) return inBlank(page, cell, height);
  if (ticks.length > 0 || (letters === 0 && width < singleCell.width)) return [];
  const below = { ...cell, y0: cell.y0 + page.edge + last + 1 };
  const isRoom = (cell.y1 - below.y0) / scale >= leastHeight + 1.5;
  if (isRoom && letters < longestLabel) return divided(page, below, cell, letters > 0);
  if (letters === 0) return [];
  return inGap(page, cell, rows) ?? besideNumber(page, cell, rows) ?? afterLabel(page, cell);
}

/** Writing stands at the foot of a cell that is higher than a line. */
function inBlank(page: PrintedPage, cell: Area, height: number): FoundBox[] {
  const head = height > 19 && height < 30 ? Math.round(0.22 * (cell.y1 - cell.y0)) : 0;
  return divided(page, { ...cell, y0: cell.y0 + head }, cell);
}

/** Between labels at the top and at the foot of a cell. */
function inGap(page: PrintedPage, cell: Area, rows: readonly number[]): FoundBox[] | null {
  const { from, to } = widestGap(rows);
  const room = (to - from) / page.scale;
  if (room < 2 * leastHeight + 4) return null;
  const start = cell.y0 + page.edge;
  const between = { ...cell, y0: start + from, y1: start + to };
  return room > 40 ? [boxOf(page, between, false)] : divided(page, between, cell, false);
}

/** The longest run of rows without print. */
function widestGap(counts: readonly number[]): { from: number; to: number } {
  let widest = { from: 0, to: 0 };
  let from = 0;
  for (let at = 0; at <= counts.length; at += 1) {
    if (at < counts.length && counts[at] === 0) continue;
    if (at - from > widest.to - widest.from) widest = { from, to: at };
    from = at + 1;
  }
  return widest;
}

/** Right of a number, or of a word set upright, that stands at the left of a cell. */
function besideNumber(page: PrintedPage, cell: Area, rows: readonly number[]): FoundBox[] | null {
  const columns = page.columnsOf(cell);
  const clear = Math.round(2 * page.scale);
  const side = columns.findIndex(
    (count, at) => count > 0 && columns.slice(at + 1, at + 1 + clear).every((next) => next === 0),
  );
  if (side <= 0 || side >= 0.3 * columns.length || page.lettersIn(cell) >= 16) return null;
  const label = rows.findIndex((count, at) => count === 0 && at > 0 && rows[at - 1]! > 0);
  const top = label > 0 && label < 0.5 * rows.length ? label : 0;
  const rest = { ...cell, x0: cell.x0 + page.edge + side + Math.round(page.scale), y0: cell.y0 + top };
  return page.roomBelow(rest) >= leastHeight ? freeIn(page, rest) : [];
}

/** Right of a label that ends with a colon. */
function afterLabel(page: PrintedPage, cell: Area): FoundBox[] {
  const { scale } = page;
  const end = page.columnsOf(cell).findLastIndex((count) => count > 0);
  const beside = { ...cell, x0: cell.x0 + page.edge + end + Math.round(2 * scale) };
  const width = (beside.x1 - beside.x0) / scale;
  const isRoom = width >= 45 && beside.x1 - beside.x0 > 0.35 * (cell.x1 - cell.x0);
  const isLine = (cell.y1 - cell.y0) / scale <= 32 && page.lettersIn(cell) < 60;
  const words = page.wordsIn(cell).toSorted((a, b) => a.x + a.width - b.x - b.width);
  return isRoom && isLine && /:\s*$/.test(words.at(-1)?.text ?? '') ? [boxOf(page, beside, false)] : [];
}

/** The free part of a cell, in as many boxes as upright lines or the labels above it divide it into. */
function divided(page: PrintedPage, free: Area, cell: Area, sure = true): FoundBox[] {
  const { scale } = page;
  const near = 4 * scale;
  const lines = page.vertical.filter(
    ({ x0, y0, x1, y1 }) =>
      x0 > free.x0 + near &&
      x1 < free.x1 - near &&
      Math.min(y1, free.y1) - Math.max(y0, free.y0) > 0.5 * (free.y1 - free.y0),
  );
  const middles = lines.map(({ x0, x1 }) => Math.round((x0 + x1) / 2)).toSorted((a, b) => a - b);
  const edges = [free.x0, ...(middles.length > 0 ? middles : labelCuts(page, free, cell)), free.x1];
  return edges
    .slice(1)
    .map((x1, at) => ({ ...free, x0: edges[at]!, x1 }))
    .filter(({ x0, x1 }) => (x1 - x0) / scale >= leastWidth * 0.8)
    .map((part) => boxOf(page, part, sure));
}

/** Where the second and later labels of a cell begin, when they stand apart in one row. */
function labelCuts(page: PrintedPage, free: Area, cell: Area): number[] {
  const labels = page.wordsIn({ ...cell, y1: free.y0 }).toSorted((a, b) => a.x - b.x);
  if (labels.length < 2 || labels.some(({ y }) => Math.abs(y - labels[0]!.y) > 3)) return [];
  return labels.slice(1).flatMap((label, at) => {
    const before = labels[at]!;
    return label.x - before.x - before.width > 18 ? [Math.round((label.x - 2) * page.scale)] : [];
  });
}
