import { expect, it } from 'vitest';
import { wordToLearn } from './word-to-learn.ts';

it.each([
  ['I take metal pro lol daily.', 'I take metoprolol daily.', 'metoprolol'],
  ['I saw doctor limb.', 'I saw doctor Lind.', 'Lind'],
  ['My h b one c was eight.', 'My HbA1c was eight.', 'HbA1c'],
  ['on met oprah law suck sin eight', 'on metoprolol succinate', 'metoprolol succinate'],
  ['He takes a spring.', 'He takes aspirin.', 'aspirin'],
])('%s became %s', (before, after, word) => {
  expect(wordToLearn(before, after)).toBe(word);
});

it.each([
  ['for three days', 'for five days'],
  ['every Monday', 'every Tuesday'],
  ['I feel fine.', 'I feel quite fine.'],
  ['I feel fine now.', 'I feel fine.'],
  ['the same', 'the same'],
  ['one two', 'an altogether different sentence that was typed anew'],
])('nothing is to be learned when %s became %s', (before, after) => {
  expect(wordToLearn(before, after)).toBeNull();
});
