import { expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { putRight } from './put-right.ts';

const heard = (said: string): string[] =>
  putRight(clausesOf(read(said))).map(
    ({ role, question, words }) => `${role[0]}${question ? '?' : ''} ${words.join(' ')}`,
  );

it.each([
  ['Patient: My left knee hurts. No wait, it is the right knee.', ['p my right knee hurts']],
  ['Doctor: You are allergic to sulfa, right?\nPatient: Right.', ['p i am allergic to sulfa']],
  ['Doctor: You had your gallbladder out?\nPatient: Yes, in 2010.', ['p i had my gallbladder out in 2010']],
  ['Doctor: You have asthma, correct?\nPatient: No.', ['c? do you have asthma', 'p no']],
  ['Doctor: Your mother had breast cancer, right?\nPatient: No, that was my aunt.', ['p my aunt had breast cancer']],
  ['Doctor: Your lungs are clear.\nPatient: Okay.', ['c your lungs are clear']],
  ['Patient: The rash came five days ago. Sorry, four days ago.', ['p the rash came four days ago']],
  ['Patient: I have two cats. Six days ago I fell.', ['p i have two cats', 'p six days ago i fell']],
  ['Doctor: You should rest.\nPatient: Yes.', ['c you should rest', 'p yes']],
])('%j', (said, clauses) => {
  expect(heard(said)).toEqual(clauses);
});
