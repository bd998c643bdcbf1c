import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const words = (text: string) =>
  tokensOf(text, 0)
    .map((token) => token.t)
    .join(' ');

it.each([
  ['use it q.8 h. after meals', 'use it every 8 hours after meals'],
  ["I'm gonna see", 'i am going to see'],
  ["i do n't wan na go", 'i do not want to go'],
  ["it's been a week", 'it has been a week'],
  ['i i have have a cough', 'i have a cough'],
  ['is it is it worse', 'is it worse'],
  ['it is , uh , my knee', 'it is my knee'],
  ['s- some parma- , uh , palmar vein', 'some palmar vein'],
  ['acro acromioclavicular joint', 'acromioclavicular joint'],
  ['i saw dr . lee', 'i saw dr lee'],
  ['ninety seven . seven degrees', 'ninety seven point seven degrees'],
  ['it shows a . four millimeter stone', 'it shows a zero point four millimeter stone'],
  ['he had had it', 'he had had it'],
  ["it's never locked", 'it has never locked'],
  ["she's got gout", 'she has got gout'],
  ["it's come back", 'it has come back'],
  ["it's locked", 'it is locked'],
])('hears %j as %j', (text, heard) => {
  expect(words(text)).toBe(heard);
});

it('keeps the place of each word in the raw text', () => {
  const text = "Um, I don't take it.";
  const token = tokensOf(text, 3).find((candidate) => candidate.t === 'not')!;
  expect(text.slice(token.start, token.end)).toBe("don't");
  expect(token.u).toBe(3);
});
