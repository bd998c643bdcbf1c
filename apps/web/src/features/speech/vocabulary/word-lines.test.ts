import { expect, test } from 'vitest';
import { readWordLines } from './word-lines.ts';

test('a pasted list becomes its words, each once, without bullets, numbers and blank lines', () => {
  expect(readWordLines('- Xarelto\r\n\r\n2. Dr.  Özdemir\nxarelto\n  Lindenhof,\nB12; COVID-19')).toEqual({
    words: ['Xarelto', 'Dr. Özdemir', 'Lindenhof', 'B12', 'COVID-19'],
    tooLong: [],
  });
});

test('what is too long for a word is named and left out', () => {
  const long = 'x'.repeat(61);
  expect(readWordLines(`Eliquis\n${long}`)).toEqual({ words: ['Eliquis'], tooLong: [long] });
  expect(readWordLines(' \n ')).toEqual({ words: [], tooLong: [] });
});
