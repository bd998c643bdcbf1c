import { createRequire } from 'node:module';
import { visualOrder } from './right-to-left.ts';

/** What the library keeps of a piece of text in a line, and the level that our own text carries. */
type Inline = { text: string; x: number; width: number; level?: number; decoration?: unknown };
type Line = { inlines: Inline[]; leadingCut: number; trailingCut: number };
type Renderer = { prototype: { renderLine(line: Line, x: number, y: number): void } };

/** The library sets the pieces of a line from left to right whatever they are; this sets those with levels in their order. */
export function drawLinesInBothDirections(): void {
  // a part of the library that it has no types for
  const part = createRequire(import.meta.url)('pdfmake/js/Renderer.js') as { default: Renderer };
  const { prototype } = part.default;
  const { renderLine } = prototype;
  prototype.renderLine = function renderOrdered(line, x, y) {
    setInOrder(line);
    renderLine.call(this, line, x, y);
  };
}

function setInOrder(line: Line): void {
  const { inlines } = line;
  if (!inlines.some(({ level = 0 }) => level > 0)) return;
  const base = inlines[0]!.level! % 2;
  const levels = inlines.map(({ level = 0 }) => level);
  // white space at the end of a line goes with the paragraph
  for (let at = inlines.length - 1; at >= 0 && inlines[at]!.text.trim() === ''; at--) levels[at] = base;
  const order = visualOrder(levels);
  const [first, last] = [0, inlines.length - 1];
  let x = order[0] === last ? -line.trailingCut : order[0] === first ? -line.leadingCut : 0;
  for (const place of order) {
    inlines[place]!.x = x;
    x += inlines[place]!.width;
  }
  // lines under words are drawn over neighbours; else the order stays as it is read, for those who take the text out
  if (inlines.some(({ decoration }) => decoration)) line.inlines = order.map((place) => inlines[place]!);
}
