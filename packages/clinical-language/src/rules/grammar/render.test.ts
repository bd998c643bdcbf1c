import { expect, it } from 'vitest';
import { renderWords } from './render.ts';

it.each([
  ['the patient is on bumex cozaar and norvasc', 'The patient is on Bumex, Cozaar and Norvasc.'],
  ['she takes vitamin d daily', 'She takes vitamin d daily.'],
  ['start insulin glargine 10 units', 'Start insulin glargine 10 units.'],
])('%s', (words, sentence) => {
  expect(renderWords(words.split(' '), new Set())).toBe(sentence);
});
