import { describe, expect, it } from 'vitest';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { read } from '../../testing/dialogues.ts';
import { clinicianStatement } from './clinician-statement.ts';
import { withArticles } from './body-articles.ts';
import { findPersona, personaOf } from '../people/persona.ts';
import { isSound, polish } from './polish.ts';
import { renderWords } from './render.ts';
import { toThirdPerson } from '../people/third-person.ts';

const he = personaOf('male');
const unknown = personaOf(undefined);
const list = (text: string) => text.replaceAll(',', ' ,').split(' ');
const render = (text: string) => renderWords(list(text), new Set(['anna']));

describe('third person', () => {
  it.each([
    ['i am tired and i take my pills', 'he is tired and he takes his pills'],
    ['i have had it myself', 'he has had it himself'],
    ['i usually go and see my mother', 'he usually goes and sees his mother'],
    ['it hurts me when i walk', 'it hurts him when he walks'],
    ['i fell', 'he fell'],
  ])('of the patient: %j', (said, written) => {
    expect(toThirdPerson(list(said), 'patient', he).join(' ')).toBe(written);
  });

  it.each([
    ['you have swelling in your knee', 'he has swelling in his knee'],
    ['we will continue you on the metformin', 'we will continue him on the metformin'],
    ['if you take it', 'if he takes it'],
    ['this is for you', 'this is for him'],
  ])('of the clinician: %j', (said, written) => {
    expect(toThirdPerson(list(said), 'clinician', he).join(' ')).toBe(written);
  });

  it('says "the patient" and "they" while the sex is unknown', () => {
    expect(renderWords(toThirdPerson(list('i have pain when i walk'), 'patient', unknown), new Set())).toBe(
      'The patient has pain when they walk.',
    );
  });
});

describe('what the clinician will do', () => {
  it.each([
    ['i am going to order an mri', 'we will order an mri'],
    ['i want you to ice it', 'i recommend that the patient ice it'],
    ['you can take some tylenol', 'the patient can take some tylenol'],
    ['i will refer you to cardiology', 'we will refer the patient to cardiology'],
    ['i want to see you back in two weeks', 'the patient will follow-up in two weeks'],
    ['i think this is a sprain', 'i believe this is a sprain'],
  ])('%j → %j', (said, written) => {
    expect(clinicianStatement(list(said), he).join(' ')).toBe(written);
  });

  it.each(['let me know if you have questions', 'show me the labs', 'that is great'])('is not %j', (said) => {
    expect(clinicianStatement(list(said), he)).toEqual([]);
  });
});

it.each([
  ['hey, computer, order an mri', 'order an mri'],
  ['hey computer order an mri', 'order an mri'],
  ['hey, that hurts', 'that hurts'],
])('takes the call to a device off %j', (said, rest) => {
  expect(withoutOpeners(list(said))).toEqual(list(rest));
});

describe('clinical form', () => {
  it.each([
    ['blood pressure is one thirty over sixty eight', 'Blood pressure is 130/68.'],
    ['she takes five hundred milligrams once a day', 'She takes 500 mg daily.'],
    ['a seventy two year old woman', 'A 72-year-old woman.'],
    ['a two out of six murmur', 'A 2/6 murmur.'],
    ['saturation is ninety eight percent', 'Saturation is 98%.'],
    ['the other one is fine', 'The other one is fine.'],
    ['for one week', 'For 1 week.'],
    ['an mri by dr lee for anna on monday', 'An MRI by Dr. Lee for Anna on Monday.'],
    ['type two diabetes', 'Type 2 diabetes.'],
  ])('%j → %j', (said, written) => {
    expect(render(said)).toBe(written);
  });
});

describe('polish', () => {
  it.each([
    ['he has pain in his knee and', 'he has pain in his knee'],
    ['no any fever', 'no fever'],
    ['he does have a cough', 'he has a cough'],
    ['the lungs are clear , which is good', 'the lungs are clear'],
    ['he is still taking that', 'he is still taking it'],
    ['it has been swollen since then', 'it has been swollen since then'],
    ['there is some swelling or anything like that', 'there is swelling'],
    ['sorry there is tenderness here', 'there is tenderness here'],
    ['the pulse is 67 which is right where we want it', 'the pulse is 67'],
    ['he states that he was he was working', 'he states that he was working'],
  ])('%j → %j', (from, to) => {
    expect(polish(from.split(' ')).join(' ')).toBe(to);
  });

  it.each([
    ['he has a cough', true],
    ['is he taking it', false],
    ['when he walks', false],
    ['when he walks , he has pain', true],
    ['she will is no better', false],
    ['a lot of times', false],
    ['it looks normal', false],
    ['the lungs look normal', true],
    ['the pain is always', false],
    ['he has a lot', false],
  ])('%j is a whole sentence: %s', (text, sound) => {
    expect(isSound(text.split(' '))).toBe(sound);
  });
});

it('writes body parts in plans with an article', () => {
  expect(withArticles(list('an mri of his left knee and his pills')).join(' ')).toBe(
    'an mri of the left knee and his pills',
  );
});

describe('the patient', () => {
  it.each([
    ['Doctor: So Anna is a 40-year-old female with a cough.', 'female', 'Anna'],
    ['Doctor: Hello Mr. Brown, how are you?', 'male', undefined],
    ['Doctor: Good morning Peter.', 'male', 'Peter'],
    ['Doctor: Hello, how are you?', undefined, undefined],
  ])('is known from %j', (source, sex, name) => {
    const persona = findPersona(read(source));
    expect([persona.sex, persona.name]).toEqual([sex, name]);
  });

  it('is known best from the chart', () => {
    expect(findPersona(read('Doctor: Hello Mr. Brown.'), { sex: 'F', name: 'Kim Brown' })).toMatchObject({
      sex: 'female',
      name: 'Kim',
    });
  });
});
