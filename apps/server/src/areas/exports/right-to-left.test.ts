import { describe, expect, it } from 'vitest';
import { directionPieces, levelsOf, mirrored, readsRightToLeft, visualOrder } from './right-to-left.ts';

/** A line as it stands on paper from left to right; the letters of a word are turned by the font. */
const onPaper = (text: string): string => {
  const pieces = directionPieces(text);
  const levels = levelsOf(pieces, readsRightToLeft(text));
  return visualOrder(levels)
    .map((place) => (levels[place]! % 2 === 1 ? mirrored(pieces[place]!) : pieces[place]!))
    .join('');
};

describe('a line', () => {
  it.each([
    ['left to right stays', 'Take 500 mg (twice).', 'Take 500 mg (twice).'],
    ['right to left is turned', 'אחת שתיים שלוש', 'שלוש שתיים אחת'],
    ['its full stop stands at the left', 'אחת שתיים.', '.שתיים אחת'],
    ['numbers are read as everywhere', 'נטל 2.5 ביום', 'ביום 2.5 נטל'],
    ['foreign words keep their order', 'נטל aspirin forte 500 mg היום', 'היום aspirin forte 500 mg נטל'],
    ['brackets open to the right', 'כאב (חזק) ברגל', 'ברגל (חזק) כאב'],
    ['a quote in a line from left to right is turned in itself', 'He said أنا بخير today.', 'He said بخير أنا today.'],
    ['Arabic numbers stay', 'الضغط ١٢٠ اليوم', 'اليوم ١٢٠ الضغط'],
  ])('%s', (_, text, paper) => {
    expect(onPaper(text)).toBe(paper);
  });
});

it('the first letter says how a paragraph is read', () => {
  expect(['1. שלום', '(مرحبا) hello', 'Hello שלום', '12.'].map(readsRightToLeft)).toEqual([true, true, false, false]);
});

it('nothing is lost where a text is cut', () => {
  for (const text of ['שלוםabc, 1,5%', 'مَرحَبًا 10/20!', 'x→y 🙂 ‎z', '  '])
    expect(directionPieces(text).join('')).toBe(text);
});
