import { expect, test } from 'vitest';
import { goesInPieces } from './goes-in-pieces.ts';

const megabytes = (count: number) => count * 1024 * 1024;

test.each([
  ['lab.pdf', megabytes(20), false],
  ['lab.pdf', megabytes(20) + 1, true],
  ['sheet.jpg', megabytes(5), false],
  ['sheet.png', megabytes(21), true],
  ['visit.mp3', 65_536, false],
  ['visit.mp3', 65_537, true],
  ['visit.txt', megabytes(1), true],
])('%s of %i bytes goes in pieces: %s', (name, size, expected) => {
  expect(goesInPieces([{ name, size }])).toBe(expected);
});
