import { expect, it } from 'vitest';
import { renderWords } from './render.ts';

it.each([
  ['she takes plavix zocor and lasix', 'She takes Plavix, Zocor and Lasix.'],
  ['she takes vitamin d daily', 'She takes vitamin d daily.'],
  ['start insulin glargine 10 units', 'Start insulin glargine 10 units.'],
])('%s', (words, sentence) => {
  expect(renderWords(words.split(' '), new Set())).toBe(sentence);
});
