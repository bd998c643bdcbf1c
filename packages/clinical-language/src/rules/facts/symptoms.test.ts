import { describe, expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { read } from '../../testing/dialogues.ts';
import { personaOf } from '../people/persona.ts';
import { readSymptoms } from './symptoms.ts';

const symptomsOf = (source: string): string[] => {
  const clauses = clausesOf(read(source));
  const phases = clauses.map(() => 'history' as const);
  return readSymptoms(clauses, phases, personaOf('female')).map(({ denied, quality, name, circumstance }) =>
    [denied ? 'no' : 'has', ...quality, name, ...circumstance].join(' '),
  );
};
const asked = (question: string, answer: string): string[] => symptomsOf(`Doctor: ${question}\nPatient: ${answer}`);

describe('what is asked', () => {
  it.each([
    ['Any fever or chills?', 'No.', ['no fever', 'no chills']],
    ['Do you have a cough?', 'Yes.', ['has cough']],
    ['Have you had any nausea or vomiting?', 'I was nauseous, but no vomiting.', ['has nausea', 'no vomiting']],
    [
      'Do you get short of breath?',
      'Only when I climb the stairs.',
      ['has shortness of breath when she climbs the stairs'],
    ],
    ['Do you ever feel dizzy?', 'Once in a while.', ['has occasional dizziness']],
    ['Any chest pain?', 'Slight tightness.', ['has mild chest tightness']],
    ['No wheezing?', 'No.', ['no wheezing']],
    ['You endorsed some sneezing, but how about a cough?', 'No.', ['has sneezing', 'no cough']],
    ['Any cough?', 'No, a bit of a headache.', ['no cough', 'has mild headache']],
  ])('%s – %s', (question, answer, found) => {
    expect(asked(question, answer)).toEqual(found);
  });

  it.each([
    ['Is there swelling or numbness?', 'Yes.'],
    ['How about wheezing, cough, muscle aches?', 'Sometimes, when I run.'],
    ['How bad is the nausea?', 'It depends.'],
    ['Have you had a fever?', 'I would have to ask my wife.'],
  ])('is sure of nothing after "%s – %s"', (question, answer) => {
    expect(asked(question, answer)).toEqual([]);
  });
});

describe('what is told', () => {
  it.each([
    ['I have been so tired and I keep coughing.', ['has fatigue', 'has cough']],
    ['I have had a terrible headache for three days.', ['has severe headache for three days']],
    ['I have not had any fever, chills or sweats.', ['no fever', 'no chills', 'no sweating']],
    ['No fever, some chills.', ['no fever', 'has chills']],
    ['My skin is itchy, not all the time.', ['has itching']],
    ['My rash comes and goes.', ['has intermittent rash']],
    ['I had some vomiting. But then that went away.', ['has vomiting , now resolved']],
    ['I have a fever. Sorry, I have hay fever.', []],
    ['It is numb when I touch this side.', ['has numbness']],
    ['No operations, I have had back pain on and off.', ['has intermittent back pain']],
  ])('%s', (said, found) => {
    expect(symptomsOf(`Patient: ${said}`)).toEqual(found);
  });

  it.each([
    ['of another', 'My son has a cough.'],
    ['only supposed', 'I am worried it might turn into a fever.'],
    ['of years ago', 'I used to get migraines and dizziness.'],
    ['over', 'The nausea went away.'],
    ['what a drug is for', 'These are my headache pills.'],
    ['a wish', 'I wish I had some weight loss.'],
    ['said and denied', 'I have a cough. I do not have a cough.'],
  ])("is not the patient's when it is %s", (_, said) => {
    expect(symptomsOf(`Patient: ${said}`)).toEqual([]);
  });

  it('counts when it was told twice and once denied', () => {
    expect(symptomsOf('Patient: I am dizzy. I was dizzy at work too. Now I am not dizzy.')).toEqual(['has dizziness']);
  });
});
