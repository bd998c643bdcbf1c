import type { FormBox, FormFieldType } from '@clinical/contract/forms/fields.schemas';
import type { Piece } from './layout.ts';

type Box = Pick<FormBox, 'x' | 'y' | 'width' | 'height'>;

/** Names stand in a column of their own, so far to the left at most. */
const farAway = 160;
/** Widths of words that were cut from a longer piece are known to this share. */
const cut = 0.05;

const right = ({ x, width }: { x: number; width: number }): number => x + width;
const middle = ({ y, height }: Box): number => y + height / 2;

/** Printed signs that lead to a box and are no part of its name. */
const leaders = /[._…\s]{2,}|[\s:*_.(☐□]+$|^[\s:*_.☐□]+/g;
const tidy = (text: string): string => text.replace(leaders, ' ').replace(/\s+/g, ' ').trim();

/** Pieces from left to right as text, cut where the gap to the next one is wide. */
function joined(pieces: readonly Piece[]): string {
  const sorted = pieces.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return tidy(sorted.map(({ text }) => text).join(' '));
}

/** The run of pieces that begins within `reach` of `from`, going left (`-1`) or right (`1`), up to a gap of two letters. */
function runBeside(row: readonly Piece[], from: number, way: -1 | 1, reach = 14): Piece[] {
  const sorted = row.toSorted((a, b) => (way === -1 ? right(b) - right(a) : a.x - b.x));
  const run: Piece[] = [];
  let edge = from;
  for (const piece of sorted) {
    const gap = way === -1 ? edge - right(piece) : piece.x - edge;
    if (gap > Math.max(run.length === 0 ? reach : 14, piece.height * 2)) break;
    run.push(piece);
    edge = way === -1 ? piece.x : right(piece);
  }
  return run;
}

/**
 * What a person reads as the name of a box: beside a check box the words to its right, else those to its left; beside any other
 * box the words to its left in its row, within it at its top, or above it. Empty where nothing is printed near.
 */
export function labelNear(box: Box, type: FormFieldType, pieces: readonly Piece[], others: readonly Box[]): string {
  const filled = pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const sameRow = filled.filter(({ y, height }) => Math.abs(y - middle(box)) < Math.max(box.height, height) * 0.6);
  const ends = others.filter((other) => other !== box && Math.abs(middle(other) - middle(box)) < box.height * 0.6);
  const before = Math.max(-Infinity, ...ends.map(right).filter((edge) => edge <= box.x + 1));
  const after = Math.min(Infinity, ...ends.map(({ x }) => x).filter((edge) => edge >= right(box) - 1));
  const leftRow = sameRow.filter(
    (piece) => right(piece) <= box.x + Math.max(2, piece.width * cut) && piece.x >= before - 2,
  );
  const rightRow = sameRow.filter((piece) => piece.x >= right(box) - 2 && right(piece) <= after + 2);
  if (type === 'checkbox') {
    return joined(runBeside(rightRow, right(box), 1)) || joined(runBeside(leftRow, box.x, -1));
  }
  const left = joined(runBeside(leftRow, box.x, -1));
  if (left) return left;
  const led = runBeside(leftRow, box.x, -1, farAway);
  if (/:\s*$/.test(led[0]?.text ?? '')) return joined(led);
  const within = filled.filter(
    ({ x, y }) => x >= box.x - 2 && x < right(box) && y > box.y - 2 && y < box.y + Math.min(14, box.height),
  );
  const top = Math.min(Infinity, ...within.map(({ y }) => y));
  if (within.length > 0) return joined(within.filter(({ y, height }) => y - top < height / 2));
  const above = filled.filter(
    ({ x, y, width, height }) => y < box.y && box.y - y < 10 + height && x < right(box) && x + width > box.x,
  );
  const nearest = Math.max(-Infinity, ...above.map(({ y }) => y));
  if (above.length > 0) return joined(above.filter(({ y, height }) => nearest - y < height / 2));
  if (led.length > 0) return joined(led);
  const below = filled.filter(
    ({ x, y, width, height }) =>
      y > box.y + box.height && y - box.y - box.height < height * 1.2 && x < right(box) && x + width > box.x,
  );
  return joined(below);
}
