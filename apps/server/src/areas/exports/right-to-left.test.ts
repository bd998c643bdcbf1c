import { describe, expect, it } from 'vitest';
import { directedPieces, readsRightToLeft, visualOrder } from './right-to-left.ts';

/** A line as it stands on paper from left to right; the letters of a word are turned by the font. */
const onPaper = (...parts: string[]): string => {
  const pieces = directedPieces(parts).flat();
  return visualOrder(pieces)
    .map((place) => pieces[place]!.text)
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
    ['a range keeps its order', 'כל 10-20 דקות', 'דקות 10-20 כל'],
    ['a date keeps its order', 'נבדק 2026-03-14 שוב', 'שוב 2026-03-14 נבדק'],
    ['a unit stays behind its number', 'חום 37.5°C היום', 'היום 37.5°C חום'],
    ['a currency stays with its number', 'שילם $50 היום', 'היום $50 שילם'],
    ['brackets go with the foreign word before them', 'נטל Tylenol (extra)', 'Tylenol (extra) נטל'],
    ['a formula is mirrored', 'ערך ≤ 5 תקין', 'תקין 5 ≥ ערך'],
    ['an emoji has no direction', 'כאב 🙂 חזק', 'חזק 🙂 כאב'],
    ['an Arabic decimal stays whole', 'تناول ٢٫٥ ملغ', 'ملغ ٢٫٥ تناول'],
    ['three scripts in one line', 'عند 3 مرضى: שלום and Ab 12', 'and Ab 12 שלום :مرضى 3 عند'],
    ['white space at the end goes with the paragraph', 'שלום abc ', ' abc שלום'],
  ])('%s', (_, text, paper) => {
    expect(onPaper(text)).toBe(paper);
  });

  it('has one order across its bold and plain parts', () => {
    expect(onPaper('נטל 10', '-20 mg', ' היום')).toBe('היום mg 10-20 נטל');
  });
});

it('the first letter says how a paragraph is read', () => {
  expect(['1. שלום', '(مرحبا) hello', 'Hello שלום', '12.', ''].map(readsRightToLeft)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('nothing is lost where a text is cut', () => {
  for (const text of ['שלוםabc, 1,5%', 'مَرحَبًا 10/20!', 'x→y 🙂 ‎z', '  '])
    expect(
      directedPieces([text])
        .flat()
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});
