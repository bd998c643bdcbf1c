import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const split = (text: string) => splitSentences(text).map((sentence) => sentence.text);

it.each([
  ['He has a cough. He denies fever.', ['He has a cough.', 'He denies fever.']],
  ['Seen by Dr. Smith. Take 2.5 mg b.i.d. with food.', ['Seen by Dr. Smith.', 'Take 2.5 mg b.i.d. with food.']],
  ['Take it p.r.n. Follow up in a week.', ['Take it p.r.n.', 'Follow up in a week.']],
  ['1. Hypertension. Stable.', ['1. Hypertension.', 'Stable.']],
  ['Any pain? No! Really…', ['Any pain?', 'No!', 'Really…']],
  ['BP 120/80\nHR 72', ['BP 120/80', 'HR 72']],
  ['Temperature is 98.6. Weight is 70 kg.', ['Temperature is 98.6.', 'Weight is 70 kg.']],
  ['', []],
])('splits %j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

it('gives the place of each sentence in the text', () => {
  const text = '  One.  Two.';
  for (const sentence of splitSentences(text)) expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
});
