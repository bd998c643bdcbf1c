import { expect, it } from 'vitest';
import { personaOf } from '../people/persona.ts';
import { renderWords } from './render.ts';
import { declarative } from './declarative.ts';
import { clinicianStatement } from './clinician-statement.ts';
import { isSound } from './polish.ts';

const list = (text: string) => text.replaceAll(',', ' ,').split(' ').filter(Boolean);
const she = personaOf('female');

it.each([
  ['she has not been she has been eating', 'She has been eating.'],
  ['he felt , he had a struggle in his foot', 'He had a struggle in his foot.'],
  ['he still having some knee issues', 'He is still having some knee issues.'],
  ["his blood pressure's a little high", 'His blood pressure is a little high.'],
  ['cholesterol was , a tiny bit high', 'Cholesterol was a tiny bit high.'],
  ['when she stands up , she is dizzy', 'She is dizzy when she stands up.'],
  ['1 plus pitting edema', '1+ pitting edema.'],
  ['an ejection fraction of 45 %', 'An ejection fraction of 45%.'],
  ['it is going to be meloxicam 15 milligrams', 'Meloxicam 15 mg.'],
])('writes "%s" as "%s"', (said, written) => {
  expect(renderWords(list(said), new Set())).toBe(written);
});

it.each([
  ['went to the hospital last week', 'she went to the hospital last week'],
  ['been taking ibuprofen', 'she has been taking ibuprofen'],
  ['started about a week ago', 'symptoms started about a week ago'],
  ['hurts when i walk', 'it hurts when she walks'],
  ['i hurt my back', 'she hurt her back'],
])('gives the patient\'s "%s" its subject', (said, written) => {
  expect(declarative(list(said), 'patient', she).words.join(' ')).toBe(written);
});

it.each([
  ['i will see you take it as directed', 'the patient should take it as directed'],
  ['i will see you in two weeks', 'the patient will follow-up in two weeks'],
  ['order a refill of protonix', 'we will order a refill of protonix'],
])('writes the order "%s"', (said, written) => {
  expect(clinicianStatement(list(said), she).join(' ')).toBe(written);
});

it.each(['she has been doing', 'the patient is going', 'her symptoms are good today', 'she has not noticed'])(
  'holds "%s" for empty talk',
  (said) => {
    expect(isSound(list(said))).toBe(false);
  },
);
