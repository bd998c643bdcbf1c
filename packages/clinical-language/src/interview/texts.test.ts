import { describe, expect, it } from 'vitest';
import { readingGrade } from '../patient-summary/reading-grade.ts';
import { emergencyTexts } from '../red-flags/emergency-text.data.ts';
import { signs } from '../red-flags/signs.ts';
import { complaints } from './complaints.data.ts';
import {
  closing,
  followUpQuestions,
  followUps,
  intakeQuestions,
  introduction,
  openQuestion,
  postOpQuestions,
} from './questions.data.ts';

const rows = [
  openQuestion,
  ...intakeQuestions,
  ...followUpQuestions,
  ...postOpQuestions,
  ...Object.values(followUps).map(({ own }) => own),
];
const english = rows
  .flatMap(({ text, confirm }) => [text, ...(confirm ? [confirm] : [])])
  .flatMap(({ en }) => [en.self, en.other]);

describe('texts for patients', () => {
  it.each([
    ...english,
    introduction.en,
    closing.en,
    ...Object.entries(emergencyTexts.en).flatMap(([key, text]) => (key === 'anyNumber' ? [] : text)),
  ])('are of grade 6 or less: %s', (text) => {
    expect(readingGrade([text.replaceAll(/\{\w+\}/g, '911')])).toBeLessThanOrEqual(6);
  });

  it('are written in both languages', () => {
    const all = rows.flatMap(({ text, confirm }) => [text, ...(confirm ? [confirm] : [])]);
    expect(all.filter(({ en, es }) => en.self === es.self || en.other === es.other)).toEqual([]);
    expect(Object.values(signs).filter(({ name }) => name.en === '' || name.es === '')).toEqual([]);
    expect(new Set(complaints.map(({ id }) => id)).size).toBe(complaints.length);
  });
});
