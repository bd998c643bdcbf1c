import { expect, it } from 'vitest';
import { read } from './testing/dialogues.ts';
import { verifyLink } from './verify-link.ts';

const utterances = read('Patient: I take five hundred milligrams, twice a day.');
const { text, id } = utterances[0]!;
const link = (quote: string, start = 0, end = text.length, utteranceId = id) => ({
  utteranceId,
  start,
  end,
  startMs: null,
  endMs: null,
  quote,
});

it.each([
  [link('five hundred milligrams'), true],
  [link('500 Milligrams  twice a day'), true],
  [link('I TAKE 500'), true],
  [link('5000 milligrams'), false],
  [link('500', 0, 6), false],
  [link('twice', 0, text.length + 1), false],
  [link('twice', 5, 5), false],
  [link('twice', 0, text.length, 'u9'), false],
  [link(' . '), false],
])('judges %j', (candidate, valid) => {
  expect(verifyLink(candidate, utterances)).toBe(valid);
});
