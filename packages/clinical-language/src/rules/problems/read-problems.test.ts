import { describe, expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { read } from '../../testing/dialogues.ts';
import { problemOpeners, readProblems, sameProblem } from './read-problems.ts';

const problemsIn = (said: string): string[] =>
  readProblems(clausesOf(read(`Patient: My foot is sore.\nDoctor: ${said}`)), () => true).map(({ name }) => name);

it.each(problemOpeners.map(({ id, example }) => [id, example]))('%s opens a problem: "%s"', (_, example) => {
  expect(problemsIn(example!)).toHaveLength(1);
});

describe('the name of a problem', () => {
  it.each([
    ['I think you have plantar fasciitis.', ['plantar fasciitis']],
    ['I do wonder whether this is a flare-up of your eczema.', ['eczema']],
    ["I think you're probably suffering from what we call gastroenteritis.", ['gastroenteritis']],
    [
      'For your first problem of your wrist sprain. In terms of your asthma, continue the inhaler.',
      ['wrist sprain', 'asthma'],
    ],
    ['Your first problem is right foot pain consistent with a Lisfranc fracture.', ['lisfranc fracture']],
    ['So the diagnosis would be a left hand ring finger contusion.', ['left hand ring finger contusion']],
    ['I think that you have a scalp psoriasis.', ['scalp psoriasis']],
    ['From a diabetes standpoint you are doing well.', ['diabetes']],
    ['You may have something called labyrinthitis.', ['possible labyrinthitis']],
    ['It could be part of what is called tension headache.', ['possible tension headache']],
    ['These signs indicate the possibility of a heart attack.', ['possible heart attack']],
    ['We are worried about an anaphylactic reaction.', ['possible anaphylaxis']],
    [
      'I think you probably have a viral illness, maybe a chest infection, or maybe early signs of a flu.',
      ['viral illness', 'possible lower respiratory tract infection', 'possible influenza'],
    ],
    ['With your asthma it looks like you are having a small exacerbation.', ['asthma exacerbation']],
  ])('%s', (said, names) => {
    expect(problemsIn(said).map((name) => name.toLowerCase())).toEqual(names);
  });
});

it.each([
  ['In terms of smoking, do you smoke at all?'],
  ['I do not think this is pneumonia.'],
  ['We want to prevent a stroke.'],
  ['The first thing that comes to my mind.'],
  ['Do you have high blood pressure or diabetes?'],
  ['It eases things like you have a temperature.'],
  ['We look for signs of anemia.'],
  ['You have been diagnosed with heart failure.'],
])('opens none: %s', (said) => {
  expect(problemsIn(said)).toEqual([]);
});

it('knows one problem by a longer name', () => {
  expect(sameProblem('knee pain', 'right knee pain')).toBe(true);
  expect(sameProblem('knee pain', 'hip pain')).toBe(false);
});
