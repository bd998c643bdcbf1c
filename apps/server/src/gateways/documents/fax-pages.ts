import type { FaxPage, FaxWord } from '@clinical/contract/fax/received.schemas';
import type { Piece } from './layout.ts';
import type { ReadWord } from './recognise.ts';

type Size = { width: number; height: number };

/** A page that holds its text, as lines of words at their places. */
export function typedPage(number: number, size: Size, pieces: readonly Piece[]): FaxPage {
  const words = pieces.filter(({ text }) => text.trim() !== '').flatMap(wordsOf);
  return { number, ...size, turned: 0, lines: rowsOf(words) };
}

/** A page that was read from its picture, which was turned by so many quarters first. Places come in dots of the turned picture. */
export function recognisedPage(
  number: number,
  { width, height }: Size,
  { quarters, lines }: { quarters: number; lines: readonly ReadWord[][] },
  scale: number,
): FaxPage {
  const isLying = quarters % 2 === 1;
  return {
    number,
    width: isLying ? height : width,
    height: isLying ? width : height,
    turned: (quarters * 90) as FaxPage['turned'],
    lines: lines.map((line) =>
      line.map(({ text, confidence, x, y, width: wide, height: high }) => ({
        text,
        confidence: round(confidence / 100),
        ...placed({ x: x / scale, y: y / scale, width: wide / scale, height: high / scale }),
      })),
    ),
  };
}

/** A piece may be a whole line: its words share its width by their letters. */
function wordsOf({ text, x, y, width, height }: Piece): FaxWord[] {
  const perLetter = width / text.length;
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: null,
    ...placed({ x: x + match.index * perLetter, y: y - height / 2, width: match[0].length * perLetter, height }),
  }));
}

function rowsOf(words: readonly FaxWord[]): FaxWord[][] {
  const rows: FaxWord[][] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    const first = rows.at(-1)?.[0];
    if (first && word.y - first.y < 0.5 * Math.min(first.height, word.height)) rows.at(-1)!.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

const placed = ({ x, y, width, height }: Omit<FaxWord, 'text' | 'confidence'>) => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

const round = (value: number): number => Math.round(value * 100) / 100;
