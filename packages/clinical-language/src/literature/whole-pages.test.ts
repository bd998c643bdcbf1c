import { expect, test } from 'vitest';
import { wholePages } from './whole-pages.ts';

test('a sentence that a page cuts is on neither page', () => {
  expect(
    wholePages([
      'Metformin lowers glucose. Metformin is not',
      '',
      'recommended for patients with renal impairment. Check eGFR first.',
    ]),
  ).toEqual(['Metformin lowers glucose.', '', 'Check eGFR first.']);
});

test('what begins in small letters after a footer belongs to the page before', () => {
  expect(wholePages(['Metformin is not © 2020 Society.', 'recommended in dialysis. Stop it.'])[1]).toBe('Stop it.');
});

test('a page that ends with its sentence loses nothing, nor does the last one', () => {
  const pages = ['One is whole. “Two is, too.”', 'Three is whole. Four ends the file'];
  expect(wholePages(pages)).toEqual(pages);
});
