import { describe, expect, it } from 'vitest';
import { findRedFlags } from './find-red-flags.ts';
import type { Reader } from './reader.ts';

const adult: Reader = { locale: 'en', patient: { ageYears: 45 }, answeredBy: 'patient' };
const raised = (text: string, reader: Reader = adult, asked: readonly string[] = []): string[] =>
  findRedFlags([{ text, asked }], reader).map(({ rule }) => rule);

describe('a sign that raises no flag', () => {
  it.each([
    'No chest pain and no shortness of breath.',
    'Denies fever, neck stiffness or confusion.',
    'I have never felt suicidal.',
    'I do not want to die.',
    'My father had a heart attack.',
    'My neighbor had a seizure and he could not breathe.',
    'I had a stroke ten years ago.',
    'In 2015, I had a seizure.',
    'I have a history of stroke.',
    'If I get chest pain and sweat, should I call?',
    'What are the signs of a stroke?',
    'I am afraid of having a stroke like my uncle.',
    'I laughed so hard I could not breathe.',
    'This bill almost gave me a heart attack.',
  ])('%s', (text) => {
    expect(raised(text)).toEqual([]);
  });

  it.each([
    'No tengo dolor de pecho ni falta de aire.',
    'Mi padre tuvo un infarto.',
    'Hace diez años tuve una convulsión.',
    'Si me da un infarto, ¿a quién llamo?',
  ])('%s', (text) => {
    expect(raised(text, { ...adult, locale: 'es' })).toEqual([]);
  });
});

describe('a sign that raises one', () => {
  it.each([
    ["I don't know why, but my face droops.", 'stroke'],
    ['No fever, but I have crushing chest pressure.', 'heart-attack'],
    ['No relief, I still cannot breathe.', 'breathing'],
    ['I had a stroke ten years ago and now my left arm is weak.', 'stroke'],
    ['My wife says my speech is slurred.', 'stroke'],
    ['If I killed myself nobody would care.', 'suicide'],
    ['I am scared I am having a heart attack.', 'heart-attack'],
    ['my chset hurts and im sweatting', 'heart-attack'],
    ['MY THROAT IS CLOSING UP!!!', 'anaphylaxis'],
    ['me duele el pecho y estoy sudando', 'heart-attack'],
  ])('%s', (text, rule) => {
    expect(raised(text)).toContain(rule);
  });

  it('is the patient of whom a relative writes, and not the relative of the patient', () => {
    const relative: Reader = { locale: 'en', patient: { ageYears: 80 }, answeredBy: 'relative' };
    expect(raised('My mother is confused since this morning.', relative)).toContain('confusion');
    expect(raised('Her father had a stroke.', relative)).toEqual([]);
  });

  it('is a child, whoever was said to answer', () => {
    const child: Reader = { locale: 'en', patient: { ageYears: 4 }, answeredBy: 'patient' };
    expect(raised('My son swallowed a battery.', child)).toContain('poisoning');
    expect(raised('His classmate had a seizure.', child)).toEqual([]);
  });
});

describe('a bare answer', () => {
  it('is of the signs that its question asked for', () => {
    expect(raised('yes', adult, ['face-droop', 'speech-trouble'])).toEqual(['stroke']);
    expect(raised('No.', adult, ['face-droop'])).toEqual([]);
    expect(raised('No, but my arm is numb on the left side', adult, ['face-droop'])).toEqual(['stroke']);
  });
});

describe('figures', () => {
  it.each([
    ['My oxygen is 84.', ['breathing']],
    ['My oxygen is 97.', []],
    ['bp 205/118 with a headache', ['blood-pressure', 'blood-pressure-alone']],
    ['My sugar is 41.', ['diabetes-low']],
    ['My temp is 99.1.', []],
    ['Call me if my sugar is below 50.', []],
  ])('%s', (text, rules) => {
    expect(raised(text)).toEqual(rules);
  });
});

it('reads long and strange texts without harm', () => {
  expect(raised('my chest '.repeat(20_000))).toBeInstanceOf(Array);
  expect(raised('no , '.repeat(5_000))).toEqual([]);
  expect(raised('\u0000 ) ( [ * + ? 💔')).toEqual([]);
});
