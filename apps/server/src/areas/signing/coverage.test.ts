import { expect, it } from 'vitest';
import { sentenceMarks } from './coverage.ts';

const sentence = (text: string, section = 'hpi') => ({ section, text });

it('knows a sentence again wherever it moves within its section', () => {
  const [cough, fever] = sentenceMarks([sentence('Cough.'), sentence('Fever.')]);
  expect(sentenceMarks([sentence('New.'), sentence('Fever.'), sentence('Cough.')]).slice(1)).toEqual([fever, cough]);
});

it('tells changed words, another section and a repetition apart', () => {
  const marks = sentenceMarks([sentence('Cough.'), sentence('Cough'), sentence('Cough.', 'plan'), sentence('Cough.')]);
  expect(new Set(marks).size).toBe(4);
});
