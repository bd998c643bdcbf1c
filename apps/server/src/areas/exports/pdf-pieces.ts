import { type Run, textOf } from '@clinical/language/rich-text/rich-blocks';
import { directedPieces, type DirectedPiece, holdsRightToLeft } from './right-to-left.ts';
import { type Family, scriptRuns } from './script-runs.ts';

export type Piece = { text: string; font: Family } & Partial<DirectedPiece>;

/** One paragraph of runs as pieces in one font each; where some of it is read from right to left, each with its level. */
export function piecesOf(runs: readonly Run[]): (Piece & { run: Run })[] {
  if (!holdsRightToLeft(textOf(runs))) {
    return runs.flatMap((run) => scriptRuns(run.text).map(({ text, family }) => ({ text, font: family, run })));
  }
  return directedPieces(runs.map(({ text }) => text)).flatMap((pieces, at) =>
    pieces.flatMap(({ text, level, base }) =>
      scriptRuns(text).map((piece) => ({
        text: level % 2 === 0 ? inFontOrder(piece) : piece.text,
        font: piece.family,
        level,
        base,
        run: runs[at]!,
      })),
    ),
  );
}

/** The font turns Arabic digits and their separators round like letters, though a number is read from left to right. */
const inFontOrder = ({ text, family }: { text: string; family: Family }): string =>
  family === 'Arabic' ? [...text].toReversed().join('') : text;

export const plain = (text: string): Piece[] => piecesOf([{ text, marks: [] }]).map(({ run: _, ...piece }) => piece);
