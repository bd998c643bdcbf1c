import { expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { read } from '../../testing/dialogues.ts';
import { readSeverity } from './severity.ts';

const severityIn = (question: string, answer: string): string | undefined =>
  readSeverity(clausesOf(read(`Doctor: ${question}\nPatient: ${answer}`)))?.value;

it.each([
  ['On a scale of one to ten, how bad is it?', 'Probably a six.', '6/10'],
  ['How bad is it out of ten, ten being the worst you have ever felt?', 'I would say seven out of ten.', '7/10'],
  ['What is your pain score?', 'A four to five.', '4 to 5/10'],
])('%s – %s', (question, answer, value) => {
  expect(severityIn(question, answer)).toBe(value);
});

it.each([
  ['On a scale of one to ten?', 'It was eight at first, then three, now one.'],
  ['On a scale of one to ten?', 'It is hard to say.'],
  ['How long has it been sore?', 'Six days.'],
])('is not sure after "%s – %s"', (question, answer) => {
  expect(severityIn(question, answer)).toBeUndefined();
});
