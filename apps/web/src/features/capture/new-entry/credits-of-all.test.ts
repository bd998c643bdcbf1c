import { expect, test } from 'vitest';
import { creditsOfAll } from './credits-of-all.ts';

test('each text and each file to be sent is a note, a refused one is not, and a PDF has its own price', () => {
  const audio = { state: 'waiting', facts: null } as const;
  const pdf = { state: 'waiting', facts: { pages: 2, scanned: 0, credits: 15 } } as const;
  expect(creditsOfAll('', [], 3)).toBe(3);
  expect(creditsOfAll('She has a cough.', [], 3)).toBe(3);
  expect(creditsOfAll(' ', [audio], 3)).toBe(3);
  expect(creditsOfAll('She has a cough.', [audio, pdf, { ...audio, state: 'sent' }], 3)).toBe(21);
  expect(creditsOfAll('She has a cough.', [pdf, { ...audio, state: 'refused' }], 3)).toBe(18);
});
