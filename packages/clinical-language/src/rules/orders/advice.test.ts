import { describe, expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { personaOf } from '../people/persona.ts';
import { read } from '../../testing/dialogues.ts';
import { readAdvice, readReturns } from './advice.ts';

const persona = personaOf('female');
const clausesFor = (said: string) => clausesOf(read(`Patient: My back is sore.\nDoctor: ${said}`));
const adviceIn = (said: string): string[] =>
  readAdvice(clausesFor(said), persona, () => true).map(({ words }) => words.join(' '));
const returnsIn = (said: string): string[] =>
  readReturns(clausesFor(said), persona).map(({ kind, words }) => `${kind}: ${words.join(' ')}`);

describe('advice', () => {
  it.each([
    ['Drink plenty of fluids.', ['drink plenty of fluids']],
    ['I want you to ice the knee three times a day.', ['ice the knee three times a day']],
    ['Things you can do to help is get plenty of rest.', ['get plenty of rest']],
    ['I think keeping a headache diary would be quite important.', ['keep a headache diary']],
    ['It may be worth keeping a headache diary.', ['keep a headache diary']],
    ["Let's try and keep yourself well-hydrated, okay?", ['keep herself well-hydrated']],
    [
      'Record your blood pressures daily and bring them with you.',
      ['record her blood pressures daily and bring them with her'],
    ],
    ['Keep looking straight here.', []],
    ['So you can climb three flights of stairs and you do not get out of breath.', []],
    ['I want you to rest it.', ['rest']],
    ['How much water do you drink?', []],
    ['In terms of your health are you , uh , eating and drinking okay', []],
  ])('%s', (said, lines) => {
    expect(adviceIn(said)).toEqual(lines);
  });
});

describe('return advice and follow-up', () => {
  it.each([
    [
      'If it gets worse or you have a fever, come back and see me.',
      ['return: call or return if it gets worse or she has a fever'],
    ],
    [
      "If next week you're still not better, I'd like you to come back and see me.",
      ['return: call or return if next week she is still not better'],
    ],
    [
      'If you have chest pain, go straight to the emergency room.',
      ['return: go to the emergency department if she has chest pain'],
    ],
    [
      'If your arm gets weak. Then you have to take yourself straight to A and E.',
      ['return: go to the emergency department if the arm gets weak'],
    ],
    [
      'Your breathing is getting worse, then you have to take yourself straight to A and E.',
      ['return: go to the emergency department if her breathing is getting worse'],
    ],
    [
      'I want you to be seen by one of the doctors here in the next few days.',
      ['advice: arrange face-to-face review in the next few days'],
    ],
    ['I saw one of the doctors here today.', []],
    ["I'd like you to call the ambulance now.", ['advice: call an ambulance']],
    ['You need to take yourself to A and E now.', ['advice: go to the emergency department']],
    ['I will see you back in two weeks.', ['followUp: follow up in 2 weeks']],
    ['Call me if you have any questions.', []],
    [
      'Watch out for increasing belly pain, a fever, or vomiting.',
      ['return: call or return if there is worsening abdominal pain , fever , or vomiting'],
    ],
    [
      'Look out for when you get a rash or your leg swells.',
      ['return: call or return if she gets a rash or the leg swells'],
    ],
    ['We will watch for the results.', []],
  ])('%s', (said, lines) => {
    expect(returnsIn(said)).toEqual(lines);
  });

  it('keeps the last follow-up that was said', () => {
    expect(returnsIn('See me back in two weeks. No, follow up in one month.')).toEqual([
      'followUp: follow up in 1 month',
    ]);
  });
});

it('names the signs that "any of those" means, or says nothing', () => {
  expect(returnsIn('Watch out for a fever or vomiting. If you have any of those, give me a call.')).toEqual([
    'return: call or return if she has fever or vomiting',
  ]);
  expect(returnsIn('If you have any of those, give me a call.')).toEqual([]);
});
