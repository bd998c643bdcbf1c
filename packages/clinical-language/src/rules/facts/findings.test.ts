import { describe, expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import type { Phase } from '../clauses/phases.ts';
import { personaOf } from '../people/persona.ts';
import { read } from '../../testing/dialogues.ts';
import { readFindings } from './findings.ts';

const findingsIn = (said: string, phase: Phase = 'results'): string[] => {
  const clauses = clausesOf(read(`Patient: My knee is sore.\nDoctor: ${said}`));
  return readFindings(
    clauses,
    clauses.map(() => phase),
    personaOf('female'),
  ).map(({ topic, words }) => `${topic}: ${words.join(' ')}`);
};

describe('a result, with the test that it is of', () => {
  it.each([
    ['Here is your right knee x-ray. It shows no fracture.', ['results: right knee x-ray : no fracture']],
    [
      'We drew a creatinine when you came in. It is up slightly, which might suggest an obstruction.',
      ['results: creatinine : up slightly'],
    ],
    ['Your creatinine, that is your kidney function, that looks stable.', ['results: creatinine looks stable']],
    [
      'Looking at your blood pressure today here in the office, it is a little elevated.',
      ['vitals: blood pressure : a little elevated'],
    ],
    [
      'I reviewed the results of your CT, which shows a small mass in the liver.',
      ['results: ct : small mass in the liver'],
    ],
  ])('%s', (said, found) => {
    expect(findingsIn(said)).toEqual(found);
  });
});

describe('a finding of the examination', () => {
  it.each([
    [
      'On your heart exam, I do appreciate a two out of six systolic murmur, which I have heard in the past.',
      ['exam: two out of six systolic murmur'],
    ],
    ['I see mild swelling of the left ankle so basically.', ['exam: mild swelling of the left ankle']],
    ['I do not appreciate any edema.', ['exam: no edema']],
    ['Your lungs are clear and your abdomen is soft.', ['exam: lungs are clear', 'exam: abdomen is soft']],
    ['You have some tenderness over the joint line.', ['exam: tenderness over the joint line']],
  ])('%s', (said, found) => {
    expect(findingsIn(said, 'exam')).toEqual(found);
  });
});

it.each([
  ['Let me listen to your lungs.'],
  ['That means there is a lot going on here.'],
  ['I would like to see that a little lower.'],
  ['It shows what I expected.'],
  ['Lift your leg for me.'],
])('is none: %s', (said) => {
  expect(findingsIn(said, 'exam')).toEqual([]);
});

it('is said once', () => {
  expect(findingsIn('There is no swelling. Again, there is no swelling.', 'exam')).toEqual(['exam: no swelling']);
});

it.each([
  ['I do recognize the blister on your heel.', ['exam: blister on the heel']],
  ['I do not recognize a palpable pulse.', ['exam: no palpable pulse']],
  [
    'Your heart rate and your oxygenation all look really good.',
    ['exam: heart rate and oxygenation all appear normal'],
  ],
  ['I see no fracture of that left wrist.', ['results: no fracture of the left wrist']],
])('is written whole, however it is seen: %s', (said, found) => {
  expect(findingsIn(said, 'exam')).toEqual(found);
});
