import { expect, test } from 'vitest';
import { normaliseTitle } from './normalise-title.ts';

test('a name is folded to what people type when they look for it', () => {
  expect(normaliseTitle('  José   ÁLVAREZ ')).toBe('jose alvarez');
  expect(normaliseTitle('Zoë\tŁukasz')).toBe('zoe łukasz');
  expect(normaliseTitle('ﬁona')).toBe('fiona');
  expect(normaliseTitle('Nguyễn')).toBe('nguyen');
});

test('text that no database can hold leaves nothing behind', () => {
  expect(normaliseTitle('An\0na \ud800')).toBe('anna \ufffd');
});

test('100 kB of blanks and marks are folded at once', () => {
  expect(normaliseTitle(' '.repeat(50_000) + '\u0301'.repeat(50_000))).toBe('');
});
