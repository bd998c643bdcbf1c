import { createRequire } from 'node:module';
import { type DirectedPiece, visualOrder } from './right-to-left.ts';

/** What the library keeps of a piece of text in a line, and the direction that our own text carries. */
type Inline = { text: string; x: number; width: number; level?: number; base?: number; decoration?: unknown };
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

const isDirected = (inline: Inline): inline is Inline & DirectedPiece => inline.level !== undefined;

function setInOrder(line: Line): void {
  const { inlines } = line;
  if (!inlines.every(isDirected)) return;
  const order = visualOrder(inlines);
  const [first, last] = [0, inlines.length - 1];
  let x = order[0] === last ? -line.trailingCut : order[0] === first ? -line.leadingCut : 0;
  for (const place of order) {
    inlines[place]!.x = x;
    x += inlines[place]!.width;
  }
  // lines under words are drawn over neighbours; else the order stays as it is read, for those who take the text out
  if (inlines.some(({ decoration }) => decoration)) line.inlines = order.map((place) => inlines[place]!);
}
