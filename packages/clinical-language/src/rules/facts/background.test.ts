import { expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { personaOf } from '../people/persona.ts';
import { backgroundRows, readBackground } from './background.ts';

const told = (...lines: string[]): string[] =>
  readBackground(
    clausesOf(read(['Doctor: Hello.', 'Patient: I am sore.', ...lines].join('\n'))),
    personaOf('male'),
  ).map(({ words }) => words.join(' '));

it.each(backgroundRows.map(({ id, example }) => [id, ...example]))('%s: "%s" – "%s"', (_, asked, answer, written) => {
  expect(told(`Doctor: ${asked}`, `Patient: ${answer}`)).toEqual([written]);
});

it.each([
  ['Doctor: Any allergies to medicines?', 'Patient: No, just latex.', ['he is allergic to latex']],
  ['Doctor: Any past illness?', 'Patient: I am allergic to penicillin.', ['he is allergic to penicillin']],
  ['Doctor: Any allergies?', 'Patient: My sister is allergic to penicillin.', []],
  [
    'Doctor: Do you drink alcohol?',
    'Patient: Six or seven pints a week.',
    ['he drinks 6 or 7 pints of alcohol a week'],
  ],
  ['Doctor: Do you smoke?', 'Patient: No, but I used to.', []],
  ['Doctor: Do you live alone?', 'Patient: Yes. I mean, I live with my partner.', ['he lives with his partner']],
  ['Doctor: Do you smoke?', 'Patient: About ten cigarettes a day.', ['he smokes 10 cigarettes a day']],
  ['Doctor: Do you have any medical conditions?', 'Patient: No, only asthma.', []],
])('%s %s', (asked, answer, written) => {
  expect(told(asked, answer)).toEqual(written);
});
