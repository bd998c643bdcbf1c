import { expect, test } from 'vitest';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { writtenLines } from './written-lines.ts';

const lines = (texts: readonly string[], page?: number): Utterance[] =>
  texts.map((text, at) => ({
    id: `u${at + 1}`,
    speaker: '',
    role: 'unknown',
    startMs: null,
    endMs: null,
    text,
    confidence: null,
    ...(page === undefined ? {} : { page }),
  }));

const report = [
  'Patient: Maria Lind',
  'Past medical history: hypertension',
  'Allergies: penicillin (rash), sulfa',
  'Examination: Lungs are clear.',
  'Date: 3 March',
  'Thank you for the referral.',
  'ALLERGIES',
  'Latex',
  'Plan: stress test',
  'LABORATORY REPORT',
  'Haemoglobin 13.2 g/dL',
  'The patient is allergic to nickel.',
];

test('what stands under a heading keeps its words and goes by its heading; the rest is left', () => {
  const { drafts, rest } = writtenLines(lines(report, 1));
  expect(drafts.map(({ topic, text }) => [topic, text])).toEqual([
    ['pmh', 'Past medical history: hypertension.'],
    ['allergies', 'Allergies: penicillin (rash), sulfa.'],
    ['exam', 'Examination: Lungs are clear.'],
    ['allergies', 'Latex.'],
    ['plan', 'Plan: stress test.'],
    ['results', 'Haemoglobin 13.2 g/dL.'],
    ['allergies', 'The patient is allergic to nickel.'],
  ]);
  expect(rest.map(({ text }) => text)).toEqual(['Thank you for the referral.']);
});

test('what people said is never taken for a document', () => {
  expect(writtenLines(lines(report)).drafts).toEqual([]);
});

test('the allergies of a report stand in the history of a note, and nowhere in its examination', () => {
  const recipe = {
    ...generalRecipe,
    sections: ['History', 'Allergies', 'Physical exam', 'Assessment and plan'].map((header) => ({
      ...generalRecipe.sections[0]!,
      key: header,
      header,
    })),
  };
  const { sections, sentences } = composeNote({ utterances: lines(report, 1), recipe });
  const html = (key: string) => sections.find((section) => section.key === key)!.html;
  expect(html('Allergies')).toContain('Allergies: penicillin (rash), sulfa.');
  expect(html('Allergies')).toContain('Latex.');
  expect(html('Physical exam')).toContain('Lungs are clear.');
  expect(html('Physical exam')).not.toContain('llerg');
  expect(sentences.every(({ links, kind }) => links.length > 0 || kind === 'template')).toBe(true);
});
