import { expect, it } from 'vitest';
import { toldPassages } from './told-passages.ts';

const page = (number: number, rank: number, text: string) => ({ page: number, rank, text });
const sentence = 'Exercise reduced knee pain in adults. ';
const lengthOf = (told: { text: string }[][]) => told.flat().reduce((sum, { text }) => sum + text.length, 0);

it('tells all of what is short, by page', () => {
  const passages = [page(2, 5, 'Second.'), page(1, 1, 'First.')];
  expect(toldPassages([{ passages }])).toEqual([[page(1, 1, 'First.'), page(2, 5, 'Second.')]]);
});

it('tells the best pages of a long file, in whole sentences, and something of each source', () => {
  const file = Array.from({ length: 90 }, (_, at) => page(at + 1, at, sentence.repeat(200)));
  const abstracts = Array.from({ length: 7 }, () => [page(1, 0.1, sentence.repeat(60))]);
  const told = toldPassages([file, ...abstracts].map((passages) => ({ passages })));
  expect(lengthOf(told)).toBeLessThanOrEqual(40_000);
  expect(told.every((passages) => passages.length > 0)).toBe(true);
  expect(told[0]!.at(-1)!.page).toBe(90);
  expect(told.flat().every(({ text }) => text.trimEnd().endsWith('adults.'))).toBe(true);
});

it('tells nothing of a page without an end of a sentence', () => {
  expect(toldPassages([{ passages: [page(1, 1, 'word '.repeat(2_000))] }])).toEqual([[page(1, 1, '')]]);
});
