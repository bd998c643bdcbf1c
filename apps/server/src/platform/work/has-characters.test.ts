import { expect, it } from 'vitest';
import { hasCharacters } from './has-characters.ts';

it('counts the text of plain data, however deep it lies, and nothing else', () => {
  const data = { sections: [{ html: 'abc', at: 1_000 }, null], title: 'de', isNew: true };
  expect(hasCharacters(data, 5)).toBe(true);
  expect(hasCharacters(data, 6)).toBe(false);
  expect(hasCharacters('abc', 3)).toBe(true);
});
