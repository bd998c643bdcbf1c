import { expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { personaOf } from '../people/persona.ts';
import { readFamily } from './family-history.ts';

const familyOf = (...lines: string[]): string[] =>
  readFamily(clausesOf(read(lines.join('\n'))), personaOf('male')).map(({ words }) => words.join(' '));

it.each([
  [
    ['Doctor: Any family history of illness?', 'Patient: My mother has diabetes and asthma.'],
    ['his mother has diabetes and asthma'],
  ],
  [
    ['Doctor: Does anything run in your family?', 'Patient: My mom has asthma. She died of stomach cancer.'],
    ['his mother had asthma and died of stomach cancer'],
  ],
  [
    ['Doctor: Any family history?', 'Patient: Nothing.', 'Doctor: And your mother?', 'Patient: She has diabetes.'],
    ['his mother has diabetes'],
  ],
  [['Doctor: Any family history of asthma?', 'Patient: My brother has no asthma.'], []],
  [['Doctor: Any family history?', 'Patient: No.', 'Doctor: Have you had asthma?', 'Patient: I have asthma.'], []],
  [['Doctor: How are you?', 'Patient: My mother has diabetes.'], []],
])('%j', (lines, told) => {
  expect(familyOf(...lines)).toEqual(told);
});
