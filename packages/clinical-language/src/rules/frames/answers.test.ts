import { describe, expect, it } from 'vitest';
import { readAnswer } from './answers.ts';
import { propositionOf } from './propositions.ts';
import { lengthAnswer } from './short-answers.ts';
import { itemsOf } from './topic-list.ts';

const list = (text: string) => text.replaceAll(',', ' ,').split(' ');

describe('an answer', () => {
  it.each([
    ['no', 'no', ''],
    ['no, nothing like that', 'no', ''],
    ['not that i know of', 'no', ''],
    ['no i do not but my back hurts', 'no', 'my back hurts'],
    ['yes i have', 'yes', ''],
    ['yeah it wakes me up', 'yes', 'it wakes me up'],
    ['sometimes at night', 'yes', 'sometimes at night'],
  ])('%j says %s', (text, polarity, rest) => {
    const answer = readAnswer(list(text));
    expect([answer?.polarity, answer?.rest.join(' ')]).toEqual([polarity, rest]);
  });

  it.each([
    ['no fever or chills', 'denied'],
    ['no , no chest pain', 'denied'],
    ['no , just some nausea', 'reported'],
    ['not really , a little dizziness', 'reported'],
    ['no , headaches', 'unclear'],
  ])('%j leaves what follows %s', (text, bearing) => {
    expect(readAnswer(text.split(' '))?.bearing).toBe(bearing);
  });

  it('is no yes or no when it only begins like one', () => {
    expect(readAnswer(list('i have a cough'))).toBeUndefined();
  });
});

describe('a question', () => {
  it.each([
    ['any fever or chills', { topic: ['fever', 'or', 'chills'] }],
    ['have you had any chest pain recently', { topic: ['chest', 'pain'] }],
    ['do you have a cough', { topic: ['cough'] }],
    ['what about swelling in your legs', { topic: ['swelling', 'in', 'your', 'legs'] }],
    [
      'are you taking your pills',
      { yes: list('you are taking your pills'), no: list('you are not taking your pills') },
    ],
    ['did you fall', { yes: list('you fell'), no: list('you did not fall') }],
    ['does it hurt', { yes: list('it does hurt'), no: list('it does not hurt') }],
    [
      'is your right finger hurting',
      { yes: list('your right finger is hurting'), no: list('your right finger is not hurting') },
    ],
    ['do you smoke', { yes: list('you smoke'), no: list('you do not smoke') }],
  ])('%j asks about %j', (text, proposition) => {
    expect(propositionOf(list(text), false)).toEqual(proposition);
  });

  it.each(['how are you doing', 'do you have any questions', 'is it constant or does it come and go'])(
    '%j asks for no yes or no',
    (text) => {
      expect(propositionOf(list(text), false)).toBeUndefined();
    },
  );
});

it.each([
  ['how long have you had this', 'about two weeks', 'symptoms have been present for about two weeks'],
  ['when did it start', 'last monday', 'symptoms started last monday'],
  ['how bad is it on a scale of one to ten', 'maybe a seven', 'i rate the pain at 7/10'],
  ['how often does it happen', 'twice a week', 'this occurs twice a week'],
])('"%s" – "%s" reads "%s"', (question, answer, statement) => {
  expect(lengthAnswer(list(question), list(answer))?.join(' ')).toBe(statement);
});

it.each([
  ['fever, chills, or cough', ['fever', 'chills', 'cough']],
  ['joint pain fever weight loss', ['joint pain', 'fever', 'weight loss']],
  ['fever along with the headache', ['fever']],
  ['sick to her stomach', ['feeling sick to her stomach']],
  ['moving his neck', []],
  ['since then', []],
])('finds the things in "%s"', (text, items) => {
  expect(itemsOf(list(text)).map((item) => item.join(' '))).toEqual(items);
});

it.each([
  ['how long has this been going on', 'just today really', 'symptoms started today'],
  ['how long did that episode last for', 'about ten minutes', undefined],
])('how long: "%s" – "%s"', (asked, answer, written) => {
  expect(lengthAnswer(asked.split(' '), answer.split(' '))?.join(' ')).toBe(written);
});
